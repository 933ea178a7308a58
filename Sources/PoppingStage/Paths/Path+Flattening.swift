import PoppingCore

extension Path {
  /// The parts of the path with its curves as straight lines.
  ///
  /// - Parameter tolerance: How far these may lie from the curves, in points, above 0; a curve becomes 512 lines at most.
  public func flattened(tolerance: Double = 0.1) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [Point] = []
    var current = Point.zero
    func end(isClosed: Bool) {
      if !points.isEmpty { lines.append(Polyline(points, isClosed: isClosed)) }
      points = []
    }
    func begin() {
      if points.isEmpty { points.append(current) }
    }
    for element in elements where element.isFinite {
      switch element {
      case .move(let point):
        end(isClosed: false)
        current = point
        points.append(point)
      case .line(let point):
        begin()
        points.append(point)
        current = point
      case .curve(let first, let second, let point):
        begin()
        Path.flatten(current, first, second, point, tolerance: tolerance, into: &points)
        current = point
      case .close:
        guard let start = points.first else { continue }
        end(isClosed: true)
        current = start
      }
    }
    end(isClosed: false)
    return lines
  }

  /// The length along all parts, in points.
  public func length(tolerance: Double = 0.01) -> Double {
    flattened(tolerance: tolerance).reduce(0) { $0 + $1.length }
  }

  /// What lies between two fractions of the length along all parts, one after the other, 0 to 1.
  public func trimmed(from start: Double, to end: Double, tolerance: Double = 0.1) -> [Polyline] {
    flattened(tolerance: tolerance).trimmed(from: start, to: end)
  }

  /// Appends the points of a curve without its first.
  ///
  /// A cubic is nowhere farther from n chords of equal parameter steps than ¾ d / n², d being the greater second
  /// difference of its control points.
  private static func flatten(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, tolerance: Double,
    into points: inout [Point]
  ) {
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    let wanted = (0.75 * bend / max(tolerance, 1e-9)).squareRoot()
    let count = wanted < 512 ? max(1, Int(wanted.rounded(.up))) : 512
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let s = 1 - t
      points.append(
        start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t))
    }
    points.append(end)
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let first, let second, let end): first.isFinite && second.isFinite && end.isFinite
    case .close: true
    }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }
}
