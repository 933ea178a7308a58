/// Chooses glyphs for cells through which the terminal's own background shows in parts.
///
/// Its colour is not known, so what is empty has to stay empty: one of the glyph's two parts, or both.
struct MixedFit {
  private let masks = BlockMask.all
  private let reduction: ColorReduction

  /// What a step of alpha counts for in the error, against a step of a colour: as much as all three.
  private static let alphaWeight: Float = 3

  init(_ reduction: ColorReduction) { self.reduction = reduction }

  /// Replaces those cells of a row that are not opaque all over.
  func replace(_ samples: FitSamples, row: Int, columns: Range<Int>, in cells: UnsafeMutablePointer<Cell>) {
    for start in stride(from: columns.lowerBound, to: columns.upperBound, by: BlockFit.tile) {
      if samples.isTileOpaque(start, row) { continue }
      for column in start..<min(start + BlockFit.tile, columns.upperBound) {
        let opacity = samples.opacity(column, row)
        if opacity.isOpaque { continue }
        cells[column] = opacity.isEmpty ? .blank : cell(samples, column, row)
      }
    }
  }

  private func cell(_ samples: FitSamples, _ column: Int, _ row: Int) -> Cell {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: BlockFit.Sum.count) { deviations in
      let mean = MixedFit.sum(samples, column, row, into: deviations)
      let weights = SIMD4(1, 1, 1, MixedFit.alphaWeight)
      var best: (saving: Float, mask: BlockMask, deviation: SIMD4<Float>)?
      for mask in masks {
        let deviation =
          deviations[mask.first] * mask.firstFactor + deviations[mask.second] * mask.secondFactor
        let saving = (deviation * deviation * weights).sum() * mask.trust / mask.weight
        if saving > best?.saving ?? 0 { best = (saving, mask, deviation) }
      }
      guard let best else { return cell(.space, nil, mean, nil) }
      let (mask, deviation) = (best.mask, best.deviation)
      return cell(
        mask.glyph, mask.complement, mean - deviation / (32 - mask.area), mean + deviation / mask.area)
    }
  }

  /// Takes the sums of a cell's parts, as deviations from what its mean would give; returns the mean.
  private static func sum(
    _ samples: FitSamples, _ column: Int, _ row: Int, into sums: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) -> SIMD4<Float> {
    sums.initialize(repeating: .zero)
    var total = SIMD4<Float>.zero
    for y in (0..<8).reversed() {
      let (first, second) = (samples.color(column, row, y * 4), samples.color(column, row, y * 4 + 1))
      let (third, last) = (samples.color(column, row, y * 4 + 2), samples.color(column, row, y * 4 + 3))
      total += first + second + third + last
      sums[(y < 4 ? BlockFit.Sum.topLeft : .bottomLeft).rawValue] += first + second
      sums[(y < 4 ? BlockFit.Sum.topRight : .bottomRight).rawValue] += third + last
      sums[BlockFit.Sum.left.rawValue] += first + second
      sums[BlockFit.Sum.firstColumn.rawValue] += first
      sums[BlockFit.Sum.lastColumn.rawValue] += last
      if let lower = lowerSums[y] { sums[lower.rawValue] = total }
    }
    let mean = total / 32
    for (sum, area) in zip(sums.indices, BlockFit.Sum.areas) { sums[sum] -= mean * area }
    return mean
  }

  /// The sum that is complete once a row has been added, from below; by the row.
  private static let lowerSums: [BlockFit.Sum?] = [
    nil, .lower7, .lower6, .lower5, nil, .lower3, .lower2, .lower1,
  ]

  /// The cell of a glyph over a background, either of which may be too weak to be seen.
  private func cell(
    _ glyph: Glyph, _ complement: Glyph?, _ background: SIMD4<Float>, _ foreground: SIMD4<Float>?
  ) -> Cell {
    func visible(_ color: SIMD4<Float>?) -> SIMD3<Float>? {
      guard let color, color.w >= 127.5 else { return nil }
      return SIMD3(color.x, color.y, color.z) * (255 / color.w)
    }
    switch (visible(foreground), visible(background)) {
    case (nil, nil): return .blank
    case (let front?, let back?): return reduction.pair(glyph, front, back)
    case (let front?, nil): return Cell(glyph: glyph, foreground: reduction.color(front))
    case (nil, let back?):
      if foreground == nil { return reduction.flat(back) }
      if let complement { return Cell(glyph: complement, foreground: reduction.color(back)) }
      // Reversed, the glyph is cut out of the colour.
      return Cell(glyph: glyph, foreground: reduction.color(back), style: .reverse)
    }
  }
}
