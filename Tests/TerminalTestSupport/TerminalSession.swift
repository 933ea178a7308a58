#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program running in a pseudo-terminal, with what is still to be done to it.
struct TerminalSession {
  private let pair: TerminalPair
  private let process: pid_t
  private var actions: ArraySlice<PseudoTerminal.Action>
  private let start = monotonicSeconds()
  private(set) var result: TerminalRun

  private var searchedUpTo = 0
  private var pauseEnd: Double?
  private var rate: (bytesPerSecond: Int, since: Double, read: Int)?

  /// Takes over a program that has just been started; `settings` are the keyboard's from before.
  init(pair: TerminalPair, process: pid_t, settings: KeyboardState?, actions: [PseudoTerminal.Action]) {
    self.pair = pair
    self.process = process
    self.actions = actions[...]
    result = TerminalRun(settingsBefore: settings)
  }

  private var elapsed: Double { monotonicSeconds() - start }

  /// Does the actions and reads along until the program has ended and all is read that it has written.
  mutating func watch(timeout: Double) {
    while !reap() {
      act()
      if elapsed > timeout, !result.timedOut {
        result.timedOut = true
        kill(process, SIGKILL)
      }
      pair.wait(milliseconds: 2)
      readSome()
    }
    readRest()
    result.settingsAfter = pair.settings
  }

  /// Reads up to a mark written behind all that the program has written: it is on its way even after the program's end.
  private mutating func readRest() {
    rate = nil
    let mark = TerminalPair.endMark
    var sent = 0
    let limit = elapsed + 5
    while pair.master >= 0, elapsed < limit, !result.bytes.suffix(mark.count).elementsEqual(mark) {
      sent += pair.writeAsProgram(mark[sent...])
      pair.wait(milliseconds: 2)
      readSome()
    }
    if result.bytes.suffix(mark.count).elementsEqual(mark) { result.bytes.removeLast(mark.count) }
  }

  private mutating func readSome() {
    var limit = 1 << 16
    if let rate {
      limit = min(limit, Int((elapsed - rate.since) * Double(rate.bytesPerSecond)) - rate.read)
    }
    let bytes = pair.read(atMost: limit)
    if bytes.isEmpty { return }
    rate?.read += bytes.count
    result.bytes += bytes
    result.reads.append((elapsed, result.bytes.count))
  }

  /// Notices that the program has ended.
  private mutating func reap() -> Bool {
    if result.ending != nil { return true }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, WNOHANG, &usage) == process else { return false }
    result.ending = TerminalRun.Ending(status: status)
    result.duration = elapsed
    result.processorTime = usage.ru_utime.seconds + usage.ru_stime.seconds
    result.contextSwitches = usage.ru_nvcsw
    return true
  }

  // MARK: - Actions

  private mutating func act() {
    while let action = actions.first, isDone(action) {
      result.actionTimes.append(elapsed)
      actions.removeFirst()
    }
  }

  /// Does an action, or looks whether what it waits for has come.
  private mutating func isDone(_ action: PseudoTerminal.Action) -> Bool {
    switch action {
    case .await(let text): return find(Array(text.utf8))
    case .awaitBytes(let count): return result.bytes.count >= count
    case .pause(let seconds): return hasPaused(seconds)
    case .send(let text): pair.type(text)
    case .signal(let signal): kill(process, signal)
    case .resize(let columns, let rows): pair.resize(columns: columns, rows: rows)
    case .readSlowly(let bytesPerSecond): rate = (bytesPerSecond, elapsed, 0)
    case .hangUp: pair.hangUp()
    }
    return true
  }

  private mutating func hasPaused(_ seconds: Double) -> Bool {
    let end = pauseEnd ?? elapsed + seconds
    pauseEnd = elapsed < end ? end : nil
    return pauseEnd == nil
  }

  private mutating func find(_ text: [UInt8]) -> Bool {
    if let place = result.bytes.place(of: text, from: searchedUpTo) {
      searchedUpTo = place + text.count
      return true
    }
    searchedUpTo = max(searchedUpTo, result.bytes.count - text.count + 1)
    return false
  }
}

extension [UInt8] {
  /// Where a text begins for the first time, from an index on.
  func place(of text: [UInt8], from start: Int = 0) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let first = text.first else { return nil }
      var index = start
      while index + text.count <= count {
        guard let next = memchr(base + index, Int32(first), count - index) else { return nil }
        index = UnsafeRawPointer(next) - base
        if index + text.count <= count, memcmp(base + index, text, text.count) == 0 { return index }
        index += 1
      }
      return nil
    }
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
