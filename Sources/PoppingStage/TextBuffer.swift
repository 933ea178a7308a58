/// A text being edited: what it says, and where the cursor stands.
///
/// The cursor stands between grapheme clusters; deleting takes a whole one away, as a person sees it.
public struct TextBuffer: Equatable, Sendable {
  /// What has been written.
  public private(set) var string: String

  /// The number of grapheme clusters before the cursor.
  public private(set) var cursor: Int

  /// The column that going up and down keeps to, where a shorter line lies between.
  private var column: Int?

  /// Makes a text with the cursor at its end.
  public init(_ string: String = "") {
    self.string = string.sanitizedForTerminal
    cursor = self.string.count
  }

  /// Writes at the cursor; what could drive a terminal is left out.
  public mutating func insert(_ text: String) {
    let index = string.index(string.startIndex, offsetBy: cursor)
    let head = string[..<index] + text.sanitizedForTerminal
    cursor = head.count
    string = String(head + string[index...])
    // A combining mark may have joined what stood before it.
    cursor = min(cursor, string.count)
    column = nil
  }

  /// Does what a key asks for in a view so many cells wide; false when it asks for nothing here.
  public mutating func press(_ key: Key, width: Int) -> Bool {
    let keptColumn = column
    column = nil
    switch key {
    case .character(let character): insert(String(character))
    case .enter: insert("\n")
    case .backspace: remove(before: cursor)
    case .delete: remove(before: cursor + 1)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(string.count, cursor + 1)
    case .home: move(toColumn: 0, row: position(width: width).row, width: width)
    case .end: move(toColumn: .max, row: position(width: width).row, width: width)
    case .up, .down:
      let place = position(width: width)
      column = keptColumn ?? place.column
      move(toColumn: column ?? 0, row: place.row + (key == .up ? -1 : 1), width: width)
    case .tab, .backTab: return false
    }
    return true
  }

  /// The row and the column of the cursor, in cells, where lines are so many cells wide.
  public func position(width: Int) -> (row: Int, column: Int) {
    let index = string.index(string.startIndex, offsetBy: cursor)
    let lines = TextLayout.lines(of: string, width: width)
    let row = max(0, (lines.firstIndex { $0.range.lowerBound > index } ?? lines.count) - 1)
    let range = lines[row].range
    return (row, string[range.lowerBound..<min(index, range.upperBound)].cellWidth)
  }

  /// Puts the cursor at a row and a column, in cells; beyond the text it goes to the nearest place.
  public mutating func move(toColumn column: Int, row: Int, width: Int) {
    let lines = TextLayout.lines(of: string, width: width)
    let range = lines[min(max(row, 0), lines.count - 1)].range
    var index = range.lowerBound
    var cells = 0
    while index < range.upperBound {
      // The nearer side of the cluster, so that half a wide one counts as before it.
      let next = cells + string[index].cellWidth
      if next > column { break }
      cells = next
      index = string.index(after: index)
    }
    cursor = string.distance(from: string.startIndex, to: index)
  }

  private mutating func remove(before end: Int) {
    guard end > 0, end <= string.count else { return }
    string.remove(at: string.index(string.startIndex, offsetBy: end - 1))
    cursor = min(end - 1, string.count)
  }
}
