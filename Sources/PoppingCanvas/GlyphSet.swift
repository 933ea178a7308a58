/// The characters that pictures are made of.
public enum GlyphSet: String, Sendable, CaseIterable {
  /// Only characters of 7 bits.
  case ascii
  /// Block elements, which divide a cell into parts of two colours.
  case blocks
  /// Braille patterns: 2 × 4 dots of one colour in a cell.
  case braille
}
