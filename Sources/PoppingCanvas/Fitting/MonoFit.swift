/// Gives each cell a glyph by brightness and shape, for terminals without colours; light is drawn on dark.
struct MonoFit: CellFit {
  private struct Shape {
    let glyph: Glyph
    let level: Float
    /// What each sample is brighter than the mean.
    let relief: [Float]
    let squares: Float

    /// Makes a shape from the brightness of its samples.
    init(_ glyph: Glyph, _ samples: [Float], level: Float? = nil) {
      let mean = samples.reduce(0, +) / 32
      self.glyph = glyph
      self.level = level ?? mean
      relief = samples.map { $0 - mean }
      squares = relief.reduce(0) { $0 + $1 * $1 }
    }
  }

  /// Glyphs for cells without shape, from dark to light.
  private let ramp: [Shape]

  private let shapes: [Shape]

  /// Cells whose samples lie this close together have no shape.
  private static let leastRange: Float = 0.08

  /// Makes the fit for blocks and shades.
  static var blocks: MonoFit {
    let scalars: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
    let ramp = scalars.enumerated().map { level, scalar in
      Shape(Glyph(scalar), Array(repeating: Float(level) / 4, count: 32))
    }
    let blocks = BlockMask.all.flatMap { mask in
      let complement = mask.complement.map { Shape($0, mask.coverage.map { 1 - $0 }) }
      return [Shape(mask.glyph, mask.coverage)] + (complement.map { [$0] } ?? [])
    }
    return MonoFit(ramp: ramp, shapes: ramp + blocks)
  }

  /// Makes the fit for ASCII; the densest character counts as white.
  static var ascii: MonoFit {
    let masks = ASCIIMask.all
    let densest = masks.map(\.area).max() ?? 1
    // Drawn as bright as white, strokes would outweigh the brightness.
    let stroke: Float = 1.5
    let shapes =
      [Shape(.space, Array(repeating: 0, count: 32))]
      + masks.map { mask in
        Shape(mask.glyph, mask.coverage.map { $0 * stroke }, level: mask.area / densest)
      }
    // Of even texture.
    let ramp = " .:*xoX&#@".unicodeScalars.compactMap { scalar in shapes.first { $0.glyph == Glyph(scalar) } }
    return MonoFit(ramp: ramp, shapes: shapes)
  }

  mutating func fit(
    _ samples: FitSamples, row: Int, columns: Range<Int>, into cells: UnsafeMutablePointer<Cell>
  ) {
    for column in columns { cells[column] = Cell(glyph: glyph(samples, column, row)) }
  }

  private func glyph(_ samples: FitSamples, _ column: Int, _ row: Int) -> Glyph {
    let values = (0..<32).map { Brightness.of(samples.color(column, row, $0)) }
    let mean = values.reduce(0, +) / 32
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    guard range >= MonoFit.leastRange else { return flatGlyph(mean, samples, column, row) }
    var best: (error: Float, glyph: Glyph) = (.infinity, .space)
    for shape in shapes {
      var match: Float = 0
      for index in 0..<32 { match += values[index] * shape.relief[index] }
      let step = mean - shape.level
      let error = 32 * step * step + shape.squares - 2 * match
      if error < best.error { best = (error, shape.glyph) }
    }
    return best.glyph
  }

  /// The glyph of a cell without shape.
  ///
  /// Beside something brighter that would get the same glyph it is one step darker, and the darkest one is one step
  /// brighter beside something darker: so a light button keeps an edge on a light ground.
  private func flatGlyph(_ mean: Float, _ samples: FitSamples, _ column: Int, _ row: Int) -> Glyph {
    let level = nearest(mean)
    let steps = CellSide.allCases.compactMap { side -> Float? in
      guard let other = samples.brightness(beyond: side, column, row), nearest(other) == level else {
        return nil
      }
      return other - mean
    }
    if level > 0, steps.contains(where: { $0 > Brightness.leastStep }) { return ramp[level - 1].glyph }
    if level == 0, steps.contains(where: { $0 < -Brightness.leastStep }) { return ramp[1].glyph }
    return ramp[level].glyph
  }

  private func nearest(_ brightness: Float) -> Int {
    ramp.indices.min { (ramp[$0].level - brightness).magnitude < (ramp[$1].level - brightness).magnitude }
      ?? 0
  }
}
