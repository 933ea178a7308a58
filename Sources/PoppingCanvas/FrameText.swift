extension Frame {
  /// The rows as text, from the top.
  ///
  /// Without colour a row carries no spaces at its end. With colour it carries "select graphic rendition" codes
  /// (ECMA-48, 8.3.117), leaves out the blank cells at its end, and ends with none of the codes in force.
  /// - Parameter colored: Whether colours and styles are written.
  public func lines(colored: Bool = false) -> [String] {
    (0..<rows).map { row in
      let cells = cells[row * columns..<(row + 1) * columns]
      return colored ? coloredText(of: cells) : plainText(of: cells)
    }
  }

  private func plainText(of cells: ArraySlice<Cell>) -> String {
    let end = cells.lastIndex { $0.glyph != .space }.map { $0 + 1 } ?? cells.startIndex
    return cells[..<end].reduce(into: "") { append($1, to: &$0) }
  }

  private func coloredText(of cells: ArraySlice<Cell>) -> String {
    let end = cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? cells.startIndex
    var pen = Pen()
    var line = ""
    for cell in cells[..<end] {
      if cell.glyph != .continuation {
        let next = pen.adapted(to: cell)
        line += EscapeWriter.change(from: pen, to: next)
        pen = next
      }
      append(cell, to: &line)
    }
    return line + EscapeWriter.change(from: pen, to: Pen())
  }

  /// Appends a cell's text; a control character, which would drive the terminal, becomes a space.
  private func append(_ cell: Cell, to line: inout String) {
    for scalar in text(of: cell.glyph).unicodeScalars {
      line.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
  }
}

extension EscapeWriter {
  /// The code that turns one pen into another, as text.
  fileprivate static func change(from old: Pen, to new: Pen) -> String {
    if old == new { return "" }
    return withUnsafeTemporaryAllocation(byteCount: bytesPerCell, alignment: 8) { memory in
      decimals.withUnsafeBufferPointer { decimals in
        guard let start = memory.baseAddress, let decimals = decimals.baseAddress else { return "" }
        let end = EscapeWriter(decimals: decimals).change(from: old, to: new, at: start)
        return String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
      }
    }
  }
}
