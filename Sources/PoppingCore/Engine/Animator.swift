/// Runs animations: it is told the time, and writes values.
///
/// Only `advance(to:)` lets time pass, so the same calls give the same values to the last bit, live, in a test or in a
/// recording. What is to happen between two frames (an end, a beginning, an action after a delay) happens in the order
/// of its exact times, with every value as it is at that time; a chain of animations therefore takes the same time at
/// every frame rate. Closures may add, remove and change animations freely.
///
/// An animator is not safe to use from several threads at once.
public final class Animator {
  /// The time that has passed, in seconds from 0.
  ///
  /// Inside a closure it is the exact time of its cause.
  public private(set) var time = 0.0

  var motions: ContiguousArray<Motion> = []
  var timers: [DelayedAction] = []
  var byKey: [MotionKey: Motion] = [:]
  private var nextOrder = 0

  /// No event stands before this time.
  private var nextEvent = Double.infinity

  /// The time up to which events are being performed; nil outside of an advance.
  private var horizon: Double?

  /// Whether an event within the horizon has come up since the events were collected.
  private var isScheduleStale = false
  private var events: [Event] = []
  private var endedCount = 0

  /// The time for which all values have been written.
  private var writtenTime = 0.0

  /// Makes an animator without animations, at time 0.
  public init() {}

  /// Whether nothing runs and nothing is waiting.
  ///
  /// Paused animations do not count, nor those held at their end.
  public var isIdle: Bool { !timers.contains(where: \.isPending) && !isMoving }

  /// Whether an animation runs or is waiting to begin.
  ///
  /// Paused animations do not count, nor those held at their end.
  public var isMoving: Bool {
    motions.contains { ($0.state == .running || $0.state == .waiting) && $0.pauseTime == nil }
  }

  /// Lets time pass up to a time in seconds: performs what falls due and writes the values of that time.
  ///
  /// A time that is not finite or lies in the past is ignored, and so is a call from inside a closure of the animator.
  public func advance(to time: Double) {
    guard time.isFinite, time >= self.time, horizon == nil else { return }
    horizon = time
    performEvents(until: time)
    self.time = time
    write()
    // An object may have been found gone.
    performEvents(until: time)
    reportApplied()
    horizon = nil
    removeEnded()
  }

  /// Does something after a delay in seconds, at exactly that time between the frames.
  ///
  /// A delay that is negative or not finite counts as 0: the action comes with the next advance.
  @discardableResult
  public func after(_ delay: Double, _ action: @escaping () -> Void) -> DelayedAction {
    let timer = DelayedAction(
      at: time + (delay.isFinite ? max(delay, 0) : 0), order: takeOrder(), action)
    timers.append(timer)
    schedule(timer.time)
    return timer
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
}

// MARK: - Events

/// Something that falls due.
private struct Event {
  enum Cause {
    case motion(Motion)
    case timer(DelayedAction)
  }

  var time: Double
  var order: Int
  var cause: Cause
}

extension Animator {
  /// How many events one advance performs; what goes beyond, such as an endless chain of animations without length,
  /// waits for the next one.
  private static let eventLimit = 100_000

  private func performEvents(until horizon: Double) {
    var budget = Self.eventLimit
    while nextEvent <= horizon, budget > 0 {
      collectEvents(until: horizon)
      isScheduleStale = false
      for event in events {
        perform(event)
        budget -= 1
        if isScheduleStale || budget == 0 { break }
      }
      events.removeAll(keepingCapacity: true)
      updateNextEvent()
    }
  }

  private func collectEvents(until horizon: Double) {
    for motion in motions where motion.nextEvent <= horizon {
      events.append(Event(time: motion.nextEvent, order: motion.order, cause: .motion(motion)))
    }
    for timer in timers where timer.time <= horizon && timer.isPending {
      events.append(Event(time: timer.time, order: timer.order, cause: .timer(timer)))
    }
    events.sort { ($0.time, $0.order) < ($1.time, $1.order) }
  }

  private func updateNextEvent() {
    timers.removeAll { !$0.isPending }
    nextEvent = .infinity
    for motion in motions { nextEvent = min(nextEvent, motion.nextEvent) }
    for timer in timers { nextEvent = min(nextEvent, timer.time) }
  }

  private func perform(_ event: Event) {
    switch event.cause {
    case .timer(let timer):
      guard timer.isPending else { return }
      time = max(time, event.time)
      write()
      timer.perform()
    case .motion(let motion):
      // A closure may have changed it since the events were collected.
      guard motion.nextEvent == event.time else { return }
      time = max(time, event.time)
      if motion.outlet.isGone {
        end(motion, finished: false)
      } else if motion.state == .waiting {
        begin(motion)
      } else if motion.awaitsTarget {
        motion.awaitsTarget = false
        motion.updateNextEvent()
        schedule(motion.nextEvent)
        write()
        motion.callbacks.onTargetReached?(motion)
      } else {
        end(motion, finished: true)
      }
    }
  }
}

// MARK: - Beginning and end

extension Animator {
  func insert(_ motion: Motion) {
    motion.animator = self
    motions.append(motion)
    byKey[MotionKey(owner: motion.identity.owner, key: motion.identity.key)] = motion
    if motion.anchor <= time {
      begin(motion)
    } else {
      motion.updateNextEvent()
      schedule(motion.nextEvent)
    }
  }

  private func begin(_ motion: Motion) {
    if horizon != nil { write() }
    guard !motion.outlet.isGone, let present = motion.outlet.read() else {
      end(motion, finished: false)
      return
    }
    motion.begin(at: time, from: present)
    schedule(motion.nextEvent)
    motion.write(at: time)
    motion.callbacks.onStart?(motion)
    motion.callbacks.onApply?(motion)
  }

  func end(_ motion: Motion, finished: Bool) {
    guard motion.state != .ended, !(finished && motion.state == .held) else { return }
    let callbacks = motion.callbacks
    let keepsStanding = finished && !motion.plan.isRemovedOnCompletion
    if !finished { motion.stand(at: time) }
    motion.state = keepsStanding ? .held : .ended
    motion.nextEvent = .infinity
    motion.hasArrived = finished
    if finished { motion.write(at: time) }
    if !keepsStanding {
      let key = MotionKey(owner: motion.identity.owner, key: motion.identity.key)
      if byKey[key] === motion { byKey[key] = nil }
      motion.callbacks = MotionCallbacks()
      endedCount += 1
    }
    if callbacks.onApply == nil && callbacks.onCompletion == nil { return }
    if horizon != nil { write() }
    if finished { callbacks.onApply?(motion) }
    callbacks.onCompletion?(motion, finished)
  }

  /// Takes note that a motion has been changed from outside.
  func rescheduled(_ motion: Motion, wasHeld: Bool) {
    schedule(motion.nextEvent)
    if motion.state == .running { motion.write(at: time) }
  }

  private func removeEnded() {
    guard endedCount > 0 else { return }
    motions.removeAll { $0.state == .ended }
    endedCount = 0
  }
}

// MARK: - Values

extension Animator {
  /// Writes all values of the present time, in the order of adding.
  private func write() {
    guard writtenTime != time else { return }
    writtenTime = time
    for index in motions.indices {
      let motion = motions[index]
      guard motion.state == .running, motion.pauseTime == nil else { continue }
      if motion.outlet.isGone {
        motion.nextEvent = time
        schedule(time)
      } else {
        motion.write(at: time)
      }
    }
  }

  private func reportApplied() {
    for index in motions.indices {
      let motion = motions[index]
      guard motion.state == .running, motion.pauseTime == nil else { continue }
      motion.callbacks.onApply?(motion)
    }
  }
}

/// An animation is known by its object and the key under which it runs there.
struct MotionKey: Hashable {
  var owner: ObjectIdentifier
  var key: String
}
