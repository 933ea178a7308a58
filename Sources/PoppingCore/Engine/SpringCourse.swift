/// The exact course of a spring.
struct SpringCourse: Course {
  let spring: Spring
  let ends: CourseEnds
  let duration: Double
  private let displacement: Components

  /// Where clamping stops each component: the time at which it first reaches the target.
  private let stops: Components

  init(_ spring: Spring, _ ends: CourseEnds) {
    self.spring = spring
    self.ends = ends
    displacement = ends.from - ends.to
    // Nearer to the target than this, a change no longer shows in the value.
    let resolution = max(ends.to.greatestMagnitude.ulp, ends.from.greatestMagnitude.ulp)
    let threshold = max(ends.threshold / 2, resolution)
    var stops = Components(repeating: .infinity)
    var duration = 0.0
    for lane in 0..<Components.scalarCount where displacement[lane] != 0 || ends.velocity[lane] != 0 {
      var end = spring.settlingTime(
        displacement: displacement[lane], velocity: ends.velocity[lane], threshold: threshold)
      if ends.clampMode.contains(.end) {
        let path = SpringPath(spring: spring, displacement: displacement[lane], velocity: ends.velocity[lane])
        stops[lane] = path.crossing
        end = min(end, path.crossing)
      }
      duration = max(duration, end)
    }
    self.stops = stops
    self.duration = duration
  }

  func value(at time: Double) -> Components {
    guard time > 0 else { return ends.from }
    guard time < duration else { return ends.to }
    let transition = spring.transition(over: time)
    let free = ends.to + transition.displacement(from: displacement, velocity: ends.velocity)
    return ends.clampMode.isEmpty ? free : clamped(free, at: time)
  }

  func velocity(at time: Double) -> Components {
    guard time > 0 else { return ends.velocity }
    guard time < duration else { return .zero }
    let free = spring.transition(over: time).velocity(from: displacement, velocity: ends.velocity)
    return free.replacing(with: 0, where: stops .<= Components(repeating: time))
  }

  /// The last of the first crossings; where a component has none, it reaches the target at the end.
  var reachTime: Double {
    var reach = 0.0
    for lane in 0..<Components.scalarCount where displacement[lane] != 0 || ends.velocity[lane] != 0 {
      let path = SpringPath(spring: spring, displacement: displacement[lane], velocity: ends.velocity[lane])
      reach = max(reach, min(path.crossing, duration))
    }
    return reach
  }

  func continued(at time: Double, _ change: (inout CourseEnds) -> Void) -> any Course {
    var ends = ends
    ends.from = value(at: time)
    ends.velocity = velocity(at: time)
    change(&ends)
    return SpringCourse(spring, ends)
  }

  /// The same course going on from a time with another spring.
  func continued(at time: Double, with spring: Spring) -> SpringCourse {
    var ends = ends
    ends.from = value(at: time)
    ends.velocity = velocity(at: time)
    return SpringCourse(spring, ends)
  }

  private func clamped(_ free: Components, at time: Double) -> Components {
    let held = ends.clampMode.contains(.start) ? ends.heldBehindStart(free) : free
    return held.replacing(with: ends.to, where: stops .<= Components(repeating: time))
  }
}

extension CourseEnds {
  /// The value with no component before its start, as seen on the way to the target.
  func heldBehindStart(_ value: Components) -> Components {
    let rises = to .> from
    let isBefore = (rises .& (value .< from)) .| ((to .< from) .& (value .> from))
    return value.replacing(with: from, where: isBefore)
  }

  /// The value with no component beyond its target.
  func heldBeforeTarget(_ value: Components) -> Components {
    let isBeyond = ((to .> from) .& (value .> to)) .| ((to .< from) .& (value .< to))
    return value.replacing(with: to, where: isBeyond)
  }

  /// The value kept within what the clamp mode allows.
  func clamped(_ value: Components) -> Components {
    let held = clampMode.contains(.start) ? heldBehindStart(value) : value
    return clampMode.contains(.end) ? heldBeforeTarget(held) : held
  }
}

extension Components {
  var greatestMagnitude: Double { Swift.max(self.max().magnitude, self.min().magnitude) }

  /// The components, with those that are not finite taken from another vector.
  func finite(or other: Components) -> Components {
    var result = self
    for lane in 0..<Components.scalarCount where !self[lane].isFinite { result[lane] = other[lane] }
    return result
  }
}
