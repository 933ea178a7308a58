/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double

  /// The extent from top to bottom, in points.
  public var height: Double

  /// The size 0 × 0.
  public static let zero = Size(0, 0)

  /// Makes a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: Animatable {
  /// What the components are called in a trace.
  public static var componentNames: [String] { ["width", "height"] }

  /// How many components the value has.
  public static var componentCount: Int { 2 }

  /// The components width and height.
  public var components: Components { Components(width, height, 0, 0) }

  /// Makes the value from its components.
  public init(components: Components) { self.init(components.x, components.y) }
}
