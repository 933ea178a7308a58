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
    for column in columns {
      let opacity = samples.opacity(column, row)
      if opacity.isOpaque { continue }
      cells[column] = opacity.isEmpty ? .blank : cell(samples, column, row)
    }
  }

  private func cell(_ samples: FitSamples, _ column: Int, _ row: Int) -> Cell {
    let colors = (0..<32).map { samples.color(column, row, $0) }
    let total = colors.reduce(.zero, +)
    let weights = SIMD4(1, 1, 1, MixedFit.alphaWeight)
    var best: (saving: Float, mask: BlockMask, part: SIMD4<Float>)?
    for mask in masks {
      var part = SIMD4<Float>.zero
      for (color, share) in zip(colors, mask.coverage) { part += color * share }
      let deviation = part - total * (mask.area / 32)
      let saving = (deviation * deviation * weights).sum() * mask.trust / mask.weight
      if saving > best?.saving ?? 0 { best = (saving, mask, part) }
    }
    guard let best else { return cell(.space, nil, total / 32, nil) }
    return cell(
      best.mask.glyph, best.mask.complement, (total - best.part) / (32 - best.mask.area),
      best.part / best.mask.area)
  }

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
