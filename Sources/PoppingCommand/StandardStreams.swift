#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output for results and standard error for everything else.
enum StandardStreams {
  /// Makes the streams safe to use: a pipe that its reader has closed becomes an error instead of a signal, and a stream
  /// that was handed over closed cannot be taken by a file that is opened later.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round on purpose: using it fails, as using the closed stream would.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes a result to standard output.
  ///
  /// - Throws: When nobody can read it. A pipe that was closed early is no failure: its reader has seen enough.
  static func write(_ text: String) throws(CommandError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws(CommandError) {
    let code = writeAll(bytes, to: STDOUT_FILENO)
    switch code {
    case 0: return
    case EPIPE: throw CommandError(message: "", status: .done)
    default:
      throw .failure("Standard output cannot be written to (\(String(cString: strerror(code)))).")
    }
  }

  /// Writes to standard error as it is, for what stays on a line.
  static func tell(_ text: String) {
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes a line to standard error; when nobody reads that, nothing can be done.
  static func warn(_ line: String) {
    tell("\(line)\n")
  }

  /// Writes all bytes, however many calls it takes; the error number when that fails, otherwise 0.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(descriptor, $0) }
      if count > 0 {
        written += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
