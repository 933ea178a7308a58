import PoppingCore

extension Path {
  /// A straight line.
  public static func line(from start: Point, to end: Point) -> Path { polyline([start, end]) }

  /// Straight lines from point to point.
  public static func polyline(_ points: [Point], isClosed: Bool = false) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : []))
  }

  /// A rectangle, clockwise from its upper left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    polyline(
      [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ], isClosed: true)
  }

  /// A rectangle with round corners, clockwise from the left end of its upper edge.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The corners' radius in points, at most half the shorter side.
  public static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return rectangle(rect) }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let corners = [Point(right, top), Point(right, bottom), Point(left, bottom), Point(left, top)]
    var path = Path([.move(Point(left, rect.minY))])
    for (index, corner) in corners.enumerated() {
      path.addArc(
        about: corner, radius: radius, from: .degrees(Double(index) * 90 - 90), through: .degrees(90))
    }
    path.close()
    return path
  }

  /// A circle, clockwise from its highest point, as a gauge runs.
  public static func circle(about center: Point, radius: Double) -> Path {
    var path = arc(about: center, radius: radius, from: .degrees(-90), to: .degrees(270))
    path.close()
    return path
  }

  /// A part of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius in points.
  ///   - start: Where the arc starts; 0 is to the right of the centre, a quarter turn below it.
  ///   - end: Where it ends; clockwise from the start where it is the greater angle.
  public static func arc(about center: Point, radius: Double, from start: Angle, to end: Angle) -> Path {
    var path = Path()
    path.addArc(
      about: center, radius: radius, from: start, through: .radians(end.radians - start.radians))
    return path
  }

  /// A slice of a circle: an arc and the two lines from its ends to the centre.
  public static func sector(about center: Point, radius: Double, from start: Angle, to end: Angle) -> Path {
    var path = Path([.move(center)])
    path.addArc(
      about: center, radius: radius, from: start, through: .radians(end.radians - start.radians))
    path.close()
    return path
  }

  /// A regular polygon with a corner straight above its centre.
  ///
  /// - Parameters:
  ///   - sides: How many; fewer than 3 count as 3.
  ///   - center: The centre.
  ///   - radius: The distance from there to the corners, in points.
  public static func polygon(sides: Int, about center: Point, radius: Double) -> Path {
    let sides = max(3, sides)
    return polyline(
      (0..<sides).map { corner in
        Point.polar(.degrees(Double(corner) * 360 / Double(sides) - 90), radius, about: center)
      }, isClosed: true)
  }

  /// A star with a point straight above its centre.
  ///
  /// - Parameters:
  ///   - points: How many points; fewer than 2 count as 2.
  ///   - center: The centre.
  ///   - radius: The distance from there to the points.
  ///   - innerRadius: The distance to the corners between them; that of a pentagram when nil.
  public static func star(points: Int = 5, about center: Point, radius: Double, innerRadius: Double? = nil)
    -> Path
  {
    let points = max(2, points)
    let innerRadius = innerRadius ?? radius * 0.381_966
    return polyline(
      (0..<2 * points).map { corner in
        Point.polar(
          .degrees(Double(corner) * 180 / Double(points) - 90),
          corner.isMultiple(of: 2) ? radius : innerRadius, about: center)
      }, isClosed: true)
  }

  /// A heart that fills a rectangle, from its notch down the right side.
  public static func heart(in rect: Rect) -> Path {
    func place(_ x: Double, _ y: Double) -> Point {
      Point(rect.minX + x * rect.width, rect.minY + y * rect.height)
    }
    let half: [(Point, Point, Point)] = [
      (Point(0.5, 0.08), Point(0.63, 0), Point(0.75, 0)),
      (Point(0.9, 0), Point(1, 0.13), Point(1, 0.3)),
      (Point(1, 0.58), Point(0.72, 0.78), Point(0.5, 1)),
    ]
    var path = Path([.move(place(0.5, 0.22))])
    for (first, second, end) in half {
      path.curve(to: place(end.x, end.y), place(first.x, first.y), place(second.x, second.y))
    }
    // The left half is the right one's mirror image, drawn backwards.
    let starts = [Point(0.5, 0.22)] + half.map(\.2)
    for ((first, second, _), start) in zip(half, starts).reversed() {
      path.curve(to: place(1 - start.x, start.y), place(1 - second.x, second.y), place(1 - first.x, first.y))
    }
    path.close()
    return path
  }

  /// Adds an arc, joined by a line to what is there; each quarter turn or less is one cubic curve.
  ///
  /// The curve through 90 degrees leaves the circle by 0.03 per cent of the radius at most.
  mutating func addArc(about center: Point, radius: Double, from start: Angle, through sweep: Angle) {
    guard radius.isFinite, start.radians.isFinite, sweep.radians.isFinite else { return }
    let first = Point.polar(start, radius, about: center)
    if elements.isEmpty { move(to: first) } else { line(to: first) }
    // More turns than anyone draws are cut short: they would only cost time.
    let whole = min(max(sweep.radians, -32 * .pi), 32 * .pi)
    let count = Int((whole.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = whole / Double(count)
    let reach = 4 / 3 * sine(step / 4) / cosine(step / 4) * radius
    for index in 0..<count {
      let from = start.radians + Double(index) * step
      let (a, b) = (Angle.radians(from), Angle.radians(from + step))
      let (atA, atB) = (Point.polar(a, radius, about: center), Point.polar(b, radius, about: center))
      let alongA = Point(-sine(a.radians), cosine(a.radians)) * reach
      let alongB = Point(-sine(b.radians), cosine(b.radians)) * reach
      curve(to: atB, atA + alongA, atB - alongB)
    }
  }
}

extension Point {
  /// The point in a direction at a distance; 0 is to the right, a quarter turn below.
  public static func polar(_ angle: Angle, _ distance: Double, about center: Point = .zero) -> Point {
    Point(center.x + distance * cosine(angle.radians), center.y + distance * sine(angle.radians))
  }
}
