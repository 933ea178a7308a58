/// A magnification along x and y; 1 is the natural size. A number alone means both: `0.95`.
public struct Scale: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The factor along x.
  public var x: Double

  /// The factor along y.
  public var y: Double

  /// Makes a magnification with a factor for each axis.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a magnification that is the same along both axes.
  public init(_ both: Double) { self.init(both, both) }

  public init(floatLiteral value: Double) { self.init(value) }

  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Scale: Animatable {
  public static var componentNames: [String] { ["x", "y"] }
  public static var componentCount: Int { 2 }
  public var components: Components { Components(x, y, 0, 0) }
  public init(components: Components) { self.init(components.x, components.y) }
}
