/// Something that falls due.
struct AnimatorEvent {
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
  private static let eventLimit = 10_000

  func performEvents(until horizon: Double) {
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
      // Many that begin and end between two frames would otherwise be gone through again and again.
      if endedCount > 32, endedCount > motions.count / 2 { removeEnded() }
      updateNextEvent()
    }
  }

  private func collectEvents(until horizon: Double) {
    for (index, cell) in cells.enumerated() where cell.pointee.nextEvent <= horizon {
      let motion = motions[index]
      events.append(AnimatorEvent(time: motion.nextEvent, order: motion.order, cause: .motion(motion)))
    }
    for timer in timers where timer.time <= horizon && timer.isPending {
      events.append(AnimatorEvent(time: timer.time, order: timer.order, cause: .timer(timer)))
    }
    events.sort { ($0.time, $0.order) < ($1.time, $1.order) }
  }

  private func updateNextEvent() {
    timers.removeAll { !$0.isPending }
    nextEvent = .infinity
    for cell in cells { nextEvent = min(nextEvent, cell.pointee.nextEvent) }
    for timer in timers { nextEvent = min(nextEvent, timer.time) }
  }

  private func perform(_ event: AnimatorEvent) {
    switch event.cause {
    case .timer(let timer):
      guard timer.isPending else { return }
      time = max(time, event.time)
      write()
      perform(timer)
    case .motion(let motion):
      // A closure may have changed it since the events were collected.
      guard motion.nextEvent == event.time else { return }
      time = max(time, event.time)
      perform(motion)
    }
  }

  private func perform(_ motion: Motion) {
    guard !motion.outlet.isGone else { return end(motion, finished: false) }
    switch motion.nextEventKind {
    case .begin: begin(motion)
    case .end: end(motion, finished: true)
    case .reach: reportTarget(motion)
    case .turn:
      let ends = motion.endsAfterTurn
      motion.passEvent()
      schedule(motion.nextEvent)
      if let ends { traceTurn(motion, ends) }
    }
  }

  private func reportTarget(_ motion: Motion) {
    guard motion.awaitsTarget else { return }
    motion.passTarget()
    schedule(motion.nextEvent)
    if horizon != nil { write() }
    trace(motion, .didReachToValue, motion.value(at: time))
    motion.callbacks.onTargetReached?(motion)
  }
}

// MARK: - Beginning and end

extension Animator {
  func insert(_ motion: Motion) {
    motion.animator = self
    motions.append(motion)
    cells.append(motion.cell)
    if motion.isStepped || motion.callbacks.onApply != nil { frameMotions.append(motion) }
    motionByName[motion.identity.name] = motion
    if motion.anchor <= time {
      begin(motion)
    } else {
      schedule(motion.anchor)
    }
  }

  private func begin(_ motion: Motion) {
    if horizon != nil { write() }
    guard let present = motion.outlet.read() else { return end(motion, finished: false) }
    if motion.plan.readsPresent { trace(motion, .read, present) }
    motion.begin(at: min(motion.anchor, time), from: present)
    trace(motion, .didStart, nil)
    // A motion made frame by frame may be at its end already.
    if motion.step(at: time) == true { motion.endSoon(at: time) }
    write(motion)
    schedule(motion.nextEvent)
    motion.callbacks.onStart?(motion)
    motion.callbacks.onApply?(motion)
    if motion.stepper?.reachesTarget == true { reportTarget(motion) }
  }

  func end(_ motion: Motion, finished: Bool) {
    guard motion.state != .ended, !(finished && motion.state == .held) else { return }
    let isReported = motion.state == .held
    motion.end(at: time, finished: finished)
    if finished { write(motion) }
    if motion.state == .ended { forget(motion) }
    if !isReported { reportEnd(motion, finished: finished) }
    if motion.state == .ended { motion.callbacks = MotionCallbacks() }
  }

  private func reportEnd(_ motion: Motion, finished: Bool) {
    let callbacks = motion.callbacks
    let group = motion.group
    motion.group = nil
    guard callbacks.observeEnd || group != nil || tracer != nil else { return }
    if horizon != nil { write() }
    if finished {
      callbacks.onApply?(motion)
      reportTarget(motion)
    }
    trace(motion, .didStop, finished: finished)
    callbacks.onCompletion?(motion, finished)
    group?.memberEnded(finished: finished)
  }

  private func forget(_ motion: Motion) {
    if motionByName[motion.identity.name] === motion { motionByName[motion.identity.name] = nil }
    endedCount += 1
    releaseLedger(of: motion)
  }

  /// Takes note that a motion has been changed from outside.
  func reschedule(_ motion: Motion) {
    schedule(motion.nextEvent)
    if motion.state == .running { write(motion) }
  }

  func removeEnded() {
    guard endedCount > 0 else { return }
    motions.removeAll { $0.state == .ended }
    cells = ContiguousArray(motions.lazy.map(\.cell))
    frameMotions.removeAll { $0.state == .ended }
    endedCount = 0
  }
}

// MARK: - Values

extension Animator {
  /// Writes all values of the present time that are functions of it, in the order of adding.
  func write() {
    guard writtenTime != time else { return }
    writtenTime = time
    let isTracing = tracer != nil
    // What is written may be a closure that adds or changes animations.
    for index in 0..<cells.count {
      let cell = cells[index]
      guard cell.pointee.isFlowing, isTracing || !cell.pointee.write(at: time) else { continue }
      writeOrEnd(motions[index])
    }
  }

  private func writeOrEnd(_ motion: Motion) {
    if motion.outlet.isGone {
      motion.endSoon(at: time)
      schedule(time)
    } else {
      write(motion)
    }
  }

  private func write(_ motion: Motion) {
    let value = motion.write(at: time)
    trace(motion, .write, value)
  }

  /// Makes a step of all motions that are made frame by frame; those that are at their end.
  func step() -> [Motion] {
    var ends: [Motion] = []
    for index in 0..<frameMotions.count {
      let motion = frameMotions[index]
      guard let isDone = motion.step(at: time) else { continue }
      writeOrEnd(motion)
      if isDone { ends.append(motion) }
    }
    return ends
  }

  /// Tells what the frame has brought.
  func reportFrame(_ ends: [Motion]) {
    for index in 0..<frameMotions.count {
      let motion = frameMotions[index]
      guard motion.isMoving else { continue }
      if motion.stepper?.reachesTarget == true { reportTarget(motion) }
      motion.callbacks.onApply?(motion)
    }
    for motion in ends where motion.isMoving {
      if let ends = motion.startNextRun() {
        traceTurn(motion, ends)
      } else {
        end(motion, finished: true)
      }
    }
  }
}
