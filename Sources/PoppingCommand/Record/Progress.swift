import PoppingTerminal

/// A line on standard error that tells how far long work has come; only where that is a terminal.
struct Progress {
  private let label: String
  private let isShown = Environment.errorIsTerminal
  private var next = MonotonicClock.now.advanced(by: 0.5)
  private var isDrawn = false

  /// Begins; nothing is shown of work that takes less than half a second.
  init(_ label: String) { self.label = label }

  /// Says how far the work has come, ten times a second at most.
  mutating func update(_ state: String) {
    guard isShown, MonotonicClock.now >= next else { return }
    next = MonotonicClock.now.advanced(by: 0.1)
    isDrawn = true
    StandardStreams.tell("\r\u{1b}[K\(label): \(state)")
  }

  /// Takes the line away.
  mutating func finish() {
    if isDrawn { StandardStreams.tell("\r\u{1b}[K") }
    isDrawn = false
  }
}
