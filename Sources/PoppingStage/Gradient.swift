import PoppingCore

/// A blend of two colours along a line across the layer.
public struct Gradient: Hashable, Sendable {
  /// The colour at the start.
  public var startColor: Color

  /// The colour at the end.
  public var endColor: Color

  /// Where the blend starts, in fractions of the layer's width and height; (0, 0) is the upper left corner.
  public var start: Point

  /// Where the blend ends.
  public var end: Point

  /// Makes a blend, from the upper edge to the lower one unless said otherwise.
  public init(
    from startColor: Color, to endColor: Color, start: Point = Point(0.5, 0), end: Point = Point(0.5, 1)
  ) {
    self.startColor = startColor
    self.endColor = endColor
    self.start = start
    self.end = end
  }
}
