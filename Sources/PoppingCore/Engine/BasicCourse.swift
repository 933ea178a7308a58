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
    guard time < duration else { return ends.to }
    guard time > 0 else { return ends.clamped(interpolated(curve.value(at: 0))) }
    return ends.clamped(interpolated(curve.value(at: time / duration)))
  }

  func velocity(at time: Double) -> Components {
    guard time >= 0, time < duration else { return .zero }
    return (ends.to - ends.from) * (curve.slope(at: time / duration) / duration)
  }

  var reachTime: Double { duration }

  /// From where it is, over the time that is left.
  func continued(at time: Double, _ change: (inout CourseEnds) -> Void) -> any Course {
    var ends = ends
    ends.from = value(at: time)
    change(&ends)
    return BasicCourse(duration: duration - max(time, 0), curve, ends)
  }

  private func interpolated(_ share: Double) -> Components {
    share == 0 ? ends.from : ends.from + (ends.to - ends.from) * share
  }
}
