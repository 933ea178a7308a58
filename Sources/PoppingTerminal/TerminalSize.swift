#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The size of a terminal in cells, and where it was learnt.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns, from 1 to 2000.
  public let columns: Int

  /// The number of rows, from 1 to 1000.
  public let rows: Int

  /// Where the size comes from, in words.
  public let source: String

  /// Makes a size; numbers out of range are brought into it.
  public init(columns: Int, rows: Int, source: String = "given") {
    self.columns = min(max(columns, 1), 2000)
    self.rows = min(max(rows, 1), 1000)
    self.source = source
  }

  /// Whether the sizes have as many columns and rows, wherever they come from.
  public static func == (left: TerminalSize, right: TerminalSize) -> Bool {
    left.columns == right.columns && left.rows == right.rows
  }

  /// Takes columns and rows into the hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(rows)
  }

  /// The size of this program's terminal now: what the system says of standard output, standard error, standard input or
  /// `/dev/tty`; else `COLUMNS` and `LINES`; else 80 × 24.
  ///
  /// A zero counts as unknown. The environment comes last because it hides later changes of the window.
  public static func current(environment: [String: String] = Environment.variables) -> TerminalSize {
    for (descriptor, name) in [(STDOUT_FILENO, "output"), (STDERR_FILENO, "error"), (STDIN_FILENO, "input")] {
      if let size = TerminalSize(of: descriptor, source: "standard \(name)") { return size }
    }
    let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    if terminal >= 0 {
      defer { close(terminal) }
      if let size = TerminalSize(of: terminal, source: "/dev/tty") { return size }
    }
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    let rows = environment["LINES"].flatMap { Int($0) } ?? 0
    if columns > 0, rows > 0 {
      return TerminalSize(columns: columns, rows: rows, source: "COLUMNS and LINES")
    }
    return TerminalSize(columns: 80, rows: 24, source: "nothing tells, so the usual size")
  }

  private init?(of descriptor: Int32, source: String) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row), source: source)
  }
}
