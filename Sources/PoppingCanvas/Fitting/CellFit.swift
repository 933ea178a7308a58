/// Chooses the glyph and the colours of cells from their samples.
protocol CellFit: Sendable {
  /// Writes the cells of some columns of a row; `cells` is the row's first one.
  mutating func fit(
    _ samples: FitSamples, row: Int, columns: Range<Int>, into cells: UnsafeMutablePointer<Cell>)
}

extension GlyphSet {
  /// The way to choose cells from these glyphs.
  func fit(_ colors: ColorDepth) -> any CellFit {
    let reduction = ColorReduction(colors, hasShades: self == .blocks)
    return switch (self, colors) {
    case (.braille, _): BrailleFit(reduction)
    case (.blocks, .none): MonoFit.blocks
    case (.ascii, .none): MonoFit.ascii
    case (.blocks, _): BlockFit(reduction)
    case (.ascii, _): ASCIIFit(reduction)
    }
  }
}

/// The samples that cells are chosen from.
struct FitSamples {
  let memory: SamplePlanes.Memory

  /// The number of cells in a row, and of rows.
  let columns: Int
  let rows: Int

  /// Whether the alpha plane counts; without it all is opaque.
  let keepsAlpha: Bool

  /// A sample of a cell: red, green, blue (multiplied by alpha) and alpha, 0 to 255.
  @inline(__always)
  func color(_ column: Int, _ row: Int, _ index: Int) -> SIMD4<Float> {
    let x = column * Samples.perColumn + index % Samples.perColumn
    let y = row * Samples.perRow + index / Samples.perColumn
    func value(_ plane: Int) -> Float { Float(memory.sample(plane, x: x, y: y).pointee) }
    return SIMD4(
      value(SamplePlanes.red), value(SamplePlanes.green), value(SamplePlanes.blue),
      keepsAlpha ? value(SamplePlanes.alpha) : 255)
  }

  /// The mean of a cell's samples.
  func mean(_ column: Int, _ row: Int) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for index in 0..<Samples.perColumn * Samples.perRow { sum += color(column, row, index) }
    return sum / Float(Samples.perColumn * Samples.perRow)
  }

  /// How much of a cell some alpha can be seen in: whether all samples are opaque, or all empty.
  func opacity(_ column: Int, _ row: Int) -> (isOpaque: Bool, isEmpty: Bool) {
    var (all, any) = (UInt32.max, UInt32.zero)
    for y in row * Samples.perRow..<(row + 1) * Samples.perRow {
      let word = memory.word(SamplePlanes.alpha, column: column, y: y).loadUnaligned(as: UInt32.self)
      all &= word
      any |= word
    }
    return (all == .max, any == 0)
  }

  /// Whether all samples of a tile's cells are opaque.
  func isTileOpaque(_ column: Int, _ row: Int) -> Bool {
    var all = SIMD16<UInt32>(repeating: .max)
    for y in row * Samples.perRow..<(row + 1) * Samples.perRow {
      all &= memory.word(SamplePlanes.alpha, column: column, y: y).loadUnaligned(as: SIMD16<UInt32>.self)
    }
    return all == SIMD16(repeating: .max)
  }
}
