/// Gives each cell the ASCII character and the two colours of least squared error.
///
/// The error is what `BlockFit` describes; here no sums can be shared, so the 94 characters are gone through sample by
/// sample, for 16 cells at once. Cells without contrast need none of it.
struct ASCIIFit: CellFit {
  private static let tile = 16
  private typealias Lanes = SIMD16<Float>

  /// A score's lowest bits hold the place of its character.
  private static let placeBits: UInt32 = 127

  /// Characters that save less than this are not worth the bytes.
  private static let leastSaving: Float = 32

  private struct Candidate {
    let glyph: Glyph
    let area: Float
    let squares: Float
    /// The part of `taps` with the samples that the character touches.
    let taps: Range<Int>

    /// What the squared difference of both colours counts for in the error that the character saves.
    var weight: Float { squares - area * area / 32 }
  }

  private struct Tap {
    let sample: Int
    let coverage: Float
  }

  private let candidates: [Candidate]
  private let taps: [Tap]
  private let reduction: ColorReduction

  // Of a tile: 32 samples of three channels as deviations from the cells' means, and the means.
  private var deviations = [Lanes](repeating: .zero, count: 3 * 32)
  private var means = [Lanes](repeating: .zero, count: 3)

  init(_ reduction: ColorReduction) {
    self.reduction = reduction
    var taps: [Tap] = []
    candidates = ASCIIMask.all.map { mask in
      let start = taps.count
      for (sample, coverage) in mask.coverage.enumerated() where coverage > 0 {
        taps.append(Tap(sample: sample, coverage: coverage))
      }
      return Candidate(glyph: mask.glyph, area: mask.area, squares: mask.squares, taps: start..<taps.count)
    }
    self.taps = taps
  }

  mutating func fit(
    _ samples: FitSamples, row: Int, columns: Range<Int>, into cells: UnsafeMutablePointer<Cell>
  ) {
    for start in stride(from: columns.lowerBound, to: columns.upperBound, by: ASCIIFit.tile) {
      let end = min(start + ASCIIFit.tile, columns.upperBound)
      let contrast = load(samples, row: row, columns: start..<end)
      let best = contrast.max() < ASCIIFit.leastSaving ? nil : score()
      for column in start..<end {
        cells[column] = cell(samples, row: row, column: column, lane: column - start, best)
      }
    }
  }

  /// Takes a tile's samples; returns each cell's squared error against its mean colour.
  private mutating func load(_ samples: FitSamples, row: Int, columns: Range<Int>) -> Lanes {
    var contrast = Lanes.zero
    for channel in 0..<3 {
      var sum = Lanes.zero
      for index in 0..<32 {
        let line = samples.memory.sample(channel, x: index % 4, y: row * 8 + index / 4)
        var lanes = Lanes.zero
        for column in columns { lanes[column - columns.lowerBound] = Float(line[column * 4]) }
        deviations[channel * 32 + index] = lanes
        sum += lanes
      }
      let mean = sum / 32
      means[channel] = mean
      for index in channel * 32..<(channel + 1) * 32 {
        deviations[index] -= mean
        contrast += deviations[index] * deviations[index]
      }
    }
    return contrast
  }

  /// Finds for each cell the character that saves most, its place in the score's lowest bits.
  private func score() -> Lanes {
    var best = Lanes.zero
    deviations.withUnsafeBufferPointer { deviations in
      for (place, candidate) in candidates.enumerated() {
        var (red, green, blue) = (Lanes.zero, Lanes.zero, Lanes.zero)
        for tap in taps[candidate.taps] {
          red += deviations[tap.sample] * tap.coverage
          green += deviations[32 + tap.sample] * tap.coverage
          blue += deviations[64 + tap.sample] * tap.coverage
        }
        let saving = (red * red + green * green + blue * blue) / candidate.weight
        for lane in 0..<ASCIIFit.tile {
          let bits = saving[lane].bitPattern & ~ASCIIFit.placeBits | UInt32(truncatingIfNeeded: place)
          let entry = Float(bitPattern: bits)
          best[lane] = entry > best[lane] ? entry : best[lane]
        }
      }
    }
    return best
  }

  private func cell(_ samples: FitSamples, row: Int, column: Int, lane: Int, _ best: Lanes?) -> Cell {
    let mean = SIMD3(means[0][lane], means[1][lane], means[2][lane])
    if samples.keepsAlpha {
      let opacity = samples.opacity(column, row)
      if opacity.isEmpty { return .blank }
      if !opacity.isOpaque { return translucentCell(samples, row: row, column: column, mean) }
    }
    guard let best, best[lane] >= ASCIIFit.leastSaving else { return reduction.flat(mean) }
    let candidate = candidates[Int(best[lane].bitPattern & ASCIIFit.placeBits)]
    var deviation = SIMD3<Float>.zero
    for tap in taps[candidate.taps] {
      let color = SIMD3(
        deviations[tap.sample][lane], deviations[32 + tap.sample][lane], deviations[64 + tap.sample][lane])
      deviation += color * tap.coverage
    }
    return pair(candidate, mean, deviation)
  }

  /// The best two colours that a terminal has: where one is out of range, the other makes up for it.
  private func pair(_ candidate: Candidate, _ mean: SIMD3<Float>, _ deviation: SIMD3<Float>) -> Cell {
    let (area, squares) = (candidate.area, candidate.squares)
    let difference = deviation / candidate.weight
    var background = mean - difference * (area / 32)
    var foreground = background + difference
    let inked = deviation + mean * area
    for channel in 0..<3 {
      if !(0...255).contains(background[channel]) {
        background[channel] = max(0, min(255, background[channel]))
        foreground[channel] = background[channel] + (inked[channel] - background[channel] * area) / squares
      }
      if !(0...255).contains(foreground[channel]) {
        foreground[channel] = max(0, min(255, foreground[channel]))
        background[channel] =
          (32 * mean[channel] - inked[channel] - (area - squares) * foreground[channel])
          / (32 - 2 * area + squares)
      }
    }
    return reduction.pair(candidate.glyph, foreground, background)
  }

  /// A cell through which the terminal's own background shows: all or nothing, no character has the shape of either.
  private func translucentCell(_ samples: FitSamples, row: Int, column: Int, _ mean: SIMD3<Float>) -> Cell {
    let alpha = samples.mean(column, row).w
    return alpha >= 127.5 ? reduction.flat(mean * (255 / alpha)) : .blank
  }
}
