/// A spring's way as straight pieces, for platforms that know no springs.
struct LinearCurve {
  /// A corner of the curve.
  struct Point {
    /// Where in the time, 0 to 1.
    let position: Double

    /// The value there, as it is written.
    let value: String

    /// The share of the way, as it is written.
    let progress: String

    /// The position as a percentage.
    var percentage: String { CodeNumber.rounded(position * 100, places: 2) }
  }

  /// The corners, the first at 0, the last at 1 and on the target.
  let points: [Point]

  private let duration: Double
  private let hasDistance: Bool

  /// The positions that a corner may have: they are told exactly by two places of a percentage.
  private static let grid = 10_000

  /// How far a piece may be from the curve, as a share of the way.
  private static let tolerance = 0.0006

  /// Follows a spring until it rests; nil for one that does not, or swings too often to be told so.
  init?(_ spring: CodeSpring) {
    duration = spring.settlingTime
    guard duration.isFinite, duration > 0, spring.swings(until: duration) <= CodeSpring.mostSwings else {
      return nil
    }
    hasDistance = spring.distance != 0
    let duration = duration
    let values = (0...Self.grid).map {
      $0 == Self.grid ? spring.to : spring.value(at: duration * Double($0) / Double(Self.grid))
    }
    let extent = (values.max() ?? 1) - (values.min() ?? 0)
    let distance = hasDistance ? spring.distance : extent
    var corners: [Int] = []
    Self.split(values, 0..<Self.grid, tolerance: Self.tolerance * distance.magnitude, into: &corners)
    corners.append(Self.grid)
    let places = CodeNumber.places(forScale: extent)
    points = corners.map {
      Point(
        position: Double($0) / Double(Self.grid), value: CodeNumber.rounded(values[$0], places: places),
        progress: CodeNumber.rounded((values[$0] - spring.from) / distance, places: 4))
    }
  }

  /// The curve as an easing function; nil where there is no distance to divide.
  var easing: String? {
    guard hasDistance else { return nil }
    // Some browsers take no space before the first stop, so that the list begins right behind the parenthesis.
    let stops = points.map { point in
      switch point.position {
      case 0: "0"
      case 1: "1"
      default: "\(point.progress) \(point.percentage)%"
      }
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  var seconds: String { CodeNumber.rounded(duration, places: CodeNumber.places(forScale: duration)) }
  var milliseconds: String {
    CodeNumber.rounded(duration * 1000, places: CodeNumber.places(forScale: duration * 1000))
  }

  /// Why there is no curve.
  static func refusal(_ spring: CodeSpring) -> String {
    let time = spring.settlingTime
    return time == 0
      ? "There is nothing to see: the value starts at rest on its target."
      : time.isFinite
        ? "This spring swings too often before it rests to be written as a list of points."
        : "This spring never comes to rest, which this platform cannot express."
  }

  /// Appends the starts of the pieces of a range, by the algorithm of Ramer, Douglas and Peucker with the distance taken
  /// along the value.
  private static func split(
    _ values: [Double], _ range: Range<Int>, tolerance: Double, into corners: inout [Int]
  ) {
    let (first, last) = (range.lowerBound, range.upperBound)
    let slope = (values[last] - values[first]) / Double(last - first)
    var (worst, place) = (tolerance, first)
    for index in range.dropFirst() {
      let error = (values[index] - values[first] - slope * Double(index - first)).magnitude
      if error > worst { (worst, place) = (error, index) }
    }
    guard place != first else { return corners.append(first) }
    split(values, first..<place, tolerance: tolerance, into: &corners)
    split(values, place..<last, tolerance: tolerance, into: &corners)
  }
}

extension CodeSpring {
  /// The most swings that are followed point by point.
  static let mostSwings = 60.0

  /// How often the value swings to and fro in a time.
  func swings(until time: Double) -> Double { spring.period.map { time / $0 } ?? 0 }
}
