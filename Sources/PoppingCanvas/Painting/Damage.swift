/// The cells that have to be drawn again: in each row those from a first to before a last one.
struct Damage {
  let columns: Int
  private(set) var spans: [Range<Int>]

  init(columns: Int, rows: Int) {
    self.columns = columns
    spans = Array(repeating: 0..<0, count: rows)
  }

  var isEmpty: Bool { spans.allSatisfy(\.isEmpty) }

  /// Forgets all damage.
  mutating func clear() {
    for row in spans.indices { spans[row] = 0..<0 }
  }

  /// Adds every cell.
  mutating func addAll() {
    for row in spans.indices { spans[row] = 0..<columns }
  }

  /// Adds the cells that hold some of the samples; the box lies within the canvas.
  mutating func add(_ box: SampleBox) {
    guard !box.isEmpty else { return }
    let across = box.left / Samples.perColumn..<(box.right - 1) / Samples.perColumn + 1
    for row in box.top / Samples.perRow...(box.bottom - 1) / Samples.perRow { add(across, row: row) }
  }

  /// Adds cells of one row.
  mutating func add(_ across: Range<Int>, row: Int) {
    let span = spans[row]
    spans[row] =
      span.isEmpty
      ? across : min(span.lowerBound, across.lowerBound)..<max(span.upperBound, across.upperBound)
  }

  /// Adds in each row the box's cells if some of them are damaged; returns whether that was new.
  mutating func complete(_ box: SampleBox) -> Bool {
    guard !box.isEmpty else { return false }
    let across = box.left / Samples.perColumn..<(box.right - 1) / Samples.perColumn + 1
    var grows = false
    for row in box.top / Samples.perRow...(box.bottom - 1) / Samples.perRow
    where spans[row].overlaps(across) {
      let before = spans[row]
      add(across, row: row)
      grows = grows || spans[row] != before
    }
    return grows
  }
}

/// How finely a cell is divided.
enum Samples {
  /// Samples across a cell; each is 2 points wide.
  static let perColumn = 4

  /// Samples down a cell; each is 2 points high.
  static let perRow = 8

  /// Points across, and down, a sample.
  static let points = 2.0
}
