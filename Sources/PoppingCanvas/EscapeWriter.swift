/// Writes characters and escape codes into memory that its user has made large enough.
///
/// Every function takes the place to write at and returns the place behind, so that it stays in a register where cells
/// are written by the ten thousand. Whole words are stored and only part of them counted: up to 8 bytes behind the end are
/// overwritten.
struct EscapeWriter {
  typealias Place = UnsafeMutableRawPointer

  /// No cell needs more: a move, two forms of a pen and a scalar.
  static let bytesPerCell = 192

  /// The numbers from 0 to 255 as text with a semicolon behind, and the text's length in the fifth byte.
  static let decimals: [UInt64] = (0...255).map { number in
    let text = Array("\(number);".utf8)
    return text.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) } | UInt64(text.count) << 32
  }

  /// The memory of `decimals`.
  let decimals: UnsafePointer<UInt64>

  // MARK: - Bytes and numbers

  @inline(__always)
  func byte(_ value: UInt8, at place: Place) -> Place {
    place.storeBytes(of: value, as: UInt8.self)
    return place + 1
  }

  /// Writes characters of 7 bits.
  @inline(__always)
  func text(_ text: StaticString, at place: Place) -> Place {
    place.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    return place + text.utf8CodeUnitCount
  }

  func number(_ value: Int, at place: Place) -> Place {
    let place = value > 9 ? number(value / 10, at: place) : place
    return byte(UInt8(48 + value % 10), at: place)
  }

  /// Writes a number and a semicolon.
  @inline(__always)
  private func parameter(_ number: UInt8, at place: Place) -> Place {
    let word = decimals[Int(number)]
    place.storeBytes(of: UInt32(truncatingIfNeeded: word).littleEndian, as: UInt32.self)
    return place + Int(word >> 32)
  }

  /// Writes a scalar as UTF-8; a control character, which would drive the terminal, becomes a space.
  @inline(__always)
  func scalar(_ value: UInt32, at place: Place) -> Place {
    let length: Int
    let word: UInt32
    if value < 0x80 {
      (word, length) = (value < 0x20 || value == 0x7f ? 0x20 : value, 1)
    } else if value < 0xa0 {
      (word, length) = (0x20, 1)
    } else if value < 0x800 {
      (word, length) = (0x80c0 | value >> 6 | (value & 0x3f) << 8, 2)
    } else if value < 0x1_0000 {
      (word, length) = (0x80_80e0 | value >> 12 | (value >> 6 & 0x3f) << 8 | (value & 0x3f) << 16, 3)
    } else {
      let tail = (value >> 12 & 0x3f) << 8 | (value >> 6 & 0x3f) << 16 | (value & 0x3f) << 24
      (word, length) = (0x8080_80f0 | value >> 18 & 7 | tail, 4)
    }
    place.storeBytes(of: word.littleEndian, as: UInt32.self)
    return place + length
  }

  // MARK: - Moves

  /// The cursor to a place of the screen, counted from 0 (CUP).
  func move(toColumn column: Int, row: Int, at place: Place) -> Place {
    var place = text("\u{1b}[", at: place)
    if row > 0 || column > 0 { place = number(row + 1, at: place) }
    if column > 0 { place = number(column + 1, at: byte(UInt8(ascii: ";"), at: place)) }
    return byte(UInt8(ascii: "H"), at: place)
  }

  /// The cursor by a number of cells in the direction of a final byte (CUF, CUD).
  func move(by count: Int, _ direction: Unicode.Scalar, at place: Place) -> Place {
    var place = text("\u{1b}[", at: place)
    if count > 1 { place = number(count, at: place) }
    return byte(UInt8(ascii: direction), at: place)
  }

  // MARK: - Pens

  /// Turns one pen into another by the shortest code.
  @inline(__always)
  func change(from old: Pen, to new: Pen, at start: Place) -> Place {
    let isOtherForeground = old.foreground != new.foreground
    let isOtherBackground = old.background != new.background
    guard old.style == new.style, new.foreground.isDirect, new.background.isDirect else {
      return old == new ? start : changeInFull(from: old, to: new, at: start)
    }
    if !isOtherForeground, !isOtherBackground { return start }
    var place = text("\u{1b}[", at: start)
    if isOtherForeground { place = direct(new.foreground, "38;2;", at: place) }
    if isOtherBackground { place = direct(new.background, "48;2;", at: place) }
    return finishParameters(at: place)
  }

  @inline(never)
  private func changeInFull(from old: Pen, to new: Pen, at start: Place) -> Place {
    if new == Pen() { return text("\u{1b}[0m", at: start) }
    var place = text("\u{1b}[", at: start)
    if old.style != new.style { place = style(from: old.style, to: new.style, at: place) }
    if old.foreground != new.foreground { place = color(new.foreground, 30, at: place) }
    if old.background != new.background { place = color(new.background, 40, at: place) }
    place = finishParameters(at: place)
    let isPartReset = new.foreground == .standard || new.background == .standard || old.style != new.style
    return isPartReset ? shorten(from: start, to: place, new) : place
  }

  /// Replaces the code between two places by one that starts from nothing, if that is shorter.
  private func shorten(from start: Place, to end: Place, _ new: Pen) -> Place {
    var place = style(from: [], to: new.style, at: text("\u{1b}[0;", at: end))
    if new.foreground != .standard { place = color(new.foreground, 30, at: place) }
    if new.background != .standard { place = color(new.background, 40, at: place) }
    let length = finishParameters(at: place) - end
    guard length < end - start else { return end }
    start.copyMemory(from: end, byteCount: length)
    return start + length
  }

  /// Puts the final byte of SGR in place of the last semicolon.
  @inline(__always)
  private func finishParameters(at place: Place) -> Place { byte(UInt8(ascii: "m"), at: place - 1) }

  private func style(from old: CellStyle, to new: CellStyle, at start: Place) -> Place {
    let lost = old.subtracting(new)
    let losesWeight = !lost.isDisjoint(with: .weights)
    let gained = new.subtracting(losesWeight ? old.subtracting(.weights) : old)
    var place = start
    if losesWeight { place = parameter(22, at: place) }
    if lost.contains(.underline) { place = parameter(24, at: place) }
    if lost.contains(.reverse) { place = parameter(27, at: place) }
    if gained.contains(.bold) { place = parameter(1, at: place) }
    if gained.contains(.faint) { place = parameter(2, at: place) }
    if gained.contains(.underline) { place = parameter(4, at: place) }
    if gained.contains(.reverse) { place = parameter(7, at: place) }
    return place
  }

  @inline(__always)
  private func direct(_ color: CellColor, _ prefix: StaticString, at place: Place) -> Place {
    let value = color.rawValue
    let red = parameter(UInt8(truncatingIfNeeded: value >> 16), at: text(prefix, at: place))
    let green = parameter(UInt8(truncatingIfNeeded: value >> 8), at: red)
    return parameter(UInt8(truncatingIfNeeded: value), at: green)
  }

  /// Writes a colour's parameters; `base` is 30 for the foreground, 40 for the background.
  private func color(_ color: CellColor, _ base: UInt8, at place: Place) -> Place {
    switch color.kind {
    case .standard: parameter(base + 9, at: place)
    case .palette(let index) where index < 8: parameter(base + index, at: place)
    case .palette(let index) where index < 16: parameter(base + 60 + index - 8, at: place)
    case .palette(let index): parameter(index, at: parameter(5, at: parameter(base + 8, at: place)))
    case .direct: direct(color, base == 30 ? "38;2;" : "48;2;", at: place)
    }
  }
}

extension CellColor {
  @inline(__always)
  fileprivate var isDirect: Bool { rawValue >> 24 == 2 }
}

extension CellStyle {
  /// What SGR 22 takes away together.
  fileprivate static let weights: CellStyle = [.bold, .faint]
}
