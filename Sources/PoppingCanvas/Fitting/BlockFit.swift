/// Gives each cell the block glyph and the two colours of least squared error.
///
/// Let m be a glyph's coverage of the samples, A its sum and x the samples of one channel. Among all pairs of colours the
/// best one saves d² / w against the mean colour alone, where d = Σ (m - A / 32) x and w = Σ m² - A² / 32. All d follow from
/// a few sums over parts of the cell, so they are taken once; cells are worked on in tiles of 16, in loops that the
/// compiler turns into vector instructions.
struct BlockFit: CellFit {
  /// The cells that are worked on together.
  static let tile = 16

  /// The parts of a cell that are summed.
  enum Sum: Int {
    case topLeft, topRight, bottomLeft, bottomRight, left
    case lower1, lower2, lower3, lower5, lower6, lower7
    case firstColumn, lastColumn
    static let count = 13

    /// How many samples each part has.
    static let areas: [Float] = [8, 8, 8, 8, 16, 4, 8, 12, 20, 24, 28, 8, 8]
  }

  private let chooser: BlockChooser
  private let mixed: MixedFit

  // A tile's words, three channels of eight rows; and its deviations, means and best scores.
  private var words = [UInt32](repeating: 0, count: 3 * 8 * BlockFit.tile)
  private var numbers = [Float](repeating: 0, count: (3 * Sum.count + 3 + 1) * BlockFit.tile)

  init(_ reduction: ColorReduction) {
    chooser = BlockChooser(reduction)
    mixed = MixedFit(reduction)
  }

  mutating func fit(
    _ samples: FitSamples, row: Int, columns: Range<Int>, into cells: UnsafeMutablePointer<Cell>
  ) {
    let chooser = chooser
    words.withUnsafeMutableBufferPointer { words in
      numbers.withUnsafeMutableBufferPointer { numbers in
        guard let words = words.baseAddress, let numbers = numbers.baseAddress else { return }
        for start in stride(from: columns.lowerBound, to: columns.upperBound, by: BlockFit.tile) {
          let end = min(start + BlockFit.tile, columns.upperBound)
          if let color = BlockFit.load(samples, row: row, column: start, words) {
            let cell = chooser.reduction.flat(color)
            for column in start..<end { cells[column] = cell }
            continue
          }
          BlockFit.sum(words, numbers)
          chooser.score(numbers)
          for column in start..<end {
            cells[column] = chooser.choose(numbers, column - start)
          }
        }
      }
    }
    if samples.keepsAlpha { mixed.replace(samples, row: row, columns: columns, in: cells) }
  }

  // Among the numbers come first the deviations: of each sum, for each channel, a tile of them.
  static let means = 3 * Sum.count * tile
  static let best = means + 3 * tile

  /// Takes a tile's words; returns the colour if all of them have the same.
  private static func load(
    _ samples: FitSamples, row: Int, column: Int, _ words: UnsafeMutablePointer<UInt32>
  ) -> SIMD3<Float>? {
    // A vector for the whole tile: as a loop over its cells this is not made into vector instructions.
    var differences = SIMD16<UInt32>.zero
    for channel in 0..<3 {
      let first = samples.memory.word(channel, column: column, y: row * 8).loadUnaligned(as: UInt32.self)
      differences |= SIMD16(repeating: first ^ (first & 0xFF) &* 0x0101_0101)
      for y in 0..<8 {
        let source = samples.memory.word(channel, column: column, y: row * 8 + y)
          .loadUnaligned(as: SIMD16<UInt32>.self)
        UnsafeMutableRawPointer(words + (channel * 8 + y) * tile)
          .storeBytes(of: source, as: SIMD16<UInt32>.self)
        differences |= source ^ SIMD16(repeating: first)
      }
    }
    guard differences == .zero else { return nil }
    return SIMD3(Float(words[0] & 0xFF), Float(words[8 * tile] & 0xFF), Float(words[16 * tile] & 0xFF))
  }

  /// Takes the sums of a tile's cells; those of parts as deviations from what the cell's mean would give.
  private static func sum(_ words: UnsafeMutablePointer<UInt32>, _ numbers: UnsafeMutablePointer<Float>) {
    let lanes: UInt32 = 0x00FF_00FF
    for channel in 0..<3 {
      let word = words + channel * 8 * tile
      let target = numbers + channel * tile
      let mean = numbers + means + channel * tile
      for cell in 0..<tile {
        // Two columns are added at once: the lower half of a word holds the left ones, the upper half the right ones.
        @inline(__always) func even(_ y: Int) -> UInt32 { word[y * tile + cell] & lanes }
        @inline(__always) func odd(_ y: Int) -> UInt32 { word[y * tile + cell] >> 8 & lanes }
        @inline(__always) func across(_ pair: UInt32) -> Int32 {
          Int32(truncatingIfNeeded: (pair & 0xFFFF) &+ (pair >> 16))
        }
        let upperEven = even(0) &+ even(1) &+ even(2) &+ even(3)
        let upperOdd = odd(0) &+ odd(1) &+ odd(2) &+ odd(3)
        let lower1 = even(7) &+ odd(7)
        let lower2 = lower1 &+ even(6) &+ odd(6)
        let lower3 = lower2 &+ even(5) &+ odd(5)
        let lowerEven = even(4) &+ even(5) &+ even(6) &+ even(7)
        let lowerOdd = odd(4) &+ odd(5) &+ odd(6) &+ odd(7)
        let upper = upperEven &+ upperOdd
        let lower = lowerEven &+ lowerOdd
        let upper1 = even(0) &+ odd(0)
        let upper2 = upper1 &+ even(1) &+ odd(1)
        let upper3 = upper2 &+ even(2) &+ odd(2)
        let total = across(upper &+ lower)
        let part = Float(total) * 0.03125
        @inline(__always) func store(_ sum: Sum, _ value: Int32, _ area: Float) {
          target[sum.rawValue * 3 * tile + cell] = Float(value) - part * area
        }
        mean[cell] = part
        store(.topLeft, Int32(truncatingIfNeeded: upper & 0xFFFF), 8)
        store(.topRight, Int32(truncatingIfNeeded: upper >> 16), 8)
        store(.bottomLeft, Int32(truncatingIfNeeded: lower & 0xFFFF), 8)
        store(.bottomRight, Int32(truncatingIfNeeded: lower >> 16), 8)
        store(.left, Int32(truncatingIfNeeded: (upper &+ lower) & 0xFFFF), 16)
        store(.lower1, across(lower1), 4)
        store(.lower2, across(lower2), 8)
        store(.lower3, across(lower3), 12)
        store(.lower5, total &- across(upper3), 20)
        store(.lower6, total &- across(upper2), 24)
        store(.lower7, total &- across(upper1), 28)
        store(.firstColumn, Int32(truncatingIfNeeded: (upperEven &+ lowerEven) & 0xFFFF), 8)
        store(.lastColumn, Int32(truncatingIfNeeded: (upperOdd &+ lowerOdd) >> 16), 8)
      }
    }
  }
}

/// Chooses glyphs from the sums of a tile of cells.
struct BlockChooser {
  /// A score's lowest bits hold the place of its glyph; all of them set is none.
  private static let placeBits: UInt32 = 31

  /// Glyphs that save less than this are not worth the bytes: one grey level, squared, a sample.
  private static let leastSaving: Float = 32

  /// A glyph's numbers alone, without the arrays whose counting of references would cost more than the work.
  private struct Candidate {
    let glyph: Glyph
    let first: Int
    let firstFactor: Float
    let second: Int
    let secondFactor: Float
    /// What the squared deviation is multiplied by.
    let factor: Float
    let weight: Float
    /// The part of the cell that the glyph fills.
    let share: Float

    init(_ mask: BlockMask) {
      glyph = mask.glyph
      first = mask.first * 3 * BlockFit.tile
      firstFactor = mask.firstFactor
      second = mask.second * 3 * BlockFit.tile
      secondFactor = mask.secondFactor
      factor = mask.trust / mask.weight
      weight = mask.weight
      share = mask.area / 32
    }
  }

  private let candidates = BlockMask.all.map(Candidate.init)
  let reduction: ColorReduction

  init(_ reduction: ColorReduction) { self.reduction = reduction }

  /// Finds each cell's best glyph: the greatest saving, with the glyph's place in its lowest bits.
  func score(_ numbers: UnsafeMutablePointer<Float>) {
    let best = numbers + BlockFit.best
    let tile = BlockFit.tile
    for cell in 0..<tile { best[cell] = Float(bitPattern: BlockChooser.placeBits) }
    for (place, candidate) in candidates.enumerated() {
      let factor = candidate.factor
      let first = numbers + candidate.first
      let bits = UInt32(truncatingIfNeeded: place)
      if candidate.secondFactor == 0 {
        for cell in 0..<tile {
          let (red, green, blue) = (first[cell], first[cell + tile], first[cell + 2 * tile])
          let saving = (red * red + green * green + blue * blue) * factor
          let entry = Float(bitPattern: saving.bitPattern & ~BlockChooser.placeBits | bits)
          best[cell] = entry > best[cell] ? entry : best[cell]
        }
        continue
      }
      let second = numbers + candidate.second
      let (firstFactor, secondFactor) = (candidate.firstFactor, candidate.secondFactor)
      for cell in 0..<tile {
        let red = first[cell] * firstFactor + second[cell] * secondFactor
        let green = first[cell + tile] * firstFactor + second[cell + tile] * secondFactor
        let blue = first[cell + 2 * tile] * firstFactor + second[cell + 2 * tile] * secondFactor
        let saving = (red * red + green * green + blue * blue) * factor
        let entry = Float(bitPattern: saving.bitPattern & ~BlockChooser.placeBits | bits)
        best[cell] = entry > best[cell] ? entry : best[cell]
      }
    }
  }

  /// The cell that the best glyph makes.
  @inline(__always)
  func choose(_ numbers: UnsafeMutablePointer<Float>, _ cell: Int) -> Cell {
    let means = numbers + BlockFit.means + cell
    let mean = SIMD3(means[0], means[BlockFit.tile], means[2 * BlockFit.tile])
    let best = numbers[BlockFit.best + cell]
    guard best >= BlockChooser.leastSaving else { return reduction.flat(mean) }
    let chosen = candidates[Int(best.bitPattern & BlockChooser.placeBits)]
    let first = numbers + chosen.first + cell
    let second = numbers + chosen.second + cell
    let deviation =
      SIMD3(first[0], first[BlockFit.tile], first[2 * BlockFit.tile]) * chosen.firstFactor
      + SIMD3(second[0], second[BlockFit.tile], second[2 * BlockFit.tile]) * chosen.secondFactor
    let difference = deviation / chosen.weight
    let background = mean - difference * chosen.share
    return reduction.pair(chosen.glyph, background + difference, background)
  }
}
