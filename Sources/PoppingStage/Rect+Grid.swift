import PoppingCore

extension Rect {
  /// The rectangle in so many equal columns and rows, from the upper left, row by row.
  public func grid(columns: Int, rows: Int) -> [Rect] {
    let slot = Size(width / Double(max(columns, 1)), height / Double(max(rows, 1)))
    return (0..<max(columns * rows, 0)).map { index in
      Rect(
        minX + Double(index % columns) * slot.width, minY + Double(index / columns) * slot.height, slot.width,
        slot.height)
    }
  }
}
