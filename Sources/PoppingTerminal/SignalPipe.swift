#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe in which signal handlers leave a byte for the event loop.
struct SignalPipe: ~Copyable {
  /// The end that is read.
  let readEnd: Int32

  /// The end that is written to.
  let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { return nil }
    for end in ends {
      // Both ends are the program's own, so nobody else is made non-blocking.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Takes out the signals that have arrived.
  borrowing func read() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = systemRead(readEnd, &bytes)
    return bytes.prefix(max(0, count)).map { Int32($0) }
  }
}
