import PoppingStage

/// The cells that texts stand in, and what was behind them when they were painted.
struct TextPlane {
  struct Mark {
    var glyph: Glyph
    var style: CellStyle

    /// Whether the cluster takes the next cell too; that one's glyph is `.continuation`.
    var isWide: Bool

    /// Red, green and blue, 0 to 255.
    var color: SIMD3<Float>
    var opacity: Float

    /// The mean of the cell's samples when the text was painted: red, green, blue (multiplied by alpha), alpha.
    var behind: SIMD4<Float>
  }

  let columns: Int
  private(set) var marks: [Mark?]

  /// Whether some text stands in a row.
  private(set) var isUsed: [Bool]

  init(columns: Int, rows: Int) {
    self.columns = columns
    marks = Array(repeating: nil, count: columns * rows)
    isUsed = Array(repeating: false, count: rows)
  }

  /// Forgets the texts in damaged cells.
  mutating func clear(_ damage: Damage) {
    for (row, span) in damage.spans.enumerated() where isUsed[row] {
      for column in span { marks[row * columns + column] = nil }
      isUsed[row] = marks[row * columns..<(row + 1) * columns].contains { $0 != nil }
    }
  }

  /// Sets a cluster in place of what it overlaps; `behind` gives the mean of a column's cell at this moment.
  mutating func set(_ mark: Mark, column: Int, row: Int, behind: (_ column: Int) -> SIMD4<Float>) {
    isUsed[row] = true
    for (index, column) in (column...(mark.isWide ? column + 1 : column)).enumerated() {
      remove(column, row)
      var part = mark
      part.behind = behind(column)
      if index > 0 {
        part.glyph = .continuation
        part.isWide = false
      }
      marks[row * columns + column] = part
    }
  }

  /// Removes the cluster that takes a cell, both halves of a wide one.
  private mutating func remove(_ column: Int, _ row: Int) {
    let index = row * columns + column
    guard let mark = marks[index] else { return }
    if mark.isWide { marks[index + 1] = nil }
    if mark.glyph == .continuation { marks[index - 1] = nil }
    marks[index] = nil
  }
}
