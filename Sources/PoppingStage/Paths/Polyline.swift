import PoppingCore

/// Straight lines from point to point; what a part of a path becomes when its curves are flattened.
public struct Polyline: Hashable, Sendable {
  /// The points, at least one.
  public var points: [Point]

  /// Whether a line leads from the last point to the first.
  public var isClosed: Bool

  /// Makes lines through points.
  public init(_ points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The length of all lines, the closing one among them.
  public var length: Double {
    let ring = ring
    return zip(ring, ring.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// The points in order, the first once more at the end of a closed line.
  private var ring: [Point] { isClosed && points.count > 1 ? points + [points[0]] : points }

  /// The part from one length along the line to another.
  fileprivate func part(from start: Double, to end: Double) -> Polyline? {
    let ring = ring
    var part: [Point] = []
    var passed = 0.0
    for (a, b) in zip(ring, ring.dropFirst()) {
      let length = (b - a).length
      defer { passed += length }
      guard length > 0, passed + length >= start, passed <= end else { continue }
      func point(at place: Double) -> Point { a + (b - a) * min(max((place - passed) / length, 0), 1) }
      if part.isEmpty { part.append(point(at: start)) }
      part.append(point(at: end))
    }
    return part.isEmpty ? nil : Polyline(part)
  }
}

extension Array where Element == Polyline {
  /// What lies between two fractions of the length of all lines, one after the other, 0 to 1.
  ///
  /// A line that is kept wholly stays closed if it was; what has no length goes only with the whole.
  public func trimmed(from start: Double, to end: Double) -> [Polyline] {
    guard start > 0 || end < 1 else { return self }
    guard end > start else { return [] }
    let lengths = map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return [] }
    let (first, last) = (Swift.max(start, 0) * total, Swift.min(end, 1) * total)
    var parts: [Polyline] = []
    var passed = 0.0
    for (line, length) in zip(self, lengths) {
      defer { passed += length }
      let (from, to) = (first - passed, last - passed)
      guard length > 0, from < length, to > 0 else { continue }
      if from <= 0, to >= length {
        parts.append(line)
      } else if let part = line.part(from: Swift.max(from, 0), to: Swift.min(to, length)) {
        parts.append(part)
      }
    }
    return parts
  }
}
