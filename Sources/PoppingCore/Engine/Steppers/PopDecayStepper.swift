#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A decay as POP computes it: frame by frame, in single precision, as a sum over milliseconds.
///
/// Source: POP 1.0.11, POPDecayAnimation.
struct PopDecayStepper: Stepper {
  private(set) var ends: CourseEnds
  private(set) var value: Components
  private(set) var velocity: Components
  private let deceleration: Double
  private var target = PopTargetTest()

  init(_ decay: Decay, _ ends: CourseEnds) {
    self.ends = ends
    deceleration = decay.deceleration
    value = ends.from
    velocity = ends.choosesVelocity ? DecayCourse(decay, ends).ends.velocity : ends.velocity
    aim()
  }

  var reachesTarget: Bool { target.reaches }

  mutating func step(by time: Double) -> Bool {
    target.start(ends.to - value)
    (value, velocity) = moved(by: time)
    value = ends.popClamped(value, ends.clampMode.union(.end))
    target.look(ends.to - value, count: ends.count)
    return velocity.greatestMagnitude < 5 * ends.threshold
  }

  mutating func resume() { target = PopTargetTest() }

  /// The target follows from the velocity and cannot be set.
  mutating func change(_ change: CourseChange) {
    if case .velocity(let velocity) = change {
      self.velocity = velocity.finite(or: self.velocity)
      aim()
    }
  }

  /// Where the value ends: a single step of the whole length.
  private mutating func aim() {
    let speed = velocity.greatestMagnitude
    let duration = log(5 * ends.threshold / speed) / (1000 * log(deceleration))
    ends.to = duration > 0 && duration.isFinite ? moved(by: duration).value : value
  }

  private func moved(by time: Double) -> (value: Components, velocity: Components) {
    let left = powf(Float(deceleration), Float(time * 1000))
    let reach = Float(deceleration * (1 - Double(left)) / (1 - deceleration))
    var (value, velocity) = (value, velocity)
    for lane in 0..<ends.count {
      let perMillisecond = Float(velocity[lane] / 1000)
      velocity[lane] = Double(perMillisecond * left) * 1000
      value[lane] += Double(perMillisecond * reach)
    }
    return (value, velocity)
  }
}
