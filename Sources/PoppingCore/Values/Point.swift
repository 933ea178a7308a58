/// A place in a plane, in points; x grows to the right and y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double

  /// The distance from the top, in points.
  public var y: Double

  /// The point at (0, 0).
  public static let zero = Point(0, 0)

  /// Makes a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point moved by another one's coordinates.
  public static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }

  /// The way from the right point to the left one.
  public static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }

  /// The point with both coordinates multiplied.
  public static func * (point: Point, factor: Double) -> Point { Point(point.x * factor, point.y * factor) }
}

extension Point: Animatable {
  /// What the components are called in a trace.
  public static var componentNames: [String] { ["x", "y"] }

  /// How many components the value has.
  public static var componentCount: Int { 2 }

  /// The components x and y.
  public var components: Components { Components(x, y, 0, 0) }

  /// Makes the value from its components.
  public init(components: Components) { self.init(components.x, components.y) }
}
