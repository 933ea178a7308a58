extension Motion {
  private var now: Double { animator?.time ?? anchor }

  var presentValue: Components { hasBegun ? value(at: now) : outlet.read() ?? .zero }

  var presentVelocity: Components { velocity(at: now) }

  var presentTarget: Components { hasBegun ? ends.to : plan.to ?? outlet.read() ?? .zero }

  var spring: Spring? { plan.mover.spring }

  var isPaused: Bool { pauseTime != nil && state != .ended }

  var isFinished: Bool { state == .ended || state == .held }

  var endTime: Double {
    isMoving && !isStepped ? anchor + course.duration : .infinity
  }

  var elapsedTime: Double {
    get { hasBegun ? min(elapsed(at: now), course.duration) : 0 }
    set {
      guard newValue.isFinite, state == .running, !isStepped else { return }
      shift(to: newValue, at: now)
      animator?.reschedule(self)
    }
  }

  /// Goes on from here with something changed.
  ///
  /// A motion that stands at its end starts again; one that has not begun will begin with the change.
  func change(_ change: CourseChange) {
    guard state != .ended else { return }
    let oldSpring = spring
    plan.mover = plan.mover.changed(by: change)
    switch state {
    case .running, .held: bend(change)
    case .waiting: plan.apply(change)
    case .ended: break
    }
    animator?.traceChange(self, change, from: oldSpring)
    animator?.reschedule(self)
  }

  private func bend(_ change: CourseChange) {
    if state == .held, case .spring = change {
      prepare(course.continued(at: .infinity, change))
    } else if isStepped {
      if state == .held {
        stepper = plan.mover.stepper(ends.atRest, roundingFactor: plan.roundingFactor)
        stepTime = nil
      }
      stepper?.change(change)
      rearm()
    } else {
      follow(course.continued(at: elapsed(at: now), change), from: now)
    }
  }

  func setPaused(_ isPaused: Bool) {
    guard state != .ended, isPaused != (pauseTime != nil) else { return }
    if isPaused { pause(at: now) } else { resume(at: now) }
    animator?.reschedule(self)
  }
}

extension MotionPlan {
  mutating func apply(_ change: CourseChange) {
    switch change {
    case .target(let target): to = target
    case .velocity(let velocity): self.velocity = velocity
    case .spring: break
    }
  }
}

extension CourseEnds {
  /// A way that begins and ends at the target.
  var atRest: CourseEnds {
    var ends = self
    ends.from = to
    ends.velocity = .zero
    return ends
  }
}
