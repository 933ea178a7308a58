/// The two Huffman codes of a block of deflate, and what their symbols mean (RFC 1951, sections 3.2.5 to 3.2.7).
struct DeflateCodes {
  /// Symbols with a smallest value each, to which the bits that follow are added.
  struct Values {
    let bases: [Int]
    let extraWidths: [Int]

    /// The value of a symbol, whose extra bits are taken from the reader's buffer.
    @inline(__always)
    func value(_ symbol: Int, _ reader: inout BitReader) throws(InflateError) -> Int {
      guard symbol < bases.count else { throw .badSymbol(byte: reader.position) }
      return bases[symbol] + (try reader.take(extraWidths[symbol]))
    }
  }

  /// The symbol that ends a block; below it are literals, above it lengths.
  static let endOfBlock = 256

  static let lengths = Values(
    bases: [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
      227,
      258,
    ],
    extraWidths: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0])

  static let distances = Values(
    bases: [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
      4097,
      6145, 8193, 12289, 16385, 24577,
    ],
    extraWidths: [
      0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ])

  /// The order in which a block gives the widths of the code that its other widths are written in.
  private static let widthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  let literals: HuffmanTable
  let distances: HuffmanTable

  /// The codes that every block of type 1 uses.
  static let fixed = DeflateCodes(
    literals: HuffmanTable(
      widths: [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { count, width in
        [UInt8](repeating: width, count: count)
      }[...]),
    distances: HuffmanTable(widths: [UInt8](repeating: 5, count: 32)[...]))

  private init(literals: HuffmanTable, distances: HuffmanTable) {
    self.literals = literals
    self.distances = distances
  }

  /// Reads the codes from the beginning of a block of type 2.
  init(_ reader: inout BitReader) throws(InflateError) {
    let byte = reader.position
    let literalCount = try reader.read(5) + 257
    let distanceCount = try reader.read(5) + 1
    let widthCount = try reader.read(4) + 4
    var widthWidths = [UInt8](repeating: 0, count: 19)
    for index in 0..<widthCount { widthWidths[DeflateCodes.widthOrder[index]] = UInt8(try reader.read(3)) }
    guard literalCount <= 286, distanceCount <= 30, HuffmanTable.isCode(widthWidths[...]) else {
      throw .badCodeLengths(byte: byte)
    }
    let widthCode = HuffmanTable(widths: widthWidths[...])
    let widths = try DeflateCodes.widths(literalCount + distanceCount, in: widthCode, &reader)
    let (literalWidths, distanceWidths) = (widths[..<literalCount], widths[literalCount...])
    guard widths[DeflateCodes.endOfBlock] > 0, HuffmanTable.isCode(literalWidths),
      HuffmanTable.isCode(distanceWidths)
    else { throw .badCodeLengths(byte: byte) }
    self.init(
      literals: HuffmanTable(widths: literalWidths), distances: HuffmanTable(widths: distanceWidths))
  }

  /// Reads widths, of which runs are shortened: 16 repeats the last one, 17 and 18 stand for zeros.
  private static func widths(_ count: Int, in code: HuffmanTable, _ reader: inout BitReader)
    throws(InflateError) -> [UInt8]
  {
    var widths: [UInt8] = []
    widths.reserveCapacity(count)
    while widths.count < count {
      reader.refill()
      let symbol = try code.symbol(&reader)
      let (width, length): (UInt8?, Int) =
        switch symbol {
        case 16: (widths.last, 3 + (try reader.take(2)))
        case 17: (0, 3 + (try reader.take(3)))
        case 18: (0, 11 + (try reader.take(7)))
        default: (UInt8(symbol), 1)
        }
      guard let width, length <= count - widths.count else {
        throw .badCodeLengths(byte: reader.position)
      }
      for _ in 0..<length { widths.append(width) }
    }
    return widths
  }
}
