extension ScreenModel {
  /// Does what a control sequence says; `sequence` is what follows `CSI`.
  mutating func perform(_ sequence: [UInt8]) {
    let final = Character(Unicode.Scalar(sequence[sequence.count - 1]))
    let body = String(decoding: sequence.dropLast(), as: UTF8.self)
    if body.hasPrefix("?") {
      return performPrivate(final, body.dropFirst().split(separator: ";").compactMap { Int($0) })
    }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    if final != "m" { lastCharacter = nil }
    switch final {
    case "H", "f": move(column: (numbers.count > 1 ? max(1, numbers[1]) : 1) - 1, row: count - 1)
    case "A": move(column: cursor.column, row: cursor.row - count)
    case "B": move(column: cursor.column, row: cursor.row + count)
    case "C": move(column: cursor.column + count, row: cursor.row)
    case "D": move(column: cursor.column - count, row: cursor.row)
    case "G": move(column: count - 1, row: cursor.row)
    case "d": move(column: cursor.column, row: count - 1)
    case "J": erase(numbers.first ?? 0, unit: columns * rows)
    case "K": erase(numbers.first ?? 0, unit: columns)
    case "X": erase(from: place, to: min(place + count, (cursor.row + 1) * columns))
    case "m": setPen(numbers)
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private var place: Int { cursor.row * columns + cursor.column }

  private mutating func move(column: Int, row: Int) {
    cursor = (min(max(column, 0), columns - 1), min(max(row, 0), rows - 1))
    wrapsNext = false
  }

  // MARK: - Erasing

  /// Erases from the cursor to the end of its row or screen (0), from the start to the cursor (1), or all of it (2).
  private mutating func erase(_ part: Int, unit: Int) {
    let start = place / unit * unit
    switch part {
    case 0: erase(from: place, to: start + unit)
    case 1: erase(from: start, to: place + 1)
    case 2: erase(from: start, to: start + unit)
    default: unknown.append("CSI \(part) J or K")
    }
  }

  private mutating func erase(from start: Int, to end: Int) {
    var blank = Cell()
    if erasesWithBackground { blank.pen.background = pen.background }
    for index in start..<end { cells[index] = blank }
  }

  // MARK: - Modes

  private mutating func performPrivate(_ final: Character, _ numbers: [Int]) {
    guard final == "h" || final == "l" else { return unknown.append("CSI ? \(numbers) \(final)") }
    for mode in numbers {
      if mode == 1049, modes.contains(1049) != (final == "h") { switchScreen() }
      if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
    }
  }

  private mutating func switchScreen() {
    if let main = mainScreen {
      (cells, cursor) = main
      mainScreen = nil
    } else {
      mainScreen = (cells, cursor)
      cells = Array(repeating: Cell(), count: columns * rows)
    }
    wrapsNext = false
  }

  // MARK: - Pens

  private mutating func setPen(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Pen()
      case 1...9: pen.styles.insert(number)
      case 22: pen.styles.subtract([1, 2])
      case 24, 27: pen.styles.remove(number - 20)
      case 30...37: pen.foreground = .palette(number - 30)
      case 90...97: pen.foreground = .palette(number - 82)
      case 38: pen.foreground = color(&rest)
      case 39: pen.foreground = .standard
      case 40...47: pen.background = .palette(number - 40)
      case 100...107: pen.background = .palette(number - 92)
      case 48: pen.background = color(&rest)
      case 49: pen.background = .standard
      default: unknown.append("SGR \(number)")
      }
    }
  }

  private mutating func color(_ rest: inout ArraySlice<Int>) -> Color {
    switch rest.popFirst() {
    case 5: return .palette(rest.popFirst() ?? 0)
    case 2: return .direct(rest.popFirst() ?? 0, rest.popFirst() ?? 0, rest.popFirst() ?? 0)
    case let kind:
      unknown.append("SGR 38 or 48 with \(kind ?? 0)")
      return .standard
    }
  }
}
