import Foundation

/// A file that is there with all that belongs into it, or as it was before.
enum WholeFile {
  /// Signals that could end the program between two steps of writing.
  private static let interrupts = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Writes a file beside its place and puts it there when it is complete.
  ///
  /// An interrupt waits until that is done: what is written is small. A limit on the size of files becomes an error.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in interrupts { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, &before)
    let limit = signal(SIGXFSZ, SIG_IGN)
    defer {
      signal(SIGXFSZ, limit)
      sigprocmask(SIG_SETMASK, &before, nil)
    }
    let beside = "\(path).\(UUID().uuidString)"
    guard create(beside, bytes), rename(beside, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(beside)
      throw .failure("'\(path)' cannot be written: \(reason).")
    }
  }

  /// Makes a new file; the system's error number is left in `errno` when that fails.
  ///
  /// Foundation's own writing does not tell the system's reason on Linux.
  private static func create(_ path: String, _ bytes: [UInt8]) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let reason = errno
        close(file)
        errno = reason
        return false
      }
      rest = rest.dropFirst(count)
    }
    return close(file) == 0
  }
}
