/// An animation that was added: its course, and where it stands.
///
/// Values have no type here, only components.
final class Motion {
  enum State {
    case waiting
    case running
    /// At its end, but not removed.
    case held
    case ended
  }

  let plan: MotionPlan
  let outlet: any Outlet
  let identity: MotionIdentity

  /// The place in the order of adding, which decides between events of the same time.
  let order: Int

  weak var animator: Animator?

  var state = State.waiting

  /// The time at which the motion begins, or the start of its course has been set to.
  var anchor: Double

  /// The time at which a paused motion stands.
  var pauseTime: Double?

  var course: any Course

  /// The time at which the motion next does something by itself.
  var nextEvent = Double.infinity

  /// Whether the motion has got its course.
  private(set) var hasBegun = false

  /// Whether reaching the target is still to be reported.
  var awaitsTarget = false

  /// The velocity of the motion that this one takes the place of.
  var inheritedVelocity: Components?

  var callbacks: MotionCallbacks

  init(_ plan: MotionPlan, to outlet: any Outlet, as identity: MotionIdentity, order: Int, begin: Double) {
    self.plan = plan
    self.outlet = outlet
    self.identity = identity
    self.order = order
    anchor = begin
    callbacks = plan.callbacks
    course = BasicCourse(duration: 0, .linear, .zero)
  }

  /// Whether the course has been followed to its end: the sum of anchor and duration is rounded, and taking the anchor
  /// off again may lead a hair short of the duration.
  var hasArrived = false

  /// The time from the course's start to a time of the animator, or to where a paused motion stands.
  func elapsed(at time: Double) -> Double { hasArrived ? .infinity : (pauseTime ?? time) - anchor }

  func value(at time: Double) -> Components { course.value(at: elapsed(at: time)) }

  func velocity(at time: Double) -> Components {
    state == .running ? course.velocity(at: elapsed(at: time)) : .zero
  }

  func write(at time: Double) { write(value(at: time)) }

  private func write(_ value: Components) {
    let factor = plan.roundingFactor
    outlet.write(factor == 0 ? value : (value / factor).rounded(.toNearestOrAwayFromZero) * factor)
  }

  /// Resolves what the plan left open and sets the course.
  func begin(at time: Double, from present: Components) {
    let ends = plan.ends(
      present: present, inheritedVelocity: inheritedVelocity, threshold: identity.threshold)
    course = plan.mover.course(ends)
    anchor = time
    state = .running
    hasBegun = true
    hasArrived = false
    if plan.isPaused { pauseTime = time }
    awaitsTarget = callbacks.onTargetReached != nil
    updateNextEvent()
  }

  /// Sets another course that starts at a time of the animator.
  func follow(_ course: any Course, from time: Double) {
    self.course = course
    anchor = time
    hasArrived = false
    if pauseTime != nil { pauseTime = time }
    awaitsTarget = callbacks.onTargetReached != nil
    updateNextEvent()
  }

  /// Keeps the value that it has at a time for good.
  func stand(at time: Double) { pauseTime = pauseTime ?? time }

  func updateNextEvent() {
    switch state {
    case .waiting: nextEvent = pauseTime == nil ? anchor : .infinity
    case .running where pauseTime == nil:
      nextEvent = anchor + (awaitsTarget ? min(course.reachTime, course.duration) : course.duration)
    default: nextEvent = .infinity
    }
  }
}

/// What a motion is known by.
struct MotionIdentity {
  var owner: ObjectIdentifier
  var key: String
  var property: String
  var threshold: Double
  var componentNames: [String]
  var valueType: ObjectIdentifier
}

/// What to call on the way, without the type of the value.
struct MotionCallbacks {
  var onStart: ((Motion) -> Void)?
  var onApply: ((Motion) -> Void)?
  var onTargetReached: ((Motion) -> Void)?
  var onCompletion: ((Motion, Bool) -> Void)?
}

/// An animation without the type of its value.
struct MotionPlan {
  var mover: Mover
  var from: Components?
  var to: Components?
  var by: Components?
  var velocity: Components?
  var beginTime: Double
  var clampMode: ClampMode
  var roundingFactor: Double
  var isPaused: Bool
  var isRemovedOnCompletion: Bool
  var tag: String?
  var callbacks: MotionCallbacks

  /// The ends of the course, with what was left open filled in from the present value.
  func ends(present: Components, inheritedVelocity: Components?, threshold: Double) -> CourseEnds {
    let step = by?.finite(or: .zero)
    let target = to?.finite(or: present)
    let start =
      from?.finite(or: present) ?? (target != nil ? step.flatMap { by in target.map { $0 - by } } : nil)
    return CourseEnds(
      from: start ?? present,
      to: target ?? step.map { (start ?? present) + $0 } ?? present,
      velocity: velocity?.finite(or: .zero) ?? inheritedVelocity ?? .zero,
      threshold: threshold,
      clampMode: clampMode)
  }
}

extension CourseEnds {
  static let zero = CourseEnds(from: .zero, to: .zero, velocity: .zero, threshold: 1, clampMode: [])
}
