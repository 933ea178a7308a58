/// Runs animations: it is told the time, and writes values.
///
/// Only `advance(to:)` lets time pass, so the same calls give the same values to the last bit, live, in a test or in a
/// recording. What is to happen between two frames (an end, a beginning, an action after a delay) happens in the order
/// of its exact times, with every value as it is at that time; a chain of animations therefore takes the same time at
/// every frame rate. Closures may add, remove and change animations freely.
///
/// An animator is not safe to use from several threads at once.
public final class Animator {
  /// The time that has passed for the animations, in seconds from 0.
  ///
  /// Inside a closure it is the exact time of its cause.
  public internal(set) var time = 0.0

  /// The time that was last told, in seconds; it differs from `time` after a pause, a seek or with a time scale.
  public private(set) var clock = 0.0

  /// How fast the animations' time passes: 0.1 is ten times slower than told.
  ///
  /// What is below 0, or no number, counts as 0. A change inside a closure takes effect with the next advance.
  public var timeScale = 1.0 {
    didSet {
      if !(timeScale.isFinite && timeScale >= 0) { timeScale = 0 }
      fixTime()
    }
  }

  /// Whether the animations' time stands still, whatever time is told.
  public var isPaused = false { didSet { fixTime() } }

  /// Called with everything that happens to an animation; it costs time only while it is set.
  ///
  /// Animations report their turns and targets from the beginning that they have after it was set.
  public var tracer: ((TraceEvent) -> Void)?

  /// What was added, in that order, and has not been found over.
  var motions: ContiguousArray<Motion> = []

  /// The cells of the motions, in the same order.
  var cells: ContiguousArray<UnsafeMutablePointer<MotionCell>> = []

  /// Those of the motions that are made frame by frame or tell of every frame.
  var frameMotions: ContiguousArray<Motion> = []
  var motionByName: [MotionName: Motion] = [:]
  var ledgers: [MotionName: AdditiveLedger] = [:]
  var timers: [DelayedAction] = []

  /// The group that what is added now belongs to.
  var openGroup: AnimationGroup?

  /// No event stands before this time.
  var nextEvent = Double.infinity

  /// The time up to which events are being performed; nil outside of an advance.
  var horizon: Double?

  /// Whether an event within the horizon has come up since the events were collected.
  var isScheduleStale = false
  var events: [AnimatorEvent] = []

  /// The time for which all values have been written.
  var writtenTime = 0.0
  var endedCount = 0
  private var nextOrder = 0

  /// A time that was told, and the animations' time then.
  private var fixture = (clock: 0.0, time: 0.0)

  /// Makes an animator without animations, at time 0.
  public init() {}

  /// Whether nothing runs and nothing is waiting, animations or actions.
  ///
  /// Paused animations do not count, nor those held at their end.
  public var isIdle: Bool { !timers.contains(where: \.isPending) && !isMoving }

  /// Whether an animation runs or is waiting to begin.
  ///
  /// Paused animations do not count, nor those held at their end.
  public var isMoving: Bool {
    motions.contains(where: \.isUnderWay)
  }

  /// Whether an animation of one of several objects, or storages, runs or is waiting to begin; see `isMoving`.
  public func isMoving(anyOf owners: Set<ObjectIdentifier>) -> Bool {
    motions.contains { $0.isUnderWay && owners.contains($0.identity.owner) }
  }

  /// Lets time pass up to a time in seconds: performs what falls due and writes the values of that time.
  ///
  /// A time that is not finite or lies in the past is ignored, and so is a call from inside a closure of the animator.
  public func advance(to clock: Double) {
    guard clock.isFinite, clock >= self.clock, horizon == nil else { return }
    self.clock = clock
    guard !isPaused else { return }
    let time = fixture.time + (clock - fixture.clock) * timeScale
    horizon = time
    performEvents(until: time)
    self.time = time
    write()
    let ends = step()
    // An object may have been found gone.
    performEvents(until: time)
    reportFrame(ends)
    performEvents(until: time)
    horizon = nil
    removeEnded()
  }

  /// Shows the animations as they are at another time, earlier or later, without anything happening.
  ///
  /// No closure is called, nothing begins or ends: an animation stands at its first value before its start and at its
  /// last one after its end. What was passed over falls due at the next advance, which goes on from here. Motions that
  /// are made frame by frame cannot be sought and stay as they are.
  public func seek(to time: Double) {
    guard time.isFinite, horizon == nil else { return }
    for motion in motions where motion.stepTime != nil { motion.stepTime = time }
    self.time = time
    fixTime()
    write()
  }

  func takeOrder() -> Int {
    nextOrder += 1
    return nextOrder
  }

  /// Takes note that something falls due at a time.
  func schedule(_ time: Double) {
    nextEvent = min(nextEvent, time)
    if let horizon, time <= horizon { isScheduleStale = true }
  }

  /// Lets the animations' time go on from what it is now.
  private func fixTime() { fixture = (clock, horizon ?? time) }
}
