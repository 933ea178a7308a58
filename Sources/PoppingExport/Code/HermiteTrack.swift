/// A spring's way as cubic pieces in time (Hermite's form), which Bézier handles at the thirds of the time express exactly.
///
/// Pieces end at every turn: between two turns the value changes, so that no handle divides by a change of zero.
struct HermiteTrack {
  /// Where two pieces meet.
  struct Key {
    /// In seconds.
    let time: Double
    let value: Double

    /// In units per second.
    let velocity: Double
  }

  /// The ends of the pieces; the last is the target.
  private(set) var keys: [Key] = []

  /// The time of the last key, in seconds.
  let duration: Double

  /// The decimal places that values need.
  let places: Int

  /// How far a piece may be from the curve, as a share of the way.
  private static let tolerance = 0.0005

  /// Follows a spring until it rests; nil for one that does not, or swings too often to be told so.
  init?(_ spring: CodeSpring) {
    duration = spring.settlingTime
    guard duration.isFinite, duration > 0, spring.swings(until: duration) <= CodeSpring.mostSwings else {
      return nil
    }
    let turns = Self.turns(of: spring, until: duration)
    let values = ([0] + turns).map(spring.value) + [spring.to]
    let extent = (values.max() ?? 1) - (values.min() ?? 0)
    places = CodeNumber.places(forScale: extent)
    let scale = spring.distance == 0 ? extent : spring.distance.magnitude
    var start = Self.key(spring, 0)
    for time in turns + [duration] {
      let end = Self.key(spring, time)
      add(from: start, to: end, of: spring, tolerance: Self.tolerance * scale, depth: 12)
      start = end
    }
    // What is written last is the target itself, off by the threshold at most.
    keys.append(Key(time: duration, value: spring.to, velocity: start.velocity))
  }

  /// The heights of the handles of the piece that begins at a key, in shares of its change of value.
  func handles(from index: Int) -> (leaving: Double, arriving: Double) {
    let (start, end) = (keys[index], keys[index + 1])
    let change = end.value - start.value
    let third = (end.time - start.time) / 3
    let (leaving, arriving) = (start.velocity * third / change, 1 - end.velocity * third / change)
    return leaving.magnitude < 1000 && arriving.magnitude < 1000 ? (leaving, arriving) : (1.0 / 3, 2.0 / 3)
  }

  private mutating func add(
    from start: Key, to end: Key, of spring: CodeSpring, tolerance: Double, depth: Int
  ) {
    let isTrue = (1..<12).allSatisfy { step in
      let share = Double(step) / 12
      let time = start.time + (end.time - start.time) * share
      return (Self.value(between: start, end, at: share) - spring.value(at: time)).magnitude <= tolerance
    }
    if isTrue || depth == 0 { return keys.append(start) }
    let middle = Self.key(spring, (start.time + end.time) / 2)
    add(from: start, to: middle, of: spring, tolerance: tolerance, depth: depth - 1)
    add(from: middle, to: end, of: spring, tolerance: tolerance, depth: depth - 1)
  }

  private static func key(_ spring: CodeSpring, _ time: Double) -> Key {
    Key(time: time, value: spring.value(at: time), velocity: spring.velocity(at: time))
  }

  private static func value(between start: Key, _ end: Key, at share: Double) -> Double {
    let length = end.time - start.time
    let rest = 1 - share
    let first = start.value + start.velocity * length / 3
    let second = end.value - end.velocity * length / 3
    return rest * rest * rest * start.value + 3 * rest * rest * share * first
      + 3 * rest * share * share * second + share * share * share * end.value
  }

  /// The times at which the value turns, found between samples by halving.
  private static func turns(of spring: CodeSpring, until duration: Double) -> [Double] {
    let steps = max(64, Int(spring.swings(until: duration) * 32))
    let times = (0...steps).map { duration * Double($0) / Double(steps) }
    return zip(times, times.dropFirst()).compactMap { early, late in
      let sign = spring.velocity(at: early)
      guard sign * spring.velocity(at: late) < 0 else { return nil }
      var (low, high) = (early, late)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if spring.velocity(at: middle) * sign > 0 { low = middle } else { high = middle }
      }
      return low < duration ? low : nil
    }
  }
}
