import PoppingTerminal

/// Where the parts of the browser are in a window.
struct BrowserLayout: Equatable {
  /// A rectangle of cells.
  struct Area: Equatable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int

    func contains(column: Int, row: Int) -> Bool {
      (self.column..<self.column + columns).contains(column) && (self.row..<self.row + rows).contains(row)
    }
  }

  /// The effects, with the filter above and the card's line below; nil in a small window.
  let list: Area?

  /// The effect that plays.
  let stage: Area

  /// The sliders; nil in a small window.
  let settings: Area?

  /// The spring's curve; nil in a small window.
  let curve: Area?

  /// The row with the keys; nil where there is no room for one.
  let keyRow: Int?

  /// The least window that shows more than the effect and one line.
  static let leastSize = (columns: 60, rows: 16)

  init(size: TerminalSize) {
    let (columns, rows) = (size.columns, size.rows)
    keyRow = rows >= 4 ? rows - 1 : nil
    let above = keyRow ?? rows
    guard columns >= Self.leastSize.columns, rows >= Self.leastSize.rows else {
      list = nil
      settings = nil
      curve = nil
      stage = Area(column: 0, row: 0, columns: columns, rows: above)
      return
    }
    let side = min(30, columns / 4)
    let bottom = min(14, max(6, rows / 3))
    let top = above - bottom - 1
    list = Area(column: 0, row: 0, columns: side, rows: above)
    stage = Area(column: side + 1, row: 0, columns: columns - side - 1, rows: top)
    let sliders = (columns - side - 1) * 3 / 5
    settings = Area(column: side + 1, row: top + 1, columns: sliders, rows: bottom)
    curve = Area(
      column: side + 2 + sliders, row: top + 1, columns: columns - side - 2 - sliders, rows: bottom)
  }
}
