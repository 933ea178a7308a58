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

  /// What a motion next does by itself, in the order in which it happens at the same time.
  enum Event {
    case begin
    case reach
    case turn
    case end
  }

  let outlet: any Outlet
  let identity: MotionIdentity

  /// The place in the order of adding, which decides between events of the same time.
  let order: Int

  var plan: MotionPlan
  var callbacks: MotionCallbacks
  weak var animator: Animator?
  var group: AnimationGroup?

  /// The sum of what additive animations contribute to the same property, if there are any.
  var ledger: AdditiveLedger? { didSet { updateCell() } }
  private var contribution = Components.zero

  private(set) var state = State.waiting
  private(set) var hasBegun = false

  /// The time at which the motion begins or the start of its course is set to.
  private(set) var anchor: Double

  /// The time at which a paused motion stands.
  private(set) var pauseTime: Double?

  private(set) var course: any Course

  /// Whether the motion is made frame by frame; it has a stepper from its beginning then.
  let isStepped: Bool
  var stepper: (any Stepper)?

  /// The time of the last step.
  var stepTime: Double?
  var runsLeft = 1.0

  /// The time and kind of what the motion next does by itself.
  private(set) var nextEvent = Double.infinity
  private(set) var nextEventKind = Event.begin

  /// Since when the motion is over, if that has been found out and is still to be acted on.
  private var overTime: Double?

  /// Whether reaching the target is still to be reported.
  private(set) var awaitsTarget = false

  /// How many runs have been reported as begun.
  private var turns = 0

  /// Whether the course has been followed to its end: the sum of anchor and duration is rounded, and taking the anchor
  /// off again may lead a hair short of the duration.
  private(set) var hasArrived = false

  /// The velocity of the motion that this one takes the place of.
  var inheritedVelocity: Components?

  /// What every frame needs of the motion.
  let cell = UnsafeMutablePointer<MotionCell>.allocate(capacity: 1)

  init(_ plan: MotionPlan, to outlet: any Outlet, as identity: MotionIdentity, order: Int, begin: Double) {
    self.plan = plan
    self.outlet = outlet
    self.identity = identity
    self.order = order
    anchor = begin
    callbacks = plan.callbacks
    // They go at the end, the plan stays.
    self.plan.callbacks = MotionCallbacks()
    course = BasicCourse(duration: 0, .linear, .zero)
    isStepped = plan.mover.isStepped
    cell.initialize(to: MotionCell())
    updateNextEvent()
  }

  deinit { cell.deallocate() }

  var count: Int { identity.componentNames.count }

  var ends: CourseEnds { stepper?.ends ?? course.ends }

  /// Whether the motion is under way, so that every frame finds it elsewhere.
  var isMoving: Bool { state == .running && pauseTime == nil }

  /// Whether the motion runs or waits to begin, and is not paused.
  var isUnderWay: Bool { (state == .running || state == .waiting) && pauseTime == nil }

  /// The time from the course's start to a time of the animator, or to where a paused motion stands.
  func elapsed(at time: Double) -> Double { hasArrived ? .infinity : (pauseTime ?? time) - anchor }

  func value(at time: Double) -> Components {
    if let stepper { return hasArrived ? stepper.ends.to : stepper.value }
    return course.value(at: elapsed(at: time))
  }

  func velocity(at time: Double) -> Components {
    guard state == .running else { return .zero }
    return stepper?.velocity ?? course.velocity(at: elapsed(at: time))
  }
}

// MARK: - Life

extension Motion {
  /// Resolves what the plan left open and sets the course.
  func begin(at time: Double, from present: Components) {
    let ends = plan.ends(
      present: plan.isAdditive ? .zero : present - (ledger?.sum ?? .zero),
      inheritedVelocity: inheritedVelocity,
      threshold: identity.threshold, count: count)
    stepper = plan.mover.stepper(ends, roundingFactor: plan.roundingFactor)
    runsLeft = plan.runs
    hasBegun = true
    state = .running
    let course =
      plan.runs > 1
      ? RepeatedCourse(plan.mover, ends, runs: plan.runs, autoreverses: plan.autoreverses)
      : plan.mover.course(ends)
    if plan.isPaused { pauseTime = time }
    follow(course, from: time)
  }

  /// Sets another course that starts at a time of the animator.
  func follow(_ course: any Course, from time: Double) {
    self.course = course
    anchor = time
    turns = 0
    if pauseTime != nil { pauseTime = time }
    rearm()
  }

  /// Sets the course that a motion at its end will go on from.
  func prepare(_ course: any Course) { self.course = course }

  /// Sets a motion going again, with everything still to be reported.
  func rearm() {
    state = .running
    hasArrived = false
    overTime = nil
    awaitsTarget = callbacks.onTargetReached != nil || animator?.tracer != nil
    updateNextEvent()
  }

  /// Moves the course in time, so that it has come as far as `elapsed` at a time of the animator.
  func shift(to elapsed: Double, at time: Double) {
    anchor = (pauseTime ?? time) - elapsed
    hasArrived = false
    updateNextEvent()
  }

  func pause(at time: Double) {
    pauseTime = time
    updateNextEvent()
  }

  func resume(at time: Double) {
    anchor += time - (pauseTime ?? time)
    pauseTime = nil
    stepTime = nil
    stepper?.resume()
    updateNextEvent()
  }

  /// Ends the motion: at its end, or where it is at a time.
  func end(at time: Double, finished: Bool) {
    hasArrived = finished
    if !finished, hasBegun { pauseTime = pauseTime ?? time }
    state = finished && !plan.isRemovedOnCompletion ? .held : .ended
    updateNextEvent()
  }

  /// Takes note that reaching the target is being reported.
  func passTarget() {
    awaitsTarget = false
    updateNextEvent()
  }

  /// Takes note that what was due next has been done.
  func passEvent() {
    switch nextEventKind {
    case .reach: return passTarget()
    case .turn: turns += 1
    case .begin, .end: break
    }
    updateNextEvent()
  }

  /// The ends of the run that begins with the turn that is due.
  var endsAfterTurn: CourseEnds? { course.turn(turns + 1)?.ends }

  /// Lets the motion end as soon as the animator gets to it.
  func endSoon(at time: Double) {
    overTime = time
    updateNextEvent()
  }

  private func updateNextEvent() {
    (nextEvent, nextEventKind) = (.infinity, .end)
    findNextEvent()
    updateCell()
  }

  private func findNextEvent() {
    if let overTime, !isFinished { nextEvent = overTime }
    if state == .waiting, pauseTime == nil { (nextEvent, nextEventKind) = (anchor, .begin) }
    guard isMoving, !isStepped, overTime == nil else { return }
    nextEvent = anchor + course.duration
    if animator?.tracer != nil, let turn = course.turn(turns + 1), anchor + turn.time <= nextEvent {
      (nextEvent, nextEventKind) = (anchor + turn.time, .turn)
    }
    if awaitsTarget, anchor + course.reachTime <= nextEvent {
      (nextEvent, nextEventKind) = (anchor + course.reachTime, .reach)
    }
  }
}

// MARK: - Writing

extension Motion {
  /// Writes the value of a time; what was written, which is the motion's own share if it is additive.
  @discardableResult
  func write(at time: Double) -> Components {
    let value = value(at: time).rounded(toMultiplesOf: plan.roundingFactor)
    if plan.isAdditive {
      let change = value - contribution
      contribution = value
      ledger?.sum += change
      outlet.write((outlet.read() ?? .zero) + change)
    } else if let ledger {
      outlet.write(value + ledger.sum)
    } else {
      outlet.write(value)
    }
    return value
  }
}

/// What the additive animations of a property contribute to it together.
final class AdditiveLedger {
  var sum = Components.zero
}
