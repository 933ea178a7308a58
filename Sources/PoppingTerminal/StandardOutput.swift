#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output as a stream of bytes, for what is not shown on a screen.
public enum StandardOutput {
  /// Lets the program end quietly, with status 0, when nobody reads what it writes any more, as in `popping list | head -1`.
  public static func endQuietlyWhenClosed() { signal(SIGPIPE) { _ in _exit(0) } }

  /// Writes a text, all of it, however slowly it is taken.
  /// - Throws: A `TerminalError` if it cannot be written, as on a full disk.
  public static func write(_ text: String) throws(TerminalError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes, all of them, however slowly they are taken.
  /// - Throws: A `TerminalError` if they cannot be written, as on a full disk.
  public static func write(_ bytes: [UInt8]) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(STDOUT_FILENO, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody else has made it non-blocking.
        var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw TerminalError("Standard output cannot be written: \(String(cString: strerror(errno))).")
      }
    }
  }
}
