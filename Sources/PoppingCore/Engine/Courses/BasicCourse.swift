/// The course of a given length along a timing curve.
struct BasicCourse: Course {
  let ends: CourseEnds
  let duration: Double
  private let curve: TimingCurve

  init(duration: Double, _ curve: TimingCurve, _ ends: CourseEnds) {
    self.ends = ends
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.curve = curve
  }

  func value(at time: Double) -> Components {
    time < duration ? ends.clamped(ends.interpolated(curve.value(at: time / duration))) : ends.to
  }

  func velocity(at time: Double) -> Components {
    guard time >= 0, time < duration else { return .zero }
    return (ends.to - ends.from) * (curve.slope(at: time / duration) / duration)
  }

  var reachTime: Double { duration * curve.reach }

  /// From where it is, over the time that is left.
  func continued(at time: Double, _ change: CourseChange) -> any Course {
    var ends = ends
    ends.from = value(at: time)
    ends.apply(change)
    return BasicCourse(duration: duration - max(time, 0), curve, ends)
  }
}

extension CourseEnds {
  /// A share of the way.
  func interpolated(_ share: Double) -> Components { from + (to - from) * share }
}
