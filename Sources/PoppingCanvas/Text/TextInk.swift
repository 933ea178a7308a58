/// Sets the texts of a row into its cells.
struct TextInk {
  private let reduction: ColorReduction

  /// A sample counts as painted over wholly from this veil on.
  private static let opaqueVeil: UInt8 = 250

  /// A text weaker than this is left out.
  private static let leastOpacity: Float = 0.02
  private static let leastOpacityWithoutColor: Float = 0.5

  init(_ reduction: ColorReduction) { self.reduction = reduction }

  /// Replaces those of a row's cells in which a text is to be seen.
  func set(
    _ text: TextPlane, _ samples: FitSamples, row: Int, columns: Range<Int>,
    into cells: UnsafeMutablePointer<Cell>
  ) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      let start = column
      column += 1
      guard let mark = text.marks[row * text.columns + start], mark.glyph != .continuation else { continue }
      guard let cell = cell(mark, samples, start, row) else { continue }
      if mark.isWide {
        // Both halves are seen, or none.
        guard let rest = text.marks[row * text.columns + start + 1],
          let second = self.cell(rest, samples, start + 1, row)
        else { continue }
        cells[start + 1] = Cell(
          glyph: .continuation, foreground: cell.foreground, background: second.background, style: cell.style)
      }
      cells[start] = cell
    }
  }

  /// The cell of a mark; nil when it is hidden.
  private func cell(_ mark: TextPlane.Mark, _ samples: FitSamples, _ column: Int, _ row: Int) -> Cell? {
    let (veil, isHidden) = veil(samples.memory, column, row)
    let opacity = mark.opacity * (1 - veil)
    let least = reduction.depth == .none ? TextInk.leastOpacityWithoutColor : TextInk.leastOpacity
    guard !isHidden, opacity >= least else { return nil }
    let mean = samples.mean(column, row)
    // What was painted over the text is what the mean holds beyond what was there before.
    let over = mean - mark.behind * (1 - veil)
    let behind = SIMD3(mark.behind.x, mark.behind.y, mark.behind.z)
    let inked = mark.color * mark.opacity + behind * (1 - mark.opacity)
    let foreground = inked * (1 - veil) + SIMD3(over.x, over.y, over.z)
    return reduction.text(
      mark.glyph, mark.style, foreground,
      mean.w >= 127.5 ? SIMD3(mean.x, mean.y, mean.z) * (255 / mean.w) : nil)
  }

  /// How far a cell's text has been painted over, and whether something opaque hides at least half of the cell.
  private func veil(_ memory: SamplePlanes.Memory, _ column: Int, _ row: Int) -> (mean: Float, isHidden: Bool)
  {
    var (sum, hidden) = (0, 0)
    for y in row * Samples.perRow..<(row + 1) * Samples.perRow {
      let line = memory.sample(SamplePlanes.veil, x: column * Samples.perColumn, y: y)
      for x in 0..<Samples.perColumn {
        sum += Int(line[x])
        hidden += line[x] >= TextInk.opaqueVeil ? 1 : 0
      }
    }
    let count = Samples.perColumn * Samples.perRow
    return (Float(sum) / Float(255 * count), hidden * 2 >= count)
  }
}
