/// A canonical Huffman code (RFC 1951, section 3.2.2), ready to be read.
///
/// Codes of up to 10 bits are found by one look in a table. The few longer ones are found by their place among the codes of
/// their length, which follow each other.
struct HuffmanTable {
  private static let fastWidth = 10
  private static let greatestWidth = 15

  /// For every 10 bits that may come next: a symbol and, in the low four bits, its width; 0 where the code is longer.
  private var fast = [UInt16](repeating: 0, count: 1 << HuffmanTable.fastWidth)

  /// How many codes there are of each width.
  private let counts: [Int]

  /// The symbols in the order of their codes.
  private var symbols: [UInt16]

  /// Whether there is a code in which symbol `i` has `widths[i]` bits (0: it does not occur).
  ///
  /// It has to be complete, but for that of one symbol of one bit and that of none, which deflate allows.
  static func isCode(_ widths: ArraySlice<UInt8>) -> Bool {
    let counts = counts(of: widths)
    var free = 1
    for count in counts[1...] {
      free = free * 2 - count
      if free < 0 { return false }
    }
    let codeCount = counts.reduce(0, +)
    return free == 0 || codeCount == 0 || codeCount == 1 && counts[1] == 1
  }

  /// How many symbols there are of each width above 0.
  private static func counts(of widths: ArraySlice<UInt8>) -> [Int] {
    var counts = [Int](repeating: 0, count: greatestWidth + 1)
    for width in widths where width > 0 { counts[Int(width)] += 1 }
    return counts
  }

  /// Makes the code in which symbol `i` has `widths[i]` bits; `isCode` has to hold for them.
  init(widths: ArraySlice<UInt8>) {
    counts = HuffmanTable.counts(of: widths)
    symbols = [UInt16](repeating: 0, count: widths.count)

    // The first code and the first place in `symbols` of each width.
    var codes = [Int](repeating: 0, count: HuffmanTable.greatestWidth + 1)
    var places = codes
    for width in 1..<HuffmanTable.greatestWidth {
      codes[width + 1] = (codes[width] + counts[width]) << 1
      places[width + 1] = places[width] + counts[width]
    }
    for (symbol, width) in zip(0..., widths) where width > 0 {
      let width = Int(width)
      symbols[places[width]] = UInt16(symbol)
      places[width] += 1
      fill(code: codes[width], width: width, with: UInt16(symbol))
      codes[width] += 1
    }
  }

  /// Writes a symbol to all places of the fast table whose bits begin with its code, which comes in with its first bit
  /// lowest.
  private mutating func fill(code: Int, width: Int, with symbol: UInt16) {
    guard width <= HuffmanTable.fastWidth else { return }
    var reversed = 0
    for bit in 0..<width where code >> bit & 1 == 1 { reversed |= 1 << (width - 1 - bit) }
    for place in stride(from: reversed, to: fast.count, by: 1 << width) {
      fast[place] = symbol << 4 | UInt16(width)
    }
  }

  /// Takes the next symbol; the reader's buffer has to hold 15 bits or all that is left.
  @inline(__always)
  func symbol(_ reader: inout BitReader) throws(InflateError) -> Int {
    let entry = fast[reader.peek(HuffmanTable.fastWidth)]
    guard entry != 0 else { return try longSymbol(&reader) }
    try reader.skip(Int(entry & 15))
    return Int(entry >> 4)
  }

  @inline(never)
  private func longSymbol(_ reader: inout BitReader) throws(InflateError) -> Int {
    let bits = reader.peek(HuffmanTable.greatestWidth)
    var code = 0
    var first = 0
    var place = 0
    for width in 1...HuffmanTable.greatestWidth {
      code = code << 1 | bits >> (width - 1) & 1
      let count = counts[width]
      if code - first < count {
        try reader.skip(width)
        return Int(symbols[place + code - first])
      }
      place += count
      first = (first + count) << 1
    }
    throw .badSymbol(byte: reader.position)
  }
}
