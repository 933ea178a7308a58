/// What a step of a custom animation knows, without the type of the value.
struct CustomStep {
  var value: Components
  var elapsed: Double
  var delta: Double
}

/// A motion that a closure makes.
struct CustomStepper: Stepper {
  private(set) var ends: CourseEnds
  private(set) var value: Components
  private let next: (CustomStep) -> Components?
  private var elapsed = 0.0
  private var delta = 0.0
  private var lastMove = Components.zero

  init(_ next: @escaping (CustomStep) -> Components?, _ ends: CourseEnds) {
    self.next = next
    self.ends = ends
    value = ends.from
  }

  /// The change over the last frame.
  var velocity: Components { delta > 0 ? lastMove / delta : .zero }

  var reachesTarget: Bool { false }

  mutating func step(by time: Double) -> Bool {
    elapsed += time
    delta = time
    guard let next = next(CustomStep(value: value, elapsed: elapsed, delta: time)) else {
      ends.to = value
      return true
    }
    let finite = next.finite(or: value)
    lastMove = finite - value
    value = finite
    ends.to = value
    return false
  }

  mutating func resume() {}

  /// A closure goes its own way.
  mutating func change(_ change: CourseChange) {}
}
