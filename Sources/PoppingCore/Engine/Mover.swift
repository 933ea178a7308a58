/// What moves a value, without the value's type.
enum Mover {
  case spring(Spring, Solver)
  case basic(duration: Double, TimingCurve, Solver)
  case decay(Decay, Solver)
  case custom((CustomStep) -> Components?)

  /// Whether the motion starts with the velocity of the one it takes the place of.
  var takesOverVelocity: Bool { spring != nil }

  var spring: Spring? {
    if case .spring(let spring, _) = self { spring } else { nil }
  }

  /// Whether the motion is made frame by frame.
  var isStepped: Bool {
    switch self {
    case .spring(_, let solver), .basic(_, _, let solver), .decay(_, let solver): solver == .pop
    case .custom: true
    }
  }

  /// The course between two values, as a function of time.
  func course(_ ends: CourseEnds) -> any Course {
    switch self {
    case .spring(let spring, _): SpringCourse(spring, ends)
    case .basic(let duration, let curve, _): BasicCourse(duration: duration, curve, ends)
    case .decay(let decay, _): DecayCourse(decay, ends)
    case .custom: BasicCourse(duration: 0, .linear, ends)
    }
  }

  /// The same motion made step by step, if that is how it is computed.
  func stepper(_ ends: CourseEnds, roundingFactor: Double) -> (any Stepper)? {
    switch self {
    case .spring(let spring, .pop): PopSpringStepper(spring, ends, roundingFactor: roundingFactor)
    case .basic(let duration, let curve, .pop): PopBasicStepper(duration: duration, curve, ends)
    case .decay(let decay, .pop): PopDecayStepper(decay, ends)
    case .custom(let step): CustomStepper(step, ends)
    case .spring, .basic, .decay: nil
    }
  }

  func changed(by change: CourseChange) -> Mover {
    if case .spring(_, let solver) = self, case .spring(let spring) = change {
      return .spring(spring, solver)
    }
    return self
  }
}
