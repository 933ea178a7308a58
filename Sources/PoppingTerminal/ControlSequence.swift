/// A control sequence that a terminal sent, with what it means.
struct ControlSequence {
  private let final: Unicode.Scalar
  private let prefix: Unicode.Scalar?
  /// The numbers between semicolons, each with its parts between colons; what is left out or no number is `nil`.
  private let parameters: [[Int?]]

  init(final: UInt8, body: [UInt8]) {
    self.final = Unicode.Scalar(final)
    let hasPrefix = body.first.map { (0x3c...0x3f).contains($0) } ?? false
    prefix = hasPrefix ? body.first.map { Unicode.Scalar($0) } : nil
    parameters = body.dropFirst(hasPrefix ? 1 : 0)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { field in
        field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map { Int(String(decoding: $0, as: UTF8.self)) }
      }
  }

  /// A parameter, counted from 0, or one of its parts.
  private func number(_ index: Int, part: Int = 0) -> Int? {
    parameters.indices.contains(index) && parameters[index].indices.contains(part)
      ? parameters[index][part] : nil
  }

  // MARK: - Meaning

  /// What `CSI … final` means; `nil` if nothing that is known, or the release of a key.
  var event: TerminalEvent? {
    switch (prefix, final) {
    case ("<", "M"), ("<", "m"): return mouse
    case (nil, "I"): return .focus(true)
    case (nil, "O"): return .focus(false)
    case (nil, "Z"): return .key(KeyPress(.tab, modifiers.union(.shift)))
    case (nil, "u"): return key(number(0).flatMap(ControlSequence.unicodeKey))
    case (nil, "~"): return tilde
    case (nil, _): return key(ControlSequence.finals[final])
    default: return nil
    }
  }

  /// What `SS3 … final` means.
  var keypadEvent: TerminalEvent? {
    if let code = ControlSequence.finals[final] {
      // Some put the modifiers first: `SS3 5 P`.
      return parameters.count == 1 && number(0) != nil
        ? .key(KeyPress(code, ControlSequence.modifiers(number(0)))) : key(code)
    }
    return ControlSequence.keypad[final].map { .key(KeyPress($0)) }
  }

  /// The keys of the Linux console's `CSI [ letter`.
  static func consoleKey(_ byte: UInt8) -> TerminalEvent? {
    (0x41...0x45).contains(byte) ? .key(KeyPress(.function(Int(byte) - 0x40))) : nil
  }

  private var modifiers: KeyModifiers { ControlSequence.modifiers(number(1)) }

  /// One more than the sum of the bits; of those only shift, alt, control and command are kept.
  private static func modifiers(_ number: Int?) -> KeyModifiers {
    guard let number, number > 0 else { return [] }
    return KeyModifiers(rawValue: (number - 1) & 15)
  }

  private func key(_ code: KeyPress.Code?) -> TerminalEvent? {
    let isRelease = number(1, part: 1) == 3
    guard let code, !isRelease else { return nil }
    return .key(KeyPress(code, modifiers))
  }

  private var tilde: TerminalEvent? {
    guard let number = number(0) else { return nil }
    if number == 27 {
      // xterm's other keys: `CSI 27 ; modifiers ; character ~`.
      return key(self.number(2).flatMap(ControlSequence.unicodeKey))
    }
    return key(ControlSequence.numbers[number])
  }

  // MARK: - Mouse

  private var mouse: TerminalEvent? {
    guard let code = number(0), let x = number(1), let y = number(2) else { return nil }
    return ControlSequence.mouse(code, x: x, y: y, isRelease: final == "m")
  }

  /// The three bytes of a report in the old form, each with 32 added; it does not tell which button was let go.
  static func plainMouse(_ bytes: [UInt8]) -> TerminalEvent? {
    mouse(Int(bytes[0]) - 32, x: Int(bytes[1]) - 32, y: Int(bytes[2]) - 32, isRelease: false)
  }

  private static func mouse(_ code: Int, x: Int, y: Int, isRelease: Bool) -> TerminalEvent? {
    guard code >= 0, code < 128 else { return nil }
    // A pointer drawn out of the window comes with numbers below 1 in some terminals.
    var report = MouseReport(.moved, column: min(max(x, 1), 1 << 20) - 1, row: min(max(y, 1), 1 << 20) - 1)
    if code & 4 != 0 { report.modifiers.insert(.shift) }
    if code & 8 != 0 { report.modifiers.insert(.alt) }
    if code & 16 != 0 { report.modifiers.insert(.control) }
    if code & 64 != 0 {
      report.action = wheel[code & 3]
      return .mouse(report)
    }
    let buttons: [MouseReport.Button?] = [.left, .middle, .right, nil]
    report.button = buttons[code & 3]
    if code & 32 != 0 {
      report.action = report.button == nil ? .moved : .dragged
    } else {
      report.action = isRelease || report.button == nil ? .released : .pressed
    }
    return .mouse(report)
  }

  private static let wheel: [MouseReport.Action] = [
    .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight,
  ]

  // MARK: - Tables

  /// The keys told by a final byte.
  private static let finals: [Unicode.Scalar: KeyPress.Code] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  /// The keys of the number pad in its application mode.
  private static let keypad: [Unicode.Scalar: KeyPress.Code] = [
    "M": .enter, "I": .tab, " ": .character(" "), "X": .character("="),
    "j": .character("*"), "k": .character("+"), "l": .character(","), "m": .character("-"),
    "n": .character("."), "o": .character("/"), "p": .character("0"), "q": .character("1"),
    "r": .character("2"), "s": .character("3"), "t": .character("4"), "u": .character("5"),
    "v": .character("6"), "w": .character("7"), "x": .character("8"), "y": .character("9"),
  ]

  /// The keys told by a number before `~`.
  private static let numbers: [Int: KeyPress.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// The keys of the number pad as kitty numbers them, from 57399.
  private static let kittyKeypad: [KeyPress.Code] =
    "0123456789./*-+".map { .character($0) } + [.enter, .character("="), .character(",")]
    + [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete]

  /// The key of a number of `CSI … u`: a character's, or one of kitty's own in the private use area.
  private static func unicodeKey(_ number: Int) -> KeyPress.Code? {
    switch number {
    case 57344...63743:
      let index = number - 57399
      return kittyKeypad.indices.contains(index) ? kittyKeypad[index] : nil
    case 0..<0x11_0000: return Unicode.Scalar(UInt32(number)).map { KeyPress($0).code }
    default: return nil
    }
  }
}
