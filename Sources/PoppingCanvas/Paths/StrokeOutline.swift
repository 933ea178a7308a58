import PoppingStage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stroke as polygons that all run the same way round, so that where they overlap nothing is counted twice.
///
/// A rectangle for each line, a slice of a circle on the outer side of each join, and a cap for each end.
struct StrokeOutline {
  /// Half the stroke's width, in points.
  let radius: Double
  let cap: LineCap

  /// How far straight lines may lie from round ones, in points.
  let tolerance: Double

  /// Hands over the polygons of a stroke along a line.
  func eachPolygon(of line: Polyline, _ body: ([Point]) -> Void) {
    var points: [Point] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { dot(at: point, body) }
      return
    }
    let isClosed = line.isClosed && points.count > 2
    let ends = isClosed ? points + [points[0]] : points
    let directions = zip(ends, ends.dropFirst()).map { start, end in
      (end - start) * (1 / (end - start).length)
    }
    for (index, direction) in directions.enumerated() {
      let side = direction.turned * radius
      var (start, end) = (ends[index], ends[index + 1])
      if !isClosed, cap == .square {
        if index == 0 { start = start - direction * radius }
        if index == directions.count - 1 { end = end + direction * radius }
      }
      body([start - side, end - side, end + side, start + side])
      if index + 1 < directions.count {
        join(at: ends[index + 1], from: direction, to: directions[index + 1], body)
      } else if isClosed {
        join(at: ends[0], from: direction, to: directions[0], body)
      }
    }
    guard !isClosed, cap == .round, let first = directions.first, let last = directions.last else { return }
    slice(about: ends[ends.count - 1], from: last.turned * -radius, through: .pi, body)
    slice(about: ends[0], from: first.turned * radius, through: .pi, body)
  }

  /// What a line without length looks like.
  private func dot(at point: Point, _ body: ([Point]) -> Void) {
    switch cap {
    case .butt: break
    case .round: slice(about: point, from: Point(radius, 0), through: 2 * .pi, body)
    case .square:
      body([
        point + Point(-radius, -radius), point + Point(radius, -radius), point + Point(radius, radius),
        point + Point(-radius, radius),
      ])
    }
  }

  private func join(at point: Point, from old: Point, to new: Point, _ body: ([Point]) -> Void) {
    let cross = old.x * new.y - old.y * new.x
    let dot = old.x * new.x + old.y * new.y
    guard cross != 0 || dot < 0 else { return }
    let turn = atan2(cross.magnitude, dot)
    // The outer side is the one turned away from; slices run clockwise.
    slice(about: point, from: cross >= 0 ? old.turned * -radius : new.turned * radius, through: turn, body)
  }

  /// A slice of a circle, clockwise from a place on it.
  private func slice(about center: Point, from start: Point, through angle: Double, _ body: ([Point]) -> Void)
  {
    // A chord over an angle a is r (1 - cos a / 2), nearly r a² / 8, from its circle.
    let step = (8 * tolerance / max(radius, 1e-9)).squareRoot()
    let count = max(1, Int((angle / max(step, 0.02)).rounded(.up)))
    let (sine, cosine) = (sin(angle / Double(count)), cos(angle / Double(count)))
    var spoke = start
    var points = [center, center + spoke]
    for _ in 0..<count {
      spoke = Point(spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine)
      points.append(center + spoke)
    }
    body(points)
  }
}

extension Point {
  /// The direction a quarter turn clockwise from this one, as y grows downwards.
  fileprivate var turned: Point { Point(-y, x) }
}
