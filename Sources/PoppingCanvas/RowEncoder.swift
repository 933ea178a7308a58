/// Writes the changed cells of one row after another, with the pen and the cursor carried along.
struct RowEncoder {
  private let columns: Int
  private let frame: Frame
  private let writer: EscapeWriter
  private let start: EscapeWriter.Place
  private var end: EscapeWriter.Place

  private var pen = Pen()
  /// Where the cursor stands; the column is negative where terminals disagree, as after the last one.
  private var cursorColumn = -1
  private var cursorRow = 0
  private var row = 0

  /// Makes an encoder that prepares its bytes in `scratch`: `EscapeWriter.bytesPerCell` for each column and some more.
  init(frame: Frame, writer: EscapeWriter, scratch: EscapeWriter.Place) {
    columns = frame.columns
    self.frame = frame
    self.writer = writer
    start = scratch
    end = scratch
  }

  /// Writes what differs between the cells of a row and what the screen shows there, and notes it as shown.
  mutating func encode(
    _ row: Int, new: UnsafePointer<Cell>, old: UnsafeMutablePointer<Cell>, into bytes: inout [UInt8]
  ) {
    if isUnchanged(new, old) { return }
    self.row = row
    var column = 0
    var redrawnUpTo = 0
    var filledUpTo = 0
    while column < columns {
      var cell = new[column]
      let isWide =
        column + 1 < columns && new[column + 1].glyph == .continuation && cell.glyph != .continuation
      // The second half of a wide cell without its first.
      if cell.glyph == .continuation { cell.glyph = .space }
      let width = isWide ? 2 : 1
      let wasWide = column + 1 < columns && old[column + 1].glyph == .continuation
      if column >= redrawnUpTo, isWide == wasWide, cell.looks(like: old[column]) {
        column += width
        continue
      }
      if cell.isBlank, column >= filledUpTo {
        filledUpTo = endOfBlanks(from: column, in: new)
        if filledUpTo == columns, eraseRest(from: column, old: old) { break }
      }
      approach(column, in: old)
      if cell.glyph.isUncertain {
        redrawnUpTo = column + width + drawUncertain(cell, width: width, at: column, into: &bytes)
        old[column] = cell
        if isWide { old[column + 1] = new[column + 1] }
        column += width
      } else if isWide {
        draw(cell)
        old[column] = cell
        old[column + 1] = new[column + 1]
        column += 2
        advance(to: column)
      } else {
        draw(cell)
        old[column] = cell
        column = drawRun(from: column + 1, new: new, old: old)
        advance(to: column)
      }
    }
    flush(into: &bytes)
  }

  /// Puts the pen down in the terminal's own colours.
  mutating func finish(into bytes: inout [UInt8]) {
    take(Pen())
    flush(into: &bytes)
  }

  private mutating func flush(into bytes: inout [UInt8]) {
    if end == start { return }
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: end - start))
    end = start
  }

  // MARK: - Comparing

  /// Whether the rows are equal bit for bit.
  private func isUnchanged(_ new: UnsafePointer<Cell>, _ old: UnsafeMutablePointer<Cell>) -> Bool {
    for column in 0..<columns where !new[column].isIdentical(to: old[column]) { return false }
    return true
  }

  private func endOfBlanks(from column: Int, in new: UnsafePointer<Cell>) -> Int {
    var end = column + 1
    while end < columns, new[end].isBlank { end += 1 }
    return end
  }

  // MARK: - Moving

  private mutating func advance(to column: Int) { cursorColumn = column < columns ? column : -1 }

  /// Brings the cursor to a column of the row by the shortest way; a short gap that shows what it should is written again.
  private mutating func approach(_ column: Int, in old: UnsafeMutablePointer<Cell>) {
    if cursorColumn >= 0, cursorRow == row, cursorColumn <= column {
      let gap = column - cursorColumn
      if gap == 0 { return }
      if gap <= 4, rewrites(from: cursorColumn, to: column, in: old, within: gap == 1 ? 3 : 4) { return }
      end = writer.move(by: gap, "C", at: end)
    } else if cursorColumn == column, cursorRow < row {
      end = writer.move(by: row - cursorRow, "B", at: end)
    } else {
      end = writer.move(toColumn: column, row: row, at: end)
    }
    cursorColumn = column
    cursorRow = row
  }

  /// Writes the cells of a gap again if that takes no new pen and fewer than `limit` bytes.
  private mutating func rewrites(
    from start: Int, to column: Int, in old: UnsafeMutablePointer<Cell>, within limit: Int
  ) -> Bool {
    var size = 0
    for gap in start..<column {
      let glyph = old[gap].glyph
      if glyph == .continuation || old[gap + 1].glyph == .continuation || glyph.isUncertain { return false }
      if pen.adapted(to: old[gap]) != pen { return false }
      size += glyph.rawValue < 0x80 ? 1 : glyph.rawValue < 0x800 ? 2 : 3
    }
    if size >= limit { return false }
    for gap in start..<column { end = writer.scalar(old[gap].glyph.rawValue, at: end) }
    advance(to: column)
    return true
  }

  // MARK: - Drawing

  private mutating func take(_ next: Pen) {
    end = writer.change(from: pen, to: next, at: end)
    pen = next
  }

  private mutating func draw(_ cell: Cell) {
    take(pen.adapted(to: cell))
    end = writer.scalar(cell.glyph.rawValue, at: end)
  }

  /// Draws the changed cells that follow one another without anything special, and returns the column behind them.
  ///
  /// This is where most of the time goes: what it carries along stays in registers.
  private mutating func drawRun(
    from column: Int, new: UnsafePointer<Cell>, old: UnsafeMutablePointer<Cell>
  ) -> Int {
    var column = column
    var place = end
    var pen = pen
    // The last column is left out, so that there is always a next cell to look at.
    let writer = writer
    let last = columns - 1
    while column < last {
      let cell = new[column]
      if cell.glyph.isSpecial || new[column + 1].glyph == .continuation || cell.isBlank { break }
      if cell.looks(like: old[column]), old[column + 1].glyph != .continuation { break }
      let next = pen.adapted(to: cell)
      place = writer.scalar(cell.glyph.rawValue, at: writer.change(from: pen, to: next, at: place))
      pen = next
      old[column] = cell
      column += 1
    }
    end = place
    self.pen = pen
    return column
  }

  /// Erases to the end of the row (EL), where that is shorter than writing the spaces that differ.
  private mutating func eraseRest(from column: Int, old: UnsafeMutablePointer<Cell>) -> Bool {
    let differing = (column..<columns).reduce(0) { old[$1].isBlank ? $0 : $0 + 1 }
    if differing < 4 { return false }
    approach(column, in: old)
    take(pen.adapted(to: .blank))
    end = writer.text("\u{1b}[K", at: end)
    for column in column..<columns { old[column] = .blank }
    return true
  }

  /// Draws what may turn out wider or narrower than its cells: onto blanks, and with the cursor unknown afterwards.
  /// - Returns: The number of cells behind it that it may have spoilt.
  private mutating func drawUncertain(_ cell: Cell, width: Int, at column: Int, into bytes: inout [UInt8])
    -> Int
  {
    // No honest cluster is longer.
    let scalars = frame.text(of: cell.glyph).unicodeScalars.prefix(32)
    let widest = max(
      width, scalars.reduce(0) { $0 + ($1.properties.isGraphemeExtend || $1 == "\u{200d}" ? 0 : 2) })
    take(pen.adapted(to: cell))
    for _ in 0..<width { end = writer.byte(0x20, at: end) }
    if column + width < columns {
      for _ in 0..<width { end = writer.byte(0x08, at: end) }
    } else {
      end = writer.move(toColumn: column, row: row, at: end)
    }
    // Wider than the rest of the row it would wrap, in the last row even scroll.
    let passesTheEdge = column + widest > columns
    if passesTheEdge { end = writer.text("\u{1b}[?7l", at: end) }
    flush(into: &bytes)
    for scalar in scalars { end = writer.scalar(scalar.value, at: end) }
    if passesTheEdge { end = writer.text("\u{1b}[?7h", at: end) }
    flush(into: &bytes)
    cursorColumn = -1
    return widest - width
  }
}

extension Glyph {
  /// Stands for what cannot be known any more.
  static let forgotten = Glyph(rawValue: .max - 1)

  /// Whether it is a grapheme cluster of several scalars.
  var isCluster: Bool { rawValue >= Glyph.firstCluster && self != .continuation }

  /// Whether terminals disagree about its width: emoji, and clusters of several scalars.
  var isUncertain: Bool { isCluster || (0x1_f000...0x1_faff).contains(rawValue) }

  /// Whether it may be something else than one certain scalar.
  fileprivate var isSpecial: Bool { rawValue >= 0x1_f000 }
}
