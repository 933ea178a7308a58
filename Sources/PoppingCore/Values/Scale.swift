/// A magnification along x and y, 1 being the natural size; a number alone means both: `0.95`.
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

  /// The same magnification along both axes.
  public init(floatLiteral value: Double) { self.init(value) }

  /// The same magnification along both axes.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Scale: Animatable {
  /// What the components are called in a trace.
  public static var componentNames: [String] { ["x", "y"] }

  /// How many components the value has.
  public static var componentCount: Int { 2 }

  /// The components x and y.
  public var components: Components { Components(x, y, 0, 0) }

  /// Makes the value from its components.
  public init(components: Components) { self.init(components.x, components.y) }
}
