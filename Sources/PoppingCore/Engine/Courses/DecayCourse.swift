/// The exact course of a decay, whose components end together when the fastest one is slow enough.
struct DecayCourse: Course {
  let ends: CourseEnds
  let duration: Double
  private let decay: Decay

  init(_ decay: Decay, _ ends: CourseEnds) {
    self.decay = decay
    var ends = ends
    let way = ends.to - ends.from
    if ends.choosesVelocity {
      let farthest = way.greatestMagnitude
      ends.velocity = farthest > 0 ? way * (decay.rate + 5 * ends.threshold / farthest) : .zero
    }
    let fastest = ends.velocity.greatestMagnitude
    duration = decay.duration(velocity: fastest, threshold: max(ends.threshold, fastest * 1e-16))
    if !ends.choosesVelocity, duration.isFinite {
      ends.to = ends.from + ends.velocity * (duration > 0 ? decay.reach(after: duration) : 0)
    }
    self.ends = ends
  }

  func value(at time: Double) -> Components {
    guard time < duration else { return ends.to }
    return time > 0 ? ends.from + ends.velocity * decay.reach(after: time) : ends.from
  }

  func velocity(at time: Double) -> Components {
    guard time < duration else { return .zero }
    return ends.velocity * decay.velocity(after: max(time, 0), velocity: 1)
  }

  var reachTime: Double { duration }

  func continued(at time: Double, _ change: CourseChange) -> any Course {
    var ends = ends
    ends.from = value(at: time)
    ends.velocity = velocity(at: time)
    ends.apply(change)
    if case .target = change { ends.choosesVelocity = true }
    if case .velocity = change { ends.choosesVelocity = false }
    return DecayCourse(decay, ends)
  }
}
