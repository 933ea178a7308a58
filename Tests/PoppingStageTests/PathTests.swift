import PoppingStage
import Testing

@Suite struct PathTests {
  private let center = Point(50, 40)

  /// The area that closed lines enclose, by the trapezium formula.
  private func area(_ path: Path) -> Double {
    path.flattened(tolerance: 0.001).reduce(0) { sum, line in
      let points = line.points
      return zip(points, points.dropFirst() + [points[0]]).reduce(sum) { sum, edge in
        sum + (edge.0.x * edge.1.y - edge.1.x * edge.0.y) / 2
      }
    }
  }

  @Test func lengthsAreThoseOfGeometry() {
    #expect(Path.line(from: Point(1, 2), to: Point(4, 6)).length() == 5)
    #expect(abs(Path.circle(about: center, radius: 98).length() - 2 * .pi * 98) < 0.2)
    let quarter = Path.arc(about: center, radius: 10, from: .zero, to: .degrees(-90))
    #expect(abs(quarter.length() - 5 * .pi) < 0.02)
    #expect(Path.rectangle(Rect(3, 4, 10, 20)).length() == 60)
    // The straight parts of the sides and one circle for the four corners.
    let rounded = Path.roundedRectangle(Rect(0, 0, 30, 20), radius: 5)
    #expect(abs(rounded.length() - (60 + 10 * .pi)) < 0.05)
    // A regular hexagon's sides are as long as its radius.
    #expect(abs(Path.polygon(sides: 6, about: center, radius: 7).length() - 42) < 1e-9)
  }

  @Test func areasAreThoseOfGeometry() {
    #expect(abs(area(.circle(about: center, radius: 20)) / (400 * .pi) - 1) < 0.001)
    #expect(
      abs(area(.roundedRectangle(Rect(0, 0, 30, 20), radius: 5)) - (600 - 100 + 25 * .pi)) < 0.1)
    #expect(area(.rectangle(Rect(-3, -3, 6, 6))) == 36)
    // A slice of a third of a circle.
    let third = Path.sector(about: center, radius: 12, from: .degrees(-90), to: .degrees(30))
    #expect(abs(area(third) / (48 * .pi) - 1) < 0.001)
    // n points at R with corners at r between them enclose n R r sin(180° / n).
    let star = Path.star(points: 6, about: center, radius: 20, innerRadius: 10)
    #expect(abs(area(star) - 6 * 20 * 10 * 0.5) < 1e-9)
  }

  /// Where the straight sides of a pentagram cross one another, five points lie on each of its lines.
  @Test func theCommonStarIsThePentagram() {
    let points = Path.star(about: .zero, radius: 10).flattened()[0].points
    #expect(points[0].x.magnitude < 1e-9 && abs(points[0].y + 10) < 1e-9)
    // The two upper inner corners are level with the outer ones beside them.
    for inner in [points[1], points[9]] { #expect(abs(inner.y - points[2].y) < 1e-4) }
  }

  @Test func aHeartIsSymmetricAndFillsItsRectangle() {
    let points = Path.heart(in: Rect(-10, 0, 20, 30)).flattened(tolerance: 0.01).flatMap(\.points)
    for point in points {
      #expect(points.contains { ($0 - Point(-point.x, point.y)).length < 1e-9 })
    }
    #expect(abs((points.map(\.x).max() ?? 0) - 10) < 0.05)
    #expect(abs((points.map(\.y).min() ?? 9) - 0) < 0.05)
    #expect(abs((points.map(\.y).max() ?? 0) - 30) < 1e-9)
  }

  @Test(arguments: [(0.0, 1.0), (0, 0.25), (0.2, 0.7), (0.9, 1), (-3, 0.5), (0.5, 7)])
  func aTrimmedPathHasItsShareOfTheLength(start: Double, end: Double) {
    let whole = 2 * Double.pi * 98
    let share = min(end, 1) - max(start, 0)
    let parts = Path.circle(about: center, radius: 98).trimmed(from: start, to: end, tolerance: 0.001)
    #expect(abs(parts.reduce(0) { $0 + $1.length } - share * whole) < 0.2)
  }

  @Test func aQuarterOfAGaugeEndsAtTheRight() throws {
    let part = try #require(Path.circle(about: .zero, radius: 98).trimmed(from: 0, to: 0.25).first)
    let (first, last) = (try #require(part.points.first), try #require(part.points.last))
    #expect((first - Point(0, -98)).length < 1e-9)
    #expect((last - Point(98, 0)).length < 0.5)
    #expect(!part.isClosed)
  }

  @Test func partsAreTrimmedOneAfterTheOther() {
    var path = Path.line(from: .zero, to: Point(30, 0))
    path.add(.line(from: Point(0, 10), to: Point(70, 10)))
    let parts = path.trimmed(from: 0.1, to: 0.5)
    #expect(parts.map(\.points) == [[Point(10, 0), Point(30, 0)], [Point(0, 10), Point(20, 10)]])
    #expect(path.trimmed(from: 0.3, to: 0.3).isEmpty && path.trimmed(from: 0.8, to: 0.2).isEmpty)
  }

  /// The middle of a curve is known from its control points alone: (a + 3 b + 3 c + d) / 8.
  @Test func curvesPassThroughTheirMiddle() {
    var path = Path([.move(.zero)])
    path.curve(to: Point(80, 0), Point(0, 60), Point(80, 60))
    let points = path.flattened(tolerance: 0.001)[0].points
    #expect(points.contains { ($0 - Point(40, 45)).length < 0.5 })
    #expect(points.first == .zero && points.last == Point(80, 0))
  }

  @Test func whatIsNoNumberIsLeftOut() {
    let path = Path([
      .move(.zero), .line(Point(.nan, 0)), .line(Point(10, 0)), .curve(.zero, Point(.infinity, 0), to: .zero),
      .line(Point(10, 10)), .close, .close, .line(Point(5, 5)),
    ])
    #expect(path.flattened().map(\.points) == [[.zero, Point(10, 0), Point(10, 10)], [.zero, Point(5, 5)]])
    #expect(Path().flattened().isEmpty && Path().length() == 0 && Path([.close]).flattened().isEmpty)
    #expect(Path.circle(about: .zero, radius: .nan).trimmed(from: 0, to: 0.5).isEmpty)
    #expect(Path.polyline([]).isEmpty)
  }

  /// POP's names and thresholds for shape layers (POPAnimatableProperty.mm).
  @Test(arguments: ["strokeStart", "strokeEnd", "lineWidth"])
  func strokesMoveUnderPopsNames(name: String) throws {
    #expect(try Look.property(named: "shapeLayer.\(name)", of: Double.self).threshold == 0.01)
    #expect(try Look.property(named: name, of: Double.self).name == name)
  }
}
