import PoppingStage

extension Painter {
  /// A text is shown where its layer and all masks cover at least half of a cell; less a little, against noise.
  private static let leastCoverage = 0.499

  /// Sets a text's clusters into the damaged cells, and forgets there what was painted over earlier ones.
  func stamp(
    _ run: TextRun, _ item: DisplayItem, _ layout: TextStore.Layout, on text: inout TextPlane,
    of frame: inout Frame
  ) {
    let samples = FitSamples(
      memory: memory, columns: frame.columns, rows: frame.rows, keepsAlpha: keepsAlpha)
    for (index, line) in layout.lines.enumerated() {
      let row = run.row + index
      guard row >= 0, row < frame.rows, !damage.spans[row].isEmpty else { continue }
      var column =
        switch layout.alignment {
        case .leading: run.column
        case .trailing: run.column - line.width
        case .center: (line.width.isMultiple(of: 2) ? run.column : run.oddColumn) - line.width / 2
        }
      for cluster in line.clusters {
        let next = column + cluster.width
        defer { column = next }
        guard column >= damage.spans[row].lowerBound, next <= damage.spans[row].upperBound,
          (column..<next).allSatisfy({ isShown(item, column: $0, row: row) })
        else { continue }
        let mark = TextPlane.Mark(
          glyph: frame.glyph(for: cluster.character), style: layout.style, isWide: cluster.width == 2,
          color: SIMD3<Float>(run.color), opacity: Float(item.opacity), behind: .zero)
        text.set(mark, column: column, row: row) { column in
          unveil(column, row)
          return samples.mean(column, row)
        }
      }
    }
  }

  private func isShown(_ item: DisplayItem, column: Int, row: Int) -> Bool {
    guard item.shape.cellCoverage(column: column, row: row) >= Painter.leastCoverage else { return false }
    var clip = item.clip
    while let index = clip {
      let share =
        if let mask = clips[index].mask {
          masks[mask.index].cellCoverage(column: column, row: row)
        } else {
          clips[index].shape.cellCoverage(column: column, row: row)
        }
      guard share >= Painter.leastCoverage else { return false }
      clip = clips[index].parent
    }
    return true
  }

  /// Takes the veil off a cell.
  private func unveil(_ column: Int, _ row: Int) {
    for y in row * Samples.perRow..<(row + 1) * Samples.perRow {
      Blend.fill(
        memory.sample(SamplePlanes.veil, x: column * Samples.perColumn, y: y), Samples.perColumn, with: 0)
    }
  }
}
