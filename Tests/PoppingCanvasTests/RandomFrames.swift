import PoppingCanvas

extension Frame {
  /// Makes a frame of cells that have nothing to do with one another.
  init(noise seed: UInt64, columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows)
    var random = Random(seed: seed)
    for index in cells.indices { cells[index] = cell(&random) }
  }

  /// Changes some cells, a run of them, a whole row or nothing.
  mutating func change(_ random: inout Random) {
    for _ in 0..<random.number(below: 6) {
      let row = random.number(below: rows)
      var column = random.number(below: columns)
      let end = min(columns, column + [1, 3, 9, 40][random.number(below: 4)])
      let isErased = random.number(below: 3) == 0
      while column < end {
        column += put(isErased ? .blank : cell(&random), column, row, &random)
      }
    }
  }

  /// Puts a cell into a frame, sometimes a wide character, and keeps no half of another.
  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int, _ random: inout Random) -> Int {
    let isWide = cell.glyph != .space && column + 1 < columns && random.number(below: 5) == 0
    var cell = cell
    if isWide { cell.glyph = glyph(for: ["人", "🙂", "☁️", "👩‍🔬"][random.number(below: 4)]) }
    let width = isWide ? 2 : 1
    if self[column, row].glyph == .continuation { self[column - 1, row] = .blank }
    if column + width < columns, self[column + width, row].glyph == .continuation {
      self[column + width, row] = .blank
    }
    self[column, row] = cell
    if isWide { self[column + 1, row] = Cell(glyph: .continuation) }
    return width
  }

  private mutating func cell(_ random: inout Random) -> Cell {
    let colors: [CellColor] = [
      .standard, .palette(3), .palette(12), .palette(77), .direct(9, 99, 199), .direct(255, 0, 10),
    ]
    let styles: [CellStyle] = [[], [], [], .bold, .faint, [.bold, .faint], .underline, .reverse]
    let texts: [Character] = [" ", " ", "x", "▀", "é", "e\u{301}", "-"]
    return Cell(
      glyph: glyph(for: texts[random.number(below: texts.count)]),
      foreground: colors[random.number(below: colors.count)],
      background: colors[random.number(below: colors.count)],
      style: styles[random.number(below: styles.count)])
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((value ^ value >> 31) % UInt64(limit))
  }
}
