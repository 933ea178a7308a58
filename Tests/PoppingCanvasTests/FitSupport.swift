import PoppingStage

@testable import PoppingCanvas

/// The 32 samples of a cell, row by row from the top left.
typealias CellSamples = [SIMD3<UInt8>]

/// Chooses the cells for samples, one cell after the other in one row.
func fitted(_ cells: [CellSamples], _ glyphs: GlyphSet, _ colors: ColorDepth = .trueColor) -> [Cell] {
  var planes = SamplePlanes(columns: cells.count, rows: 1)
  var fit = glyphs.fit(colors)
  var result = [Cell](repeating: .blank, count: cells.count)
  planes.withMemory { memory in
    for (column, samples) in cells.enumerated() {
      for (index, color) in samples.enumerated() {
        for channel in 0..<3 {
          memory.sample(channel, x: column * 4 + index % 4, y: index / 4).pointee = color[channel]
        }
      }
    }
    let samples = FitSamples(memory: memory, columns: cells.count, rows: 1, keepsAlpha: false)
    result.withUnsafeMutableBufferPointer { result in
      guard let base = result.baseAddress else { return }
      fit.fit(samples, row: 0, columns: 0..<cells.count, into: base)
    }
  }
  return result
}

/// The pixels of a cell, 8 × 16, that a glyph fills, 0 to 1, after the names that Unicode gives the blocks.
func blockPixels(_ glyph: Unicode.Scalar) -> [Float]? {
  let quadrants: [Unicode.Scalar: [Int]] = [
    "▘": [0], "▝": [1], "▀": [0, 1], "▖": [2], "▌": [0, 2], "▞": [1, 2], "▛": [0, 1, 2], "▗": [3],
    "▚": [0, 3], "▐": [1, 3], "▜": [0, 1, 3], "▄": [2, 3], "▙": [0, 2, 3], "▟": [1, 2, 3], "█": [0, 1, 2, 3],
    " ": [],
  ]
  func pixels(_ isFilled: (_ x: Int, _ y: Int) -> Bool) -> [Float] {
    (0..<128).map { isFilled($0 % 8, $0 / 8) ? 1 : 0 }
  }
  if let filled = quadrants[glyph] { return pixels { filled.contains($1 / 8 * 2 + $0 / 4) } }
  switch glyph.value {
  case 0x2581...0x2587:
    // LOWER ONE EIGHTH BLOCK to LOWER SEVEN EIGHTHS BLOCK.
    return pixels { $1 >= 16 - 2 * Int(glyph.value - 0x2580) }
  case 0x2589...0x258F:
    // LEFT SEVEN EIGHTHS BLOCK to LEFT ONE EIGHTH BLOCK.
    return pixels { x, _ in x < 0x2590 - Int(glyph.value) }
  case 0x2591...0x2593: return Array(repeating: Float(glyph.value - 0x2590) / 4, count: 128)
  default: return nil
  }
}

/// A cell's pixels made into samples of 2 × 2.
func sampleMeans(_ pixels: [Float]) -> [Float] {
  (0..<32).map { index in
    let first = index / 4 * 16 + index % 4 * 2
    return (pixels[first] + pixels[first + 1] + pixels[first + 8] + pixels[first + 9]) / 4
  }
}

/// The red, green and blue of a colour given directly.
func channels(_ color: CellColor) -> SIMD3<Float> {
  guard case .direct(let red, let green, let blue) = color.kind else { return .zero }
  return SIMD3(Float(red), Float(green), Float(blue))
}

/// The squared error of two colours laid over samples with a glyph's coverage.
func squaredError(
  _ samples: CellSamples, _ coverage: [Float], _ foreground: SIMD3<Float>, _ background: SIMD3<Float>
) -> Float {
  zip(samples, coverage).reduce(0) { sum, pair in
    let difference = SIMD3<Float>(pair.0) - background - (foreground - background) * pair.1
    return sum + (difference * difference).sum()
  }
}

/// The least squared error that any two colours have under a coverage, by solving for both.
///
/// `extra` is what the coverage's squares sum up to beyond those of its samples.
func leastError(_ samples: CellSamples, _ coverage: [Float], extra: Float = 0) -> Float {
  let area = coverage.reduce(0, +)
  let squares = coverage.reduce(extra) { $0 + $1 * $1 }
  let total = samples.reduce(SIMD3<Float>.zero) { $0 + SIMD3<Float>($1) }
  let inked = zip(samples, coverage).reduce(SIMD3<Float>.zero) { $0 + SIMD3<Float>($1.0) * $1.1 }
  let determinant = 32 * squares - area * area
  let difference = determinant > 0.001 ? (32 * inked - area * total) / determinant : .zero
  let background = (total - area * difference) / 32
  return squaredError(samples, coverage, background + difference, background)
    + extra * (difference * difference).sum()
}

/// Cells of all kinds: noise, two colours, soft edges, and nearly plain ones.
func randomCells(_ count: Int, seed: UInt64) -> [CellSamples] {
  var noise = Noise(state: seed)
  return (0..<count).map { index in
    let (first, second) = (randomColor(&noise), randomColor(&noise))
    let (x, y) = (Float.random(in: -1...1, using: &noise), Float.random(in: -1...1, using: &noise))
    let offset = Float.random(in: -2...2, using: &noise)
    return (0..<32).map { sample in
      switch index % 4 {
      case 0: return SIMD3<UInt8>(clamping: SIMD3<Int>(randomColor(&noise)))
      case 1: return SIMD3<UInt8>(clamping: SIMD3<Int>(Bool.random(using: &noise) ? first : second))
      case 2:
        let side = x * (Float(sample % 4) - 1.5) + y * (Float(sample / 4) - 3.5) + offset
        let share = max(0, min(1, side + 0.5))
        return SIMD3<UInt8>(clamping: SIMD3<Int>(first + (second - first) * share))
      default:
        return SIMD3<UInt8>(clamping: SIMD3<Int>(first + Float.random(in: 0...6, using: &noise)))
      }
    }
  }
}

private func randomColor(_ noise: inout Noise) -> SIMD3<Float> {
  SIMD3(
    .random(in: 0...255, using: &noise), .random(in: 0...255, using: &noise),
    .random(in: 0...255, using: &noise))
}
