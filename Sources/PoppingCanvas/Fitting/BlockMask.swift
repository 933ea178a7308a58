/// A block glyph as the part of a cell that it fills.
struct BlockMask: Sendable {
  let glyph: Glyph

  /// The glyph that fills the rest; nil where Unicode has none that fonts are sure to hold.
  let complement: Glyph?

  /// How much of each sample is filled, row by row from the top left.
  let coverage: [Float]

  /// The sum of the coverage.
  let area: Float

  /// What the squared difference of both colours counts for in the error that the glyph saves; see `BlockFit`.
  let weight: Float

  /// How much less a glyph counts whose edge runs through the middle of samples.
  ///
  /// Only a sharp edge there is shown better by it, and the samples cannot tell that from a soft one. The factor is from
  /// trials with a photograph.
  let trust: Float

  /// How the glyph's deviation follows from two of the sums that `BlockFit` takes: places in them, and factors.
  let first: Int
  let firstFactor: Float
  let second: Int
  let secondFactor: Float

  /// The quadrants (halves among them) but for complements, the lower eighths and the left eighths.
  ///
  /// The outermost left eighths are left out: in samples of a quarter they look like quarters in a weaker colour.
  static let all: [BlockMask] = quadrants + lowerEighths + leftEighths

  private init(
    _ glyph: Unicode.Scalar, complement: Unicode.Scalar? = nil, _ first: BlockFit.Sum,
    _ firstFactor: Float = 1,
    _ second: BlockFit.Sum = .topLeft, _ secondFactor: Float = 0,
    coverage: (_ x: Int, _ y: Int) -> Float
  ) {
    self.glyph = Glyph(glyph)
    self.complement = complement.map { Glyph($0) }
    self.coverage = (0..<32).map { coverage($0 % 4, $0 / 4) }
    area = self.coverage.reduce(0, +)
    let squares = self.coverage.reduce(0) { $0 + $1 * $1 }
    weight = squares - area * area / 32
    trust = self.coverage.contains(0.5) ? 0.9 : 1
    self.first = first.rawValue
    self.firstFactor = firstFactor
    self.second = second.rawValue
    self.secondFactor = secondFactor
  }

  private static let quadrants: [BlockMask] = [
    BlockMask("▘", complement: "▟", .topLeft) { $0 < 2 && $1 < 4 ? 1 : 0 },
    BlockMask("▝", complement: "▙", .topRight) { $0 >= 2 && $1 < 4 ? 1 : 0 },
    BlockMask("▀", complement: "▄", .topLeft, 1, .topRight, 1) { $1 < 4 ? 1 : 0 },
    BlockMask("▖", complement: "▜", .bottomLeft) { $0 < 2 && $1 >= 4 ? 1 : 0 },
    BlockMask("▌", complement: "▐", .left) { x, _ in x < 2 ? 1 : 0 },
    BlockMask("▞", complement: "▚", .topRight, 1, .bottomLeft, 1) { ($0 < 2) != ($1 < 4) ? 1 : 0 },
    BlockMask("▗", complement: "▛", .bottomRight) { $0 >= 2 && $1 >= 4 ? 1 : 0 },
  ]

  private static let lowerEighths: [BlockMask] = [
    (1, "▁", .lower1), (2, "▂", .lower2), (3, "▃", .lower3), (5, "▅", .lower5), (6, "▆", .lower6),
    (7, "▇", .lower7),
  ].map { (rows: Int, glyph: Unicode.Scalar, sum: BlockFit.Sum) in
    BlockMask(glyph, sum) { _, y in y >= 8 - rows ? 1 : 0 }
  }

  private static let leftEighths: [BlockMask] = [
    BlockMask("▎", .firstColumn) { x, _ in x < 1 ? 1 : 0 },
    BlockMask("▍", .firstColumn, 0.5, .left, 0.5) { x, _ in x < 1 ? 1 : x < 2 ? 0.5 : 0 },
    BlockMask("▋", .left, 0.5, .lastColumn, -0.5) { x, _ in x < 2 ? 1 : x < 3 ? 0.5 : 0 },
    BlockMask("▊", .lastColumn, -1) { x, _ in x < 3 ? 1 : 0 },
  ]
}
