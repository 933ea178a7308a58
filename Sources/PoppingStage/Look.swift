import PoppingCore

/// Everything about a layer that an animation can move, as one flat value.
///
/// Key paths into it name the properties: `\.position.x`, `\.scale`, `\.opacity`. It holds nothing but numbers, so that
/// an animation writes a property at its place in memory, without going through an accessor.
public struct Look: Equatable, Sendable {
  /// Where the anchor point stands in the superlayer, in points.
  public var position = Point.zero

  /// The layer's own rectangle, in points; an origin other than zero moves the content.
  public var bounds = Rect.zero

  /// The point of the bounds that `position` names and that turns and scales keep in place; (0.5, 0.5) is the centre.
  public var anchorPoint = Point(0.5, 0.5)

  /// The order in which sublayers are drawn: those with a greater number in front.
  public var zPosition = 0.0

  /// The magnification about the anchor point.
  public var scale = Scale(1)

  /// The turn about the axis from left to right; a positive one tips the upper edge away from the viewer.
  public var rotationX = Angle.zero

  /// The turn about the axis from top to bottom; a positive one tips the right edge away from the viewer.
  public var rotationY = Angle.zero

  /// The turn in the plane of the screen, clockwise.
  public var rotationZ = Angle.zero

  /// The lean of what is upright: a positive one takes the lower edge to the right, as CSS's `skewX` does.
  ///
  /// It comes before scale and turns. What is beyond 89 degrees counts as that, what is no finite number as none.
  public var skewX = Angle.zero

  /// A shift after all turns and scales, in points.
  public var translation = Point.zero

  /// A shift towards the viewer, in points; it shows where there is perspective.
  public var translationZ = 0.0

  /// The reciprocal of the viewer's distance, per point; 0 is no perspective, and Core Animation's m34 is its negative.
  public var perspective = 0.0

  /// The opacity of the layer and all it holds, 0 to 1.
  public var opacity = 1.0

  /// The colour that fills the bounds.
  public var backgroundColor = Color.clear

  /// The radius of the bounds' corners, in points.
  public var cornerRadius = 0.0

  /// The width of the line inside the bounds' edge, in points.
  public var borderWidth = 0.0

  /// The colour of that line.
  public var borderColor = Color.black

  /// The colour of the layer's text.
  public var textColor = Color.black

  /// Where the stroke of the layer's path starts, as a fraction of the path's length, 0 to 1.
  public var strokeStart = 0.0

  /// Where that stroke ends; what is beyond 0 and 1 counts as these.
  public var strokeEnd = 1.0

  /// The width of that stroke, in points.
  public var lineWidth = 1.0

  /// The colour of that stroke; none is drawn unless it is set.
  public var strokeColor = Color.clear

  /// The colour that fills the path; none unless it is set.
  public var fillColor = Color.clear

  /// Makes the look of a layer without size, at the origin.
  public init() {}
}
