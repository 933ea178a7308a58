import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a session knows of its input.
struct InputState {
  var hasKeyboard = true
  var decoder = InputDecoder()
  var buffer = [UInt8](repeating: 0, count: 4096)
  /// Events that have arrived and were not handed out.
  var events: [TerminalEvent] = []
  var handedOut = 0
  var hasHungUp = false
  var wasDeadline = false
  var seenContinues = 0
  /// When what is half read counts as whole.
  var flushTime: MonotonicClock.Instant?
  /// When a change of the window's size is told, and the first of the changes since the last one told.
  var resizeTime: MonotonicClock.Instant?
  var firstResize: MonotonicClock.Instant?

  /// Reads what was typed; false if the terminal has gone.
  mutating func read() -> Bool {
    let count = systemRead(STDIN_FILENO, &buffer)
    if count <= 0 { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    decoder.decode(buffer[..<count], into: &events)
    flushTime = decoder.patience.map { MonotonicClock.now.advanced(by: $0) }
    return true
  }

  /// Ends what is half read and has waited long enough, as an escape that may have begun a sequence.
  mutating func flush(at now: MonotonicClock.Instant) {
    guard let time = flushTime, time <= now else { return }
    flushTime = nil
    decoder.flush(into: &events)
  }

  /// Takes out the event that has waited longest.
  mutating func takeEvent() -> TerminalEvent? {
    guard handedOut < events.count else {
      events.removeAll(keepingCapacity: true)
      handedOut = 0
      return nil
    }
    handedOut += 1
    return events[handedOut - 1]
  }
}

extension Terminal {
  /// Waits for something to happen, but not longer than until a moment on the clock; without one it may sleep for ever.
  ///
  /// Input and deadlines take turns: a deadline that has passed is told before input that comes without a break, and input
  /// before the next deadline even if frames take too long to draw. While the terminal still takes the frame before, a
  /// deadline is told up to a tenth of a second late: the next frame would not be seen anyway.
  public func nextEvent(until deadline: MonotonicClock.Instant? = nil) -> TerminalEvent {
    var readsFirst = input.wasDeadline
    input.wasDeadline = false
    while true {
      if let event = input.takeEvent().flatMap(answer) { return event }
      if input.handedOut < input.events.count { continue }
      if input.hasHungUp || output.isBroken { return .hungUp }
      if let event = resumeAfterForeignStop(deadline: deadline) { return event }
      let limit = output.isBusy ? deadline?.advanced(by: 0.1) : deadline
      if let limit, !readsFirst, limit <= MonotonicClock.now {
        input.wasDeadline = true
        return .deadline
      }
      wait(until: readsFirst ? MonotonicClock.now : limit)
      readsFirst = false
    }
  }

  /// Does what keys ask for that the system would have seen to itself.
  private func answer(to event: TerminalEvent) -> TerminalEvent? {
    guard !options.keepsSignalKeys, case .key(let key) = event, key.modifiers == .control else {
      return event
    }
    switch key.code {
    case .character("c"): return .ending(signal: SIGINT)
    case .character("\\"): return .ending(signal: SIGQUIT)
    case .character("z"): return stop { kill(0, SIGTSTP) }
    default: return event
    }
  }

  // MARK: - Waiting

  private func wait(until limit: MonotonicClock.Instant?) {
    let until = [limit, input.flushTime, input.resizeTime].compactMap { $0 }.min()
    var requests = [
      pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
      // A negative descriptor is left out.
      pollfd(fd: input.hasKeyboard ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output.isBusy ? output.descriptor : -1, events: Int16(POLLOUT), revents: 0),
    ]
    // The last part of a millisecond, which poll cannot count, is slept through.
    let rest = until.map { max(0, $0.nanoseconds - MonotonicClock.now.nanoseconds) }
    let count = poll(
      &requests, nfds_t(requests.count), rest.map { Int32(min($0 / 1_000_000, 3_600_000)) } ?? -1)
    if count == 0, let until, let rest, rest < 3_600_000_000_000 { MonotonicClock.sleep(until: until) }
    if count > 0, requests[0].revents != 0 { readSignals() }
    if count > 0, requests[1].revents != 0, !input.read() { input.hasHungUp = true }
    if count > 0, requests[2].revents != 0 { writeWaitingFrame() }
    finishLate()
  }

  /// Ends what has waited long enough for more.
  private func finishLate() {
    let now = MonotonicClock.now
    input.flush(at: now)
    if let time = input.resizeTime, time <= now {
      input.resizeTime = nil
      input.firstResize = nil
      size = TerminalSize.current()
      input.events.append(.resized(size))
    }
  }

  // MARK: - Signals

  private func readSignals() {
    for signal in signals.read() {
      switch signal {
      case SIGWINCH: noteResize()
      case SIGTSTP: if let event = stop({ raise(SIGTSTP) }) { input.events.append(event) }
      // What it means is read from the count.
      case SIGCONT: break
      default: input.events.append(.ending(signal: signal))
      }
    }
  }

  /// A window that is drawn larger changes size many times: one event is enough, when it has been quiet for 40 ms, or after
  /// 150 ms.
  private func noteResize() {
    let now = MonotonicClock.now
    let first = input.firstResize ?? now
    input.firstResize = first
    input.resizeTime = min(now.advanced(by: 0.04), first.advanced(by: 0.15))
    invalidate()
  }

  /// Gives the terminal back, stops, and takes it over again when the program is continued.
  /// - Returns: `nil` if it was continued only to end.
  private func stop(_ raise: () -> Int32) -> TerminalEvent? {
    guard isEntered else { return nil }
    let start = MonotonicClock.now
    leave()
    Signals.withDefaultStop { _ = raise() }
    // In a process group without a shell the system stops nobody, and it goes on here at once.
    return takeOverAgain(after: { MonotonicClock.now.seconds(since: start) })
  }

  /// The program was stopped without a word (SIGSTOP), and the shell had the terminal meanwhile.
  private func resumeAfterForeignStop(deadline: MonotonicClock.Instant?) -> TerminalEvent? {
    if Signals.continueCount.load(ordering: .relaxed) == input.seenContinues { return nil }
    // It stood still at least from the moment it waited for.
    return takeOverAgain(after: { deadline.map { max(0, MonotonicClock.now.seconds(since: $0)) } ?? 0 })
  }

  private func takeOverAgain(after pause: () -> Double) -> TerminalEvent? {
    input.seenContinues = Signals.continueCount.load(ordering: .relaxed)
    if Signals.endingSignal.load(ordering: .relaxed) != 0 { return nil }
    guard let settings = try? KeyboardSettings(of: settings.descriptor) else { return .hungUp }
    input.seenContinues = Signals.continueCount.load(ordering: .relaxed)
    let seconds = pause()
    // After a foreign stop the settings are still those of the session, unless the shell has put its own in place.
    if !isEntered { self.settings = settings }
    enter()
    if TerminalSize.current() != size { noteResize() }
    return .resumed(pausedFor: seconds)
  }
}
