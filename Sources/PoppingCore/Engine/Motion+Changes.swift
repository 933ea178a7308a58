extension Motion {
  private var now: Double { animator?.time ?? anchor }

  var presentValue: Components { hasBegun ? value(at: now) : outlet.read() ?? .zero }

  var presentVelocity: Components { velocity(at: now) }

  var spring: Spring? {
    guard case .spring(let spring, _) = plan.mover else { return nil }
    return (course as? SpringCourse)?.spring ?? spring
  }

  var isPaused: Bool { pauseTime != nil && state != .ended }

  var isFinished: Bool { state == .ended || state == .held }

  var endTime: Double { state == .running && !isPaused ? anchor + course.duration : .infinity }

  /// Goes on from here with other ends.
  ///
  /// A motion that stands at its end starts again.
  func change(_ change: (inout CourseEnds) -> Void) {
    switch state {
    case .running, .held:
      let wasHeld = state == .held
      state = .running
      follow(course.continued(at: elapsed(at: now), change), from: now)
      animator?.rescheduled(self, wasHeld: wasHeld)
    case .waiting, .ended: break
    }
  }

  /// Goes on from here with another spring.
  func retune(_ spring: Spring) {
    guard state == .running, let course = course as? SpringCourse else { return }
    follow(course.continued(at: elapsed(at: now), with: spring), from: now)
    animator?.rescheduled(self, wasHeld: false)
  }

  func setPaused(_ isPaused: Bool) {
    guard state != .ended, isPaused != (pauseTime != nil) else { return }
    if let pauseTime {
      anchor += now - pauseTime
      self.pauseTime = nil
    } else {
      pauseTime = now
    }
    updateNextEvent()
    animator?.rescheduled(self, wasHeld: false)
  }
}
