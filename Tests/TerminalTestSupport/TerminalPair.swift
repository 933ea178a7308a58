#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two ends of a pseudo-terminal: the person's and the program's.
final class TerminalPair {
  private(set) var master: Int32 = -1
  private(set) var slave: Int32 = -1
  let slaveName: String

  init(columns: Int, rows: Int) throws {
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&master, &slave, &name, nil, nil) == 0 else {
      throw TerminalTestError("No pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    slaveName = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The program opens the terminal for itself, so these two are made non-blocking for nobody else.
    for end in [master, slave] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    resize(columns: columns, rows: rows)
  }

  deinit { hangUp() }

  /// Closes both ends.
  func hangUp() {
    for end in [master, slave] where end >= 0 { close(end) }
    master = -1
    slave = -1
  }

  /// Changes the window's size; the system tells the program in the foreground.
  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  var settings: KeyboardState? {
    var settings = termios()
    return tcgetattr(slave, &settings) == 0 ? KeyboardState(settings) : nil
  }

  /// Types; what the terminal does not take is lost.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    var attempts = 0
    while sent < bytes.count, attempts < 500 {
      let count = bytes[sent...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { sent += count } else { attempts += 1 }
      if count < 0 { usleep(1000) }
    }
  }

  /// What the terminal is told when the program has ended, to know that nothing is on its way any more.
  static let endMark = Array("\u{1b}_end of the test\u{1b}\\".utf8)

  /// Writes as the program would, as much as fits; the number of bytes written.
  func writeAsProgram(_ bytes: some Collection<UInt8>) -> Int {
    max(0, Array(bytes).withUnsafeBytes { write(slave, $0.baseAddress, $0.count) })
  }

  /// Reads what the program has written, up to a number of bytes.
  func read(atMost limit: Int) -> [UInt8] {
    if master < 0 || limit <= 0 { return [] }
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    let count = systemRead(master, &buffer)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Waits until the program has written something, for a number of milliseconds at most.
  func wait(milliseconds: Int32) {
    if master < 0 { usleep(UInt32(milliseconds) * 1000) }
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, milliseconds)
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

/// The settings of a terminal's keyboard (termios), to be compared.
public struct KeyboardState: Hashable, Sendable {
  let flags: [UInt64]
  let characters: [UInt8]

  init(_ settings: termios) {
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt64($0) }
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether what is typed is shown.
  public var echoes: Bool { flags[3] & UInt64(ECHO) != 0 }
}

/// Seconds on the clock that only goes forward.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
