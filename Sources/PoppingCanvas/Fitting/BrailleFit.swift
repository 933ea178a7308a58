/// Gives each cell the braille pattern whose dots are the lesser part of its samples, in the colours of both parts.
struct BrailleFit: CellFit {
  private let reduction: ColorReduction

  /// Cells whose samples differ less than this from their mean, squared and summed, have one colour.
  private static let leastContrast: Float = 8 * 3 * 4

  /// The bits of the eight dots in a pattern's scalar, row by row (Unicode: dots 1 to 3 and 7 down the left side).
  private static let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  init(_ reduction: ColorReduction) { self.reduction = reduction }

  mutating func fit(
    _ samples: FitSamples, row: Int, columns: Range<Int>, into cells: UnsafeMutablePointer<Cell>
  ) {
    for column in columns { cells[column] = cell(samples, column, row) }
  }

  private func cell(_ samples: FitSamples, _ column: Int, _ row: Int) -> Cell {
    var dots = BrailleFit.dots(samples, column, row)
    if reduction.depth == .none { return BrailleFit.ditheredCell(dots, samples, column, row) }
    if samples.keepsAlpha {
      let opacity = samples.opacity(column, row)
      if opacity.isEmpty { return .blank }
      if !opacity.isOpaque { return translucentCell(dots) }
    }
    let mean = dots.reduce(.zero, +) / 8
    for index in 0..<8 { dots[index] -= mean }
    let contrast = dots.reduce(0) { $0 + ($1 * $1).sum() }
    let flat = SIMD3(mean.x, mean.y, mean.z)
    guard contrast >= BrailleFit.leastContrast else { return reduction.flat(flat) }
    var lit = BrailleFit.split(dots)
    // Dots fill a quarter of a cell at most: what there is more of is the background.
    if lit.count(where: \.self) > 4 { lit = lit.map { !$0 } }
    let count = Float(lit.count(where: \.self))
    let sum = zip(dots, lit).reduce(SIMD4<Float>.zero) { $1.1 ? $0 + $1.0 : $0 }
    let foreground = mean + sum / count
    let background = mean - sum / (8 - count)
    return reduction.pair(
      BrailleFit.glyph(lit), SIMD3(foreground.x, foreground.y, foreground.z),
      SIMD3(background.x, background.y, background.z))
  }

  /// The means of the samples about each dot.
  private static func dots(_ samples: FitSamples, _ column: Int, _ row: Int) -> [SIMD4<Float>] {
    (0..<8).map { dot in
      let first = dot / 2 * 8 + dot % 2 * 2
      return
        (samples.color(column, row, first) + samples.color(column, row, first + 1)
        + samples.color(column, row, first + 4) + samples.color(column, row, first + 5)) / 4
    }
  }

  /// Divides the dots in two along the line on which their colours lie furthest apart; not all are on one side.
  ///
  /// The line is the one through the mean and the colour furthest from it, improved by one step of a power iteration.
  private static func split(_ dots: [SIMD4<Float>]) -> [Bool] {
    let furthest = dots.max { ($0 * $0).sum() < ($1 * $1).sum() } ?? .zero
    let axis = dots.reduce(SIMD4<Float>.zero) { $0 + $1 * ($1 * furthest).sum() }
    let places = dots.map { ($0 * axis).sum() }
    // Of all places to cut the sorted colours, the one that leaves the least squared error.
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var sum = SIMD4<Float>.zero
    var best: (saving: Float, count: Int) = (-1, 1)
    for count in 1..<8 {
      sum += dots[order[count - 1]]
      let saving = (sum * sum).sum() / Float(count * (8 - count))
      if saving > best.saving { best = (saving, count) }
    }
    var lit = [Bool](repeating: true, count: 8)
    for index in order[..<best.count] { lit[index] = false }
    return lit
  }

  private static func glyph(_ lit: [Bool]) -> Glyph {
    let pattern = zip(lit, bits).reduce(UInt32(0)) { $1.0 ? $0 | $1.1 : $0 }
    return Glyph(rawValue: pattern == 0 ? Glyph.space.rawValue : 0x2800 | pattern)
  }

  /// A cell through which the terminal's own background shows: its dots are what is not empty.
  private func translucentCell(_ dots: [SIMD4<Float>]) -> Cell {
    let lit = dots.map { $0.w >= 127.5 }
    let sum = zip(dots, lit).reduce(SIMD4<Float>.zero) { $1.1 ? $0 + $1.0 : $0 }
    guard sum.w > 0 else { return .blank }
    let color = SIMD3(sum.x, sum.y, sum.z) * (255 / sum.w)
    if lit.allSatisfy(\.self) { return reduction.flat(color) }
    return Cell(glyph: BrailleFit.glyph(lit), foreground: reduction.color(color))
  }

  /// Without colours: dots in the density of the brightness, in the order of a Bayer matrix.
  private static func ditheredCell(
    _ dots: [SIMD4<Float>], _ samples: FitSamples, _ column: Int, _ row: Int
  ) -> Cell {
    var lit = dots.indices.map { dot in
      let x = (column * 2 + dot % 2) % 4
      let y = (row * 4 + dot / 2) % 4
      return Brightness.stretched(Brightness.of(dots[dot])) > (Float(bayer[y * 4 + x]) + 0.5) / 16
    }
    // A cell that is all light or all dark keeps a rim towards one that is more so.
    let brightness = Brightness.of(dots.reduce(.zero, +) / 8)
    if lit.allSatisfy({ $0 == lit[0] }) {
      let sign: Float = lit[0] ? 1 : -1
      for side in CellSide.allCases {
        guard let other = samples.brightness(beyond: side, column, row),
          (other - brightness) * sign > Brightness.leastStep
        else { continue }
        for dot in rim(side) { lit[dot] = sign < 0 }
      }
    }
    return Cell(glyph: glyph(lit))
  }

  /// The dots along a side.
  private static func rim(_ side: CellSide) -> [Int] {
    switch side {
    case .left: [0, 2, 4, 6]
    case .right: [1, 3, 5, 7]
    case .top: [0, 1]
    case .bottom: [6, 7]
    }
  }

  private static let bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}
