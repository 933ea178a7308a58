/// Turns the bytes a terminal sends into keys, mouse reports and pastes.
///
/// The bytes may be cut anywhere. Control sequences follow ECMA-48 (5.4), with the keys of xterm, rxvt, the Linux console
/// and kitty; those that are not known are swallowed whole. Only the escape key needs time: it begins every sequence, so
/// when nothing has followed for as long as `patience` says, call `flush`.
public struct InputDecoder: Sendable {
  /// The longest paste that is kept, in bytes; the rest is dropped.
  public static let longestPaste = 1 << 20

  /// The longest answer of a terminal that is waited for, in bytes.
  private static let longestString = 1 << 16

  private var state = State.ground
  /// Whether an escape came before the sequence, which means the alt key.
  private var isAlternate = false
  private var collected: [UInt8] = []
  private var scalar = ScalarDecoder()

  private enum State {
    case ground, escape, control, consoleKey, singleShift, mouse, string, stringEscape, paste
  }

  /// Makes a decoder that expects the first byte of something.
  public init() {}

  /// How many seconds may pass without a byte before `flush` is due; `nil` when nothing is half read.
  public var patience: Double? {
    switch state {
    case .ground: scalar.isWaiting ? 0.05 : nil
    case .paste, .string, .stringEscape: 1
    default: 0.03
    }
  }

  /// Reads bytes and appends what they mean.
  public mutating func decode(_ bytes: some Sequence<UInt8>, into events: inout [TerminalEvent]) {
    for byte in bytes { decode(byte, into: &events) }
  }

  /// Decides what was left open when nothing more came: an escape is the key.
  public mutating func flush(into events: inout [TerminalEvent]) {
    switch state {
    case .ground: flushScalar(into: &events)
    case .escape:
      if isAlternate { events.append(.key(KeyPress(.escape))) }
      events.append(.key(KeyPress(.escape)))
    case .control where collected.isEmpty: events.append(.key(KeyPress(.character("["), .alt)))
    case .singleShift: events.append(.key(KeyPress(.character("O"), .alt)))
    case .paste: finishPaste(into: &events)
    case .control, .consoleKey, .mouse, .string, .stringEscape: break
    }
    reset()
  }

  private mutating func reset() {
    state = .ground
    isAlternate = false
    collected.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ next: State) {
    state = next
    collected.removeAll(keepingCapacity: true)
  }

  // MARK: - States

  private mutating func decode(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch state {
    case .ground: ground(byte, &events)
    case .escape: escape(byte, &events)
    case .control: control(byte, &events)
    case .consoleKey: finish(ControlSequence.consoleKey(byte), &events)
    case .singleShift: singleShift(byte, &events)
    case .mouse:
      collected.append(byte)
      if collected.count == 3 { finish(ControlSequence.plainMouse(collected), &events) }
    case .string, .stringEscape: string(byte)
    case .paste: paste(byte, &events)
    }
  }

  private mutating func ground(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    if byte == 0x1b {
      flushScalar(into: &events)
      begin(.escape)
    } else {
      let modifiers: KeyModifiers = isAlternate ? .alt : []
      scalar.decode(byte) { events.append(.key(KeyPress($0, modifiers))) }
      if !scalar.isWaiting { isAlternate = false }
    }
  }

  private mutating func flushScalar(into events: inout [TerminalEvent]) {
    let modifiers: KeyModifiers = isAlternate ? .alt : []
    scalar.flush { events.append(.key(KeyPress($0, modifiers))) }
    isAlternate = false
  }

  private mutating func escape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.singleShift)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      begin(.string)
    case 0x1b:
      // Two escapes: the key twice, or alt with what follows.
      if isAlternate { events.append(.key(KeyPress(.escape))) }
      isAlternate = true
    default:
      if isAlternate { events.append(.key(KeyPress(.escape))) }
      state = .ground
      isAlternate = true
      ground(byte, &events)
    }
  }

  /// Parameters and intermediates are collected up to the final byte; what cannot be part of it ends it.
  private mutating func control(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x20...0x3f:
      if collected.count < 64 { collected.append(byte) }
    case UInt8(ascii: "[") where collected.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where collected.isEmpty: begin(.mouse)
    case UInt8(ascii: "~") where collected.elementsEqual("200".utf8): begin(.paste)
    case 0x40...0x7e: finish(ControlSequence(final: byte, body: collected).event, &events)
    case 0x18, 0x1a: reset()
    default:
      reset()
      ground(byte, &events)
    }
  }

  private mutating func singleShift(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x30...0x3f:
      if collected.count < 64 { collected.append(byte) }
    case 0x40...0x7e: finish(ControlSequence(final: byte, body: collected).keypadEvent, &events)
    default:
      reset()
      ground(byte, &events)
    }
  }

  private mutating func finish(_ event: TerminalEvent?, _ events: inout [TerminalEvent]) {
    if case .key(var key)? = event {
      if isAlternate { key.modifiers.insert(.alt) }
      events.append(.key(key))
    } else if let event {
      events.append(event)
    }
    reset()
  }

  /// Skips an answer of the terminal up to its end: the string terminator, a bell, or too many bytes.
  private mutating func string(_ byte: UInt8) {
    collected.append(byte)
    switch byte {
    case 0x07, 0x18, 0x1a: reset()
    case UInt8(ascii: "\\") where state == .stringEscape: reset()
    case _ where collected.count > InputDecoder.longestString: reset()
    default: state = byte == 0x1b ? .stringEscape : .string
    }
  }

  // MARK: - Paste

  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// The end of a paste is the only sequence looked for; the start of it that turns out to be another stays in the text.
  private mutating func paste(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    collected.append(byte)
    if byte == UInt8(ascii: "~"),
      collected.suffix(InputDecoder.pasteEnd.count).elementsEqual(InputDecoder.pasteEnd)
    {
      collected.removeLast(InputDecoder.pasteEnd.count)
      finishPaste(into: &events)
      reset()
    } else if collected.count > InputDecoder.longestPaste + 64 {
      // Enough is kept to see the end coming.
      collected.removeSubrange(InputDecoder.longestPaste..<InputDecoder.longestPaste + 32)
    }
  }

  private mutating func finishPaste(into events: inout [TerminalEvent]) {
    let text = String(decoding: collected.prefix(InputDecoder.longestPaste), as: UTF8.self)
    var clean = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": clean.append("\n")
      case "\n": if previous != "\r" { clean.append("\n") }
      case "\t": clean.append("\t")
      default: if scalar.properties.generalCategory != .control { clean.append(scalar) }
      }
      previous = scalar
    }
    events.append(.paste(String(clean)))
  }
}

extension KeyPress {
  /// The key that sends a scalar; those below the space come from keys held with control.
  init(_ scalar: Unicode.Scalar, _ modifiers: KeyModifiers = []) {
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    switch scalar.value {
    case 0x00: self.init(.character(" "), modifiers.union(.control))
    case 0x08, 0x7f: self.init(.backspace, modifiers)
    case 0x09: self.init(.tab, modifiers)
    case 0x0a, 0x0d: self.init(.enter, modifiers)
    case 0x1b: self.init(.escape, modifiers)
    case 0x01...0x1a: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    case 0x1c...0x1f: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    default: self.init(.character(Character(scalar)), modifiers)
    }
  }
}
