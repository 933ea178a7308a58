extension ScreenModel {
  /// Draws a scalar at the cursor, or adds it to the character before.
  mutating func print(_ scalar: Unicode.Scalar) {
    let joins = joinsNext
    joinsNext = false
    if let place = lastCharacter, extends(scalar, joined: joins, at: place) {
      self[place.column, place.row].text.unicodeScalars.append(scalar)
      joinsNext = scalar == "\u{200d}" && clusterWidth == .clusters
      if scalar == "\u{fe0f}" || isRegional(scalar), clusterWidth == .clusters { widen(place) }
      return
    }
    let width = ScreenModel.width(of: scalar)
    if width == 0 { return }
    if wrapsNext || cursor.column + width > columns { wrap(for: width) }
    if cursor.column + width > columns { return }
    put(Cell(text: String(scalar), pen: pen), width: width)
  }

  /// Whether a scalar belongs to the character before it.
  private func extends(_ scalar: Unicode.Scalar, joined: Bool, at place: (column: Int, row: Int)) -> Bool {
    if ScreenModel.width(of: scalar) == 0 { return true }
    if clusterWidth == .scalars { return false }
    let scalars = self[place.column, place.row].text.unicodeScalars
    let isModifier = (0x1f3fb...0x1f3ff).contains(scalar.value)
    return joined || isModifier || isRegional(scalar) && scalars.count == 1 && scalars.allSatisfy(isRegional)
  }

  private func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1f1e6...0x1f1ff).contains(scalar.value) }

  private mutating func wrap(for width: Int) {
    guard modes.contains(7) else {
      // The last cells are written again and again.
      cursor.column = max(0, columns - width)
      wrapsNext = false
      return
    }
    cursor.column = 0
    wrapsNext = false
    lineFeed()
  }

  private mutating func put(_ cell: Cell, width: Int) {
    for offset in 0..<width { split(cursor.column + offset, cursor.row) }
    self[cursor.column, cursor.row] = cell
    if width == 2 { self[cursor.column + 1, cursor.row] = Cell(text: "", pen: cell.pen) }
    lastCharacter = (cursor.column, cursor.row)
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      wrapsNext = true
    }
  }

  /// The other half of a wide character disappears when one half is written over.
  private mutating func split(_ column: Int, _ row: Int) {
    if self[column, row].text.isEmpty, column > 0 { self[column - 1, row].text = " " }
    if column + 1 < columns, self[column + 1, row].text.isEmpty { self[column + 1, row].text = " " }
  }

  /// A narrow character becomes wide by what follows it.
  private mutating func widen(_ place: (column: Int, row: Int)) {
    guard place.column + 1 < columns, !self[place.column + 1, place.row].text.isEmpty, !wrapsNext else {
      return
    }
    split(place.column + 1, place.row)
    self[place.column + 1, place.row] = Cell(text: "", pen: self[place.column, place.row].pen)
    cursor.column = place.column + 2
    if cursor.column >= columns {
      cursor.column = columns - 1
      wrapsNext = true
    }
  }

  mutating func lineFeed() {
    lastCharacter = nil
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      cells.removeFirst(columns)
      cells += Array(repeating: Cell(), count: columns)
      scrolledRows += 1
    }
  }

  /// The width of one scalar: the ranges of UAX #11 that matter here, flags' letters as one cell each.
  static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115f, 0x231a...0x231b, 0x23e9...0x23ec, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f,
      0x1f680...0x1f6ff, 0x1f900...0x1f9ff, 0x1fa70...0x1faff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
