/// A printable ASCII character as the part of a cell that it fills.
struct ASCIIMask: Sendable {
  let glyph: Glyph

  /// How much of each sample is filled, row by row from the top left.
  let coverage: [Float]

  /// The sum of the coverage.
  let area: Float

  /// The sum of the squared coverage of the pixels the font was drawn in, in samples.
  ///
  /// That is more than the sum for the samples: what is uneven within a sample is an error too.
  let squares: Float

  /// All characters but the space, in the order of their codes.
  static let all: [ASCIIMask] = ASCIIMaskTable.lines.split(separator: "\n").compactMap { ASCIIMask(line: $0) }

  /// Reads a line of the table.
  private init?(line: Substring) {
    guard let scalar = line.unicodeScalars.first,
      let separator = line.lastIndex(of: " "),
      let squares = Float(line[line.index(line.startIndex, offsetBy: 2)..<separator])
    else { return nil }
    let digits = line[line.index(after: separator)...].compactMap { $0.hexDigitValue }
    glyph = Glyph(scalar)
    coverage = stride(from: 0, to: digits.count - 1, by: 2).map {
      Float(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    area = coverage.reduce(0, +)
    self.squares = squares / 1000
  }
}
