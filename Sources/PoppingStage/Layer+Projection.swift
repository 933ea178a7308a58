import PoppingCore

extension Layer {
  /// The map from the layer's own plane to its superlayer's.
  public var projection: Projection { projection(of: look) }

  /// The map that the layer would have with another look.
  func projection(of look: Look) -> Projection {
    isMirrored ? .mirror(about: look.bounds.midX).followed(by: look.projection) : look.projection
  }
}

extension Projection {
  /// The map that changes left for right about a vertical line.
  public static func mirror(about x: Double) -> Projection {
    Projection(x: SIMD3(-1, 0, 2 * x), y: SIMD3(0, 1, 0), w: SIMD3(0, 0, 1))
  }
}
