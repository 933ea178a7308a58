/// Writes bits into bytes as deflate wants them: numbers with their lowest bit first, Huffman codes with their highest.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  private mutating func append(bit: Int) {
    if count % 8 == 0 { bytes.append(0) }
    bytes[bytes.count - 1] |= UInt8(bit) << UInt8(count % 8)
    count += 1
  }

  mutating func number(_ value: Int, _ width: Int) {
    for bit in 0..<width { append(bit: value >> bit & 1) }
  }

  mutating func code(_ value: Int, _ width: Int) {
    for bit in (0..<width).reversed() { append(bit: value >> bit & 1) }
  }

  /// The fixed code of a literal or length (the table in RFC 1951, section 3.2.6).
  mutating func fixed(_ symbol: Int) {
    switch symbol {
    case 0...143: code(0b0011_0000 + symbol, 8)
    case 144...255: code(0b1_1001_0000 + symbol - 144, 9)
    case 256...279: code(symbol - 256, 7)
    default: code(0b1100_0000 + symbol - 280, 8)
    }
  }

  mutating func align() { count = bytes.count * 8 }
}
