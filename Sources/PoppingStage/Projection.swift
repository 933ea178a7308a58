/// A map from one plane to another that keeps lines straight: what turns, scales and perspective do to a flat layer.
///
/// Homogeneous coordinates: a point (x, y) goes to (X / W, Y / W), each of the three a sum of multiples of x, y and 1.
/// A W of zero or less lies behind the viewer.
public struct Projection: Equatable, Sendable {
  /// The factors of x, y and 1 in X.
  public var x: SIMD3<Double>

  /// The factors of x, y and 1 in Y.
  public var y: SIMD3<Double>

  /// The factors of x, y and 1 in W.
  public var w: SIMD3<Double>

  /// The map that leaves every point where it is.
  public static let identity = Projection(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), w: SIMD3(0, 0, 1))

  /// Makes a projection from its three rows.
  public init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// Where a point goes; nil when that is behind the viewer or infinitely far.
  public func apply(to point: Point) -> Point? {
    let weight = w.x * point.x + w.y * point.y + w.z
    guard weight > 1e-9 else { return nil }
    return Point(
      (x.x * point.x + x.y * point.y + x.z) / weight, (y.x * point.x + y.y * point.y + y.z) / weight)
  }

  /// This map first, then the other.
  public func followed(by next: Projection) -> Projection {
    func row(_ factors: SIMD3<Double>) -> SIMD3<Double> { x * factors.x + y * factors.y + w * factors.z }
    return Projection(x: row(next.x), y: row(next.y), w: row(next.w))
  }

  /// Twice the signed area that a small right angle keeps; below zero where the plane is seen from behind.
  public var determinant: Double {
    x.x * (y.y * w.z - y.z * w.y) - x.y * (y.x * w.z - y.z * w.x) + x.z * (y.x * w.y - y.y * w.x)
  }

  /// Whether the plane is seen from behind.
  public var isMirrored: Bool { determinant < 0 }

  /// The map back; nil when the plane is seen edge-on or has no size.
  public var inverse: Projection? {
    let determinant = determinant
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    let adjugate = Projection(
      x: SIMD3(y.y * w.z - y.z * w.y, x.z * w.y - x.y * w.z, x.y * y.z - x.z * y.y),
      y: SIMD3(y.z * w.x - y.x * w.z, x.x * w.z - x.z * w.x, x.z * y.x - x.x * y.z),
      w: SIMD3(y.x * w.y - y.y * w.x, x.y * w.x - x.x * w.y, x.x * y.y - x.y * y.x)
    )
    // The sign matters: W has to stay positive for what lies before the viewer.
    let factor = 1 / determinant
    return Projection(x: adjugate.x * factor, y: adjugate.y * factor, w: adjugate.w * factor)
  }
}
