/// A spring as POP computes it: Runge-Kutta steps of a millisecond, the rest blended, two tests for the end.
///
/// Source: POP 1.0.11, POPSpringSolver and POPSpringAnimation. The blend of the last two steps is where the next frame
/// starts, while the time that it stands for is kept as well; therefore a motion runs some percent slow.
struct PopSpringStepper: Stepper {
  private(set) var ends: CourseEnds
  private(set) var value: Components
  private(set) var velocity: Components
  private var spring: Spring
  private let roundingFactor: Double
  private var target = PopTargetTest()

  /// The time that has not been made into steps.
  private var restTime = 0.0

  /// Distance, velocity and acceleration as the last step left them; nil before the first.
  private var last: (distance: Components, velocity: Components, acceleration: Components)?

  /// The values of the last two frames, the latest one first.
  private var written: (latest: Components?, before: Components?)

  /// POP's step is this single-precision number.
  private static let step = Double(Float(0.001))

  init(_ spring: Spring, _ ends: CourseEnds, roundingFactor: Double) {
    self.spring = spring
    self.ends = ends
    self.roundingFactor = roundingFactor
    value = ends.from
    velocity = ends.velocity
  }

  var reachesTarget: Bool { target.reaches }

  mutating func step(by time: Double) -> Bool {
    target.start(ends.to - value)
    solve(time)
    target.look(ends.to - value, count: ends.count)
    written = (value.rounded(toMultiplesOf: roundingFactor), written.latest)
    return isAtTarget || isAtRest
  }

  mutating func resume() {
    restTime = 0
    last = nil
    target = PopTargetTest()
  }

  mutating func change(_ change: CourseChange) {
    switch change {
    case .target:
      ends.apply(change)
      target = PopTargetTest()
    case .velocity(let velocity): self.velocity = velocity.finite(or: self.velocity)
    case .spring(let spring): self.spring = spring
    }
  }

  private mutating func solve(_ time: Double) {
    guard time <= 30 else {
      last = (.zero, .zero, .zero)
      return
    }
    restTime += time
    var state = State(distance: ends.to - value, velocity: -velocity)
    var previous = state
    var acceleration = last?.acceleration ?? .zero
    while restTime >= Self.step {
      previous = state
      acceleration = state.advance(by: Self.step, spring)
      restTime -= Self.step
    }
    let share = restTime / Self.step
    state.distance = state.distance * share + previous.distance * (1 - share)
    state.velocity = state.velocity * share + previous.velocity * (1 - share)
    last = (state.distance, state.velocity, acceleration)
    value = ends.popClamped(ends.to - state.distance, ends.clampMode)
    velocity = -state.velocity
  }

  /// Whether the last two frames were written within a fifth of the threshold; when rounding, exactly on the target.
  private var isAtTarget: Bool {
    guard let latest = written.latest, let before = written.before else { return false }
    if roundingFactor > 0 { return latest == before && before == ends.to }
    let limit = ends.threshold / 5
    return (ends.to - latest).greatestMagnitude < limit && (before - latest).greatestMagnitude < limit
  }

  /// Whether distance, velocity and acceleration are small.
  ///
  /// That the threshold of the velocity is not squared is POP's.
  private var isAtRest: Bool {
    guard let last else { return false }
    let threshold = ends.threshold
    return last.distance.greatestMagnitude < threshold / 2
      && (last.velocity * last.velocity).sum() < 25 * threshold
      && (last.acceleration * last.acceleration).sum() < 625 * threshold * threshold
  }

  private struct State {
    var distance: Components
    var velocity: Components

    /// One classical Runge-Kutta step; returns the mean acceleration.
    mutating func advance(by time: Double, _ spring: Spring) -> Components {
      func acceleration(_ state: State) -> Components {
        state.distance * (-spring.stiffness / spring.mass) - state.velocity * (spring.damping / spring.mass)
      }
      func moved(_ slope: State, _ time: Double) -> State {
        State(distance: distance + slope.distance * time, velocity: velocity + slope.velocity * time)
      }
      func slope(_ state: State) -> State {
        State(distance: state.velocity, velocity: acceleration(state))
      }
      let a = slope(self)
      let b = slope(moved(a, time * 0.5))
      let c = slope(moved(b, time * 0.5))
      let d = slope(moved(c, time))
      let mean = State(
        distance: (a.distance + (b.distance + c.distance) * 2 + d.distance) * (1.0 / 6),
        velocity: (a.velocity + (b.velocity + c.velocity) * 2 + d.velocity) * (1.0 / 6))
      self = moved(mean, time)
      return mean.velocity
    }
  }
}
