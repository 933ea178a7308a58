/// A motion that is made frame by frame: where it stands depends on when it was looked at.
protocol Stepper {
  var ends: CourseEnds { get }
  var value: Components { get }
  var velocity: Components { get }

  /// Whether the last step led to the target or beyond.
  var reachesTarget: Bool { get }

  /// Goes on by a time in seconds, 0 in the first frame; true if it is at its end.
  mutating func step(by time: Double) -> Bool

  /// Takes note that a pause is over.
  mutating func resume()

  mutating func change(_ change: CourseChange)
}

/// Finds out when a value reaches its target, as POP does.
///
/// It does when it stands on the target, or when in every component it is on the other side than where it came from;
/// a component that does not move is never on the other side.
struct PopTargetTest {
  private var distance: Components?

  /// Whether the value passed last is at the target or beyond.
  private(set) var reaches = false

  /// Takes note of where the value is before a step.
  mutating func start(_ way: Components) {
    if distance == nil, way != .zero { distance = way }
  }

  /// Looks at what is left of the way after a step.
  mutating func look(_ way: Components, count: Int) {
    reaches = way == .zero || isBeyond(way, count: count)
  }

  private func isBeyond(_ way: Components, count: Int) -> Bool {
    guard let distance else { return false }
    return (0..<count).allSatisfy { way[$0].sign != distance[$0].sign }
  }
}

extension CourseEnds {
  /// POP's clamping: where both ends are the same, the way is taken to lead down.
  func popClamped(_ value: Components, _ mode: ClampMode) -> Components {
    let rises = to .> from
    var value = value
    if mode.contains(.start) {
      value.replace(with: from, where: (rises .& (value .< from)) .| (.!rises .& (value .> from)))
    }
    if mode.contains(.end) {
      value.replace(with: to, where: (rises .& (value .> to)) .| (.!rises .& (value .< to)))
    }
    return value
  }
}
