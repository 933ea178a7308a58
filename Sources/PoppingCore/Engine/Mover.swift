/// What moves a value, without the value's type.
enum Mover {
  case spring(Spring, Solver)
  case basic(duration: Double, TimingCurve, Solver)

  /// Whether the motion starts with the velocity of the one it takes the place of.
  var takesOverVelocity: Bool {
    if case .spring = self { true } else { false }
  }

  /// The course between two values.
  func course(_ ends: CourseEnds) -> any Course {
    switch self {
    case .spring(let spring, _): SpringCourse(spring, ends)
    case .basic(let duration, let curve, _): BasicCourse(duration: duration, curve, ends)
    }
  }
}

/// Where a course starts and ends, and what limits it.
struct CourseEnds {
  var from: Components
  var to: Components
  var velocity: Components
  var threshold: Double
  var clampMode: ClampMode
}

/// The way of a value as a function of time: the same however the time is divided.
protocol Course {
  var ends: CourseEnds { get }

  /// The time until the end, in seconds; infinite for what never ends.
  var duration: Double { get }

  /// The time at which every component has reached the target for the first time.
  var reachTime: Double { get }

  /// The value at a time; the ends themselves before the start and from the end on.
  func value(at time: Double) -> Components

  func velocity(at time: Double) -> Components

  /// The course that goes on from a time with other ends, as far as they can be chosen.
  func continued(at time: Double, _ change: (inout CourseEnds) -> Void) -> any Course
}
