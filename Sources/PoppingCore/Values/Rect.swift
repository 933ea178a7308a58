/// A rectangle: the corner with the least coordinates, and a size, in points.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point

  /// The width and height.
  public var size: Size

  /// The rectangle of no size at (0, 0).
  public static let zero = Rect(0, 0, 0, 0)

  /// Makes a rectangle from its upper left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the coordinates of its upper left corner, its width and its height.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Makes a rectangle of a size about a centre.
  public init(center: Point, size: Size) {
    self.init(
      origin: Point(center.x - size.width / 2, center.y - size.height / 2),
      size: size
    )
  }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The upper edge.
  public var minY: Double { origin.y }

  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }

  /// The lower edge.
  public var maxY: Double { origin.y + size.height }

  /// The width.
  public var width: Double { size.width }

  /// The height.
  public var height: Double { size.height }

  /// The point in the middle.
  public var center: Point { Point(midX, midY) }

  /// Whether the point lies inside; the left and upper edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with its left and right edges moved inwards by `dx`, its upper and lower ones by `dy`.
  ///
  /// The size never falls below zero.
  public func inset(by dx: Double, _ dy: Double) -> Rect {
    Rect(minX + dx, minY + dy, max(0, width - 2 * dx), max(0, height - 2 * dy))
  }

  /// The largest rectangle in this one, about the same centre, that has the proportions of a size.
  public func fitting(_ size: Size) -> Rect {
    guard size.width > 0, size.height > 0 else { return Rect(center: center, size: .zero) }
    let factor = min(width / size.width, height / size.height)
    return Rect(center: center, size: Size(size.width * factor, size.height * factor))
  }
}

extension Rect: Animatable {
  /// What the components are called in a trace.
  public static var componentNames: [String] { ["x", "y", "width", "height"] }

  /// How many components the value has.
  public static var componentCount: Int { 4 }

  /// The components x, y, width and height.
  public var components: Components { Components(origin.x, origin.y, size.width, size.height) }

  /// Makes the value from its components.
  public init(components: Components) {
    self.init(components.x, components.y, components.z, components.w)
  }
}
