import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that a session answers, and how.
///
/// A fatal one restores the terminal at once and lets the program die of it. The others are told to the event loop by a
/// byte in a pipe, so that the program ends or stops where it is whole; only a second signal to end, when the loop hangs,
/// restores the terminal and dies at once.
enum Signals {
  static let fatal = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP]
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let notices = [SIGWINCH, SIGTSTP, SIGCONT]

  /// The signal that asked the program to end, or 0.
  static let endingSignal = Atomic<Int32>(0)
  /// How often the program was continued after a stop.
  static let continueCount = Atomic(0)
  private static let pipeEnd = Atomic<Int32>(-1)
  private static let keepsOldFatalActions = Atomic(false)

  private static let stackSize = 1 << 16
  // Written while no handler is installed, and never given back.
  nonisolated(unsafe) private static let oldActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
  nonisolated(unsafe) private static let stack = UnsafeMutableRawPointer.allocate(
    byteCount: stackSize, alignment: 16)
  nonisolated(unsafe) private static let oldStack = UnsafeMutablePointer<stack_t>.allocate(capacity: 1)

  private static let isClaimed = Atomic(false)

  // MARK: - Installing

  /// Claims the terminal for one session; false if another has it.
  static func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }

  /// Gives the claim back.
  static func release() { isClaimed.store(false, ordering: .releasing) }

  /// Installs the handlers; they write to the descriptor given.
  static func install(pipe descriptor: Int32) {
    endingSignal.store(0, ordering: .relaxed)
    pipeEnd.store(descriptor, ordering: .releasing)
    // Swift's own handler of a crash turns interactive on a terminal and would wait there for ever.
    keepsOldFatalActions.store(getenv("SWIFT_BACKTRACE") != nil, ordering: .releasing)
    var own = stack_t()
    own.ss_sp = stack
    own.ss_size = stackSize
    oldStack.initialize(to: stack_t())
    sigaltstack(&own, oldStack)
    for signal in fatal { replace(signal, by: { Signals.dieAtOnce(of: $0) }) }
    for signal in ending { replace(signal, by: { Signals.end($0) }) }
    for signal in notices { replace(signal, by: { Signals.notify($0) }) }
  }

  /// Puts back what was there before.
  static func remove() {
    for signal in fatal + ending + notices { sigaction(signal, oldActions + Int(signal), nil) }
    sigaltstack(oldStack, nil)
    pipeEnd.store(-1, ordering: .releasing)
  }

  /// Lets the system stop the program at SIGTSTP while `body` runs.
  static func withDefaultStop(_ body: () -> Void) {
    set(SIGTSTP, to: nil)
    body()
    set(SIGTSTP, to: { Signals.notify($0) })
  }

  private static func replace(_ signal: Int32, by handler: @convention(c) (Int32) -> Void) {
    (oldActions + Int(signal)).initialize(to: sigaction())
    sigaction(signal, nil, oldActions + Int(signal))
    // `nohup` stays in force.
    if signal == SIGHUP, oldActions[Int(signal)].isIgnored { return }
    set(signal, to: handler)
  }

  private static func set(_ signal: Int32, to handler: (@convention(c) (Int32) -> Void)?) {
    var action = sigaction()
    action.setHandler(handler)
    action.sa_flags = SA_ONSTACK | SA_RESTART
    sigaction(signal, &action, nil)
  }

  /// Ends the program by a signal.
  static func die(by signal: Int32) -> Never {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    set(signal, to: nil)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    raise(signal)
    _exit(128 + signal)
  }

  // MARK: - In a handler

  private static func notify(_ signal: Int32) {
    let error = errno
    if signal == SIGCONT { continueCount.add(1, ordering: .relaxed) }
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(pipeEnd.load(ordering: .acquiring), &byte, 1)
    errno = error
  }

  private static func end(_ signal: Int32) {
    let isFirst = endingSignal.compareExchange(expected: 0, desired: signal, ordering: .relaxed).exchanged
    if isFirst { return notify(signal) }
    Rescue.restore()
    die(of: signal, by: nil)
  }

  private static func dieAtOnce(of signal: Int32) {
    if Rescue.restore() {
      let message = message(of: signal)
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    }
    die(of: signal, by: keepsOldFatalActions.load(ordering: .relaxed) ? oldActions + Int(signal) : nil)
  }

  /// Raises the signal again under an old action or the default one; it comes when the handler returns.
  private static func die(of signal: Int32, by action: UnsafeMutablePointer<sigaction>?) {
    if let action {
      sigaction(signal, action, nil)
    } else {
      set(signal, to: nil)
    }
    raise(signal)
  }

  private static func message(of signal: Int32) -> StaticString {
    switch signal {
    case SIGSEGV: "popping stopped by an internal error (SIGSEGV); the terminal was restored.\n"
    case SIGBUS: "popping stopped by an internal error (SIGBUS); the terminal was restored.\n"
    case SIGILL: "popping stopped by an internal error (SIGILL); the terminal was restored.\n"
    case SIGFPE: "popping stopped by an internal error (SIGFPE); the terminal was restored.\n"
    case SIGABRT: "popping stopped by an internal error (SIGABRT); the terminal was restored.\n"
    default: "popping stopped by an internal error (SIGTRAP); the terminal was restored.\n"
    }
  }
}

extension sigaction {
  /// Sets what is done; `nil` is the default action, as `SIG_DFL` is a null pointer.
  mutating func setHandler(_ handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      __sigaction_u.__sa_handler = handler
    #endif
  }

  /// Whether the signal is ignored.
  var isIgnored: Bool {
    #if canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
