/// What a session turns on at the terminal, as the escape codes that turn it on and off again (xterm's "ctlseqs").
struct TerminalModes {
  let usesAlternateScreen: Bool
  let reportsMouse: Bool
  let reportsFocus: Bool
  let bracketsPaste: Bool

  /// What is on before the keyboard is taken over.
  var enter: [UInt8] {
    bytes([
      (usesAlternateScreen, "\u{1b}[?1049h"),
      (reportsMouse, "\u{1b}[?1002h\u{1b}[?1006h"),
      (bracketsPaste, "\u{1b}[?2004h"),
      (reportsFocus, "\u{1b}[?1004h"),
    ])
  }

  /// What is on while frames are shown: no cursor, and no wrapping in the last column.
  var show: [UInt8] { Array("\u{1b}[?25l\u{1b}[?7l".utf8) }

  /// Turns off all that may be on, in the reverse order.
  var leave: [UInt8] {
    bytes([
      (reportsMouse, "\u{1b}[?1006l\u{1b}[?1003l\u{1b}[?1002l\u{1b}[?1000l"),
      (bracketsPaste, "\u{1b}[?2004l"),
      (reportsFocus, "\u{1b}[?1004l"),
      (true, "\u{1b}[0m\u{1b}[?7h"),
      (usesAlternateScreen, "\u{1b}[?1049l"),
      // Without a screen of its own the session leaves its last frame, and the prompt comes below.
      (!usesAlternateScreen, "\u{1b}[9999;1H\r\n"),
      (true, "\u{1b}[?25h"),
    ])
  }

  /// Ends a frame that was cut anywhere: cancel and the string terminator for a sequence, then the synchronised update.
  static let cut = Array("\u{18}\u{1b}\\\u{1b}[?2026l".utf8)

  private func bytes(_ parts: [(isNeeded: Bool, code: String)]) -> [UInt8] {
    parts.filter(\.isNeeded).flatMap { Array($0.code.utf8) }
  }
}
