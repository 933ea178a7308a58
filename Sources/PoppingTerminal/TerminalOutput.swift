#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes to a terminal without ever waiting for it.
///
/// The descriptor is one of its own: to make a shared one non-blocking would do so for every other program on it.
struct TerminalOutput: ~Copyable {
  /// The descriptor that is written to.
  let descriptor: Int32

  /// Whether the terminal has gone.
  private(set) var isBroken = false

  /// What the terminal has not taken yet.
  private var pending: [UInt8] = []
  private var sent = 0

  /// Whether anything is still to be written.
  var isBusy: Bool { sent < pending.count }

  /// Opens the terminal behind a descriptor once more; where that is not allowed, as after `su`, the controlling
  /// terminal, and in the last resort shares the descriptor, whose writes may wait.
  init(reopening shared: Int32) {
    var name = [CChar](repeating: 0, count: 256)
    let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    var own = ttyname_r(shared, &name, name.count) == 0 ? open(name, flags) : -1
    if own < 0 { own = open("/dev/tty", flags) }
    descriptor = own < 0 ? fcntl(shared, F_DUPFD_CLOEXEC, 3) : own
  }

  deinit { close(descriptor) }

  /// Lets bytes be appended, then writes what the terminal takes at once.
  mutating func send(_ append: (inout [UInt8]) -> Void) {
    if !isBusy {
      pending.removeAll(keepingCapacity: true)
      sent = 0
    }
    append(&pending)
    pump()
  }

  /// Writes what the terminal takes at once.
  mutating func pump() {
    pending.withUnsafeBytes { bytes in
      while sent < bytes.count, let start = bytes.baseAddress {
        let count = write(descriptor, start + sent, bytes.count - sent)
        if count >= 0 {
          sent += count
        } else if errno == EAGAIN {
          return
        } else if errno != EINTR {
          // EIO: the terminal was closed.
          isBroken = true
          sent = bytes.count
        }
      }
    }
  }

  /// Waits until everything is written, but not for longer than a number of seconds.
  mutating func drain(within seconds: Double) {
    let limit = MonotonicClock.now.advanced(by: seconds)
    while isBusy, MonotonicClock.now < limit {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&request, 1, 20)
      pump()
    }
  }

  /// Drops what the terminal has not taken; what the system still holds for it too.
  /// - Returns: Whether something was dropped, which may have cut a sequence.
  mutating func discard() -> Bool {
    guard isBusy else { return false }
    sent = pending.count
    tcflush(descriptor, TCOFLUSH)
    return true
  }
}
