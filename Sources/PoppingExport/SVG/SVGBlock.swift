/// A block element as the part of a cell that it fills, in points of a cell of 8 × 16.
///
/// Drawn as shapes rather than set as text, cells meet without gaps whatever the font.
enum SVGBlock {
  struct Part: Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// The filled parts of a glyph, and how much of the colour they carry; nil for a glyph that is no block.
  static func parts(of glyph: Unicode.Scalar) -> (parts: [Part], opacity: Double)? {
    switch glyph.value {
    case 0x2580: ([Part(x: 0, y: 0, width: 8, height: 8)], 1)
    case 0x2581...0x2588:
      ([Part(x: 0, y: 16 - eighths(glyph, 0x2580) * 2, width: 8, height: eighths(glyph, 0x2580) * 2)], 1)
    case 0x2589...0x258f: ([Part(x: 0, y: 0, width: 8 - eighths(glyph, 0x2588), height: 16)], 1)
    case 0x2590: ([Part(x: 4, y: 0, width: 4, height: 16)], 1)
    case 0x2591...0x2593: ([Part(x: 0, y: 0, width: 8, height: 16)], Double(eighths(glyph, 0x2590)) / 4)
    case 0x2594: ([Part(x: 0, y: 0, width: 8, height: 2)], 1)
    case 0x2595: ([Part(x: 7, y: 0, width: 1, height: 16)], 1)
    case 0x2596...0x259f: (rows(quadrants[eighths(glyph, 0x2596)]), 1)
    default: nil
    }
  }

  private static func eighths(_ glyph: Unicode.Scalar, _ base: UInt32) -> Int { Int(glyph.value - base) }

  /// The quarters of ▖ to ▟: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func rows(_ quarters: Int) -> [Part] {
    [(quarters & 3, 0), (quarters >> 2, 8)].compactMap { pair, y in
      switch pair {
      case 1: Part(x: 0, y: y, width: 4, height: 8)
      case 2: Part(x: 4, y: y, width: 4, height: 8)
      case 3: Part(x: 0, y: y, width: 8, height: 8)
      default: nil
      }
    }
  }
}
