import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Brings the terminal back from inside a signal handler, once.
///
/// A handler may do next to nothing (signal-safety(7)): no allocation, no lock, no Swift runtime. So everything is made
/// ready before: the bytes, the settings, and the memory they stand in, which is never given back.
enum Rescue {
  private struct Record {
    var output: Int32 = -1
    var keyboard: Int32 = -1
    var settings = termios()
    var byteCount = 0
  }

  private static let capacity = 512
  // Written only while the rescue is not armed; read by whoever takes the arms.
  nonisolated(unsafe) private static let record = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    return record
  }()
  nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private static let isArmed = Atomic(false)

  /// Makes ready what `restore` does.
  /// - Parameters:
  ///   - bytes: What turns off the terminal's modes.
  ///   - output: The descriptor they are written to.
  ///   - settings: The settings of the keyboard as they were.
  ///   - keyboard: The descriptor whose settings they are.
  static func arm(_ bytes: [UInt8], output: Int32, settings: termios, keyboard: Int32) {
    precondition(bytes.count <= capacity)
    record.pointee = Record(output: output, keyboard: keyboard, settings: settings, byteCount: bytes.count)
    for (index, byte) in bytes.enumerated() { self.bytes[index] = byte }
    isArmed.store(true, ordering: .releasing)
  }

  /// Takes the arms away; false if there were none, as when a handler was faster.
  @discardableResult
  static func disarm() -> Bool { isArmed.exchange(false, ordering: .acquiringAndReleasing) }

  /// Restores the terminal; false if that has been done.
  ///
  /// Safe in a signal handler.
  @discardableResult
  static func restore() -> Bool {
    guard disarm() else { return false }
    var rest = UnsafeRawPointer(bytes)
    var count = record.pointee.byteCount
    var attempts = 0
    while count > 0, attempts < 100 {
      let written = write(record.pointee.output, rest, count)
      if written > 0 {
        rest += written
        count -= written
      } else if errno == EAGAIN {
        // A slow terminal: what it still has to show is not seen any more.
        tcflush(record.pointee.output, TCOFLUSH)
        attempts += 1
      } else if errno != EINTR {
        break
      }
    }
    applySettings(&record.pointee.settings, to: record.pointee.keyboard)
    return true
  }

  /// Gives a keyboard its settings, also from the background, and drops what was typed or answered meanwhile.
  static func applySettings(_ settings: inout termios, to keyboard: Int32) {
    var ignore = sigaction()
    var old = sigaction()
    ignore.setHandler(SIG_IGN)
    sigaction(SIGTTOU, &ignore, &old)
    tcsetattr(keyboard, TCSANOW, &settings)
    tcflush(keyboard, TCIFLUSH)
    sigaction(SIGTTOU, &old, nil)
  }
}
