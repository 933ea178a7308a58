#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a program in a terminal of its own, as if a person sat before it.
///
///     let result = try PseudoTerminal.run(
///       BuiltProduct.path("popping"), arguments: ["play", "fold"], size: (80, 24),
///       actions: [.await("\u{1b}[?2026l"), .send("q")])
///     #expect(result.ending == .exited(0) && result.modesLeft.isEmpty && result.restoresKeyboard)
public enum PseudoTerminal {
  /// What the person does, one thing after another.
  public enum Action: Sendable {
    /// Waits until the program has written this, looking behind what was waited for before.
    case await(String)
    /// Waits until the program has written this many bytes in all.
    case awaitBytes(Int)
    /// Waits a number of seconds.
    case pause(Double)
    /// Types.
    case send(String)
    /// Sends the program a signal.
    case signal(Int32)
    /// Changes the size of the window, in columns and rows.
    case resize(Int, Int)
    /// Reads no more than this many bytes a second from now on, like a slow connection.
    case readSlowly(Int)
    /// Closes the terminal.
    case hangUp
  }

  /// Runs a program until it ends, with its standard input, output and error at a new terminal.
  /// - Parameters:
  ///   - size: Columns and rows; zeros make a terminal that does not know its size.
  ///   - environment: Variables beside those of a usual colour terminal with UTF-8; nothing is inherited but `PATH`, `HOME`
  ///     and `SWIFT_BACKTRACE`. An empty value takes a variable away.
  ///   - actions: What is done; those left when the program ends are dropped.
  ///   - timeout: When the program is killed, in seconds.
  ///   - output: A file that standard output goes to instead of the terminal.
  public static func run(
    _ executable: String, arguments: [String] = [], size: (columns: Int, rows: Int) = (80, 24),
    environment: [String: String] = [:], actions: [Action] = [], timeout: Double = 10, output: String? = nil
  ) throws -> TerminalRun {
    let pair = try TerminalPair(columns: size.columns, rows: size.rows)
    let settings = pair.settings
    let process = try spawn(
      [executable] + arguments, terminal: pair.slaveName, output: output,
      environment: self.environment(with: environment))
    var session = TerminalSession(pair: pair, process: process, settings: settings, actions: actions)
    session.watch(timeout: timeout)
    return session.result
  }

  private static func environment(with changes: [String: String]) -> [String: String] {
    var variables = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
      "PATH": "/usr/bin:/bin", "HOME": "/tmp",
    ]
    for name in ["PATH", "HOME", "SWIFT_BACKTRACE"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }

  /// Starts a program as the leader of a session whose terminal it opens as descriptor 0.
  private static func spawn(
    _ arguments: [String], terminal: String, output: String?, environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession: Int32 = 0x400
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    if let output {
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let error = withCStrings(arguments) { pointers in
      withCStrings(variables) { posix_spawn(&process, arguments[0], &actions, &attributes, pointers, $0) }
    }
    guard error == 0 else { throw TerminalTestError("\(arguments[0]): \(String(cString: strerror(error)))") }
    return process
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// What went wrong with the test itself.
public struct TerminalTestError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
