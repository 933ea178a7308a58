import PoppingCore

extension Point {
  /// The point of a circle at an angle, which counts clockwise from the right.
  public init(around center: Point, radius: Double, angle: Angle) {
    self.init(center.x + radius * cosine(angle.radians), center.y + radius * sine(angle.radians))
  }
}
