/// Inflates data compressed by deflate (RFC 1951) in a zlib stream (RFC 1950).
struct Inflate {
  private var reader: BitReader
  private var output: [UInt8]
  private var count = 0

  private init(_ reader: BitReader, count: Int) {
    self.reader = reader
    output = [UInt8](repeating: 0, count: count)
  }

  /// Inflates a zlib stream that is known to hold `count` bytes; it fails as soon as it holds more.
  ///
  /// Bytes behind the stream are no part of it (RFC 1950, section 2.2) and ignored. The size of the window is not enforced,
  /// since encoders are known to declare it too small.
  static func zlib(_ bytes: [UInt8], count: Int) throws(InflateError) -> [UInt8] {
    guard bytes.count >= 2 else { throw .truncated }
    let header = Int(bytes[0]) << 8 | Int(bytes[1])
    guard bytes[0] & 0x0f == 8, bytes[0] >> 4 <= 7, header % 31 == 0 else { throw .badZlibHeader }
    guard bytes[1] & 0x20 == 0 else { throw .needsDictionary }
    // Deflate needs a bit for a length of 258 and one for its distance: data that cannot be as long as expected are
    // refused before memory is taken for them.
    guard count / 1032 <= bytes.count else { throw .truncated }

    var inflate = Inflate(BitReader(bytes, 2..<bytes.count), count: count)
    try inflate.readBlocks()
    guard inflate.count == count else { throw .tooShort(count: inflate.count, expected: count) }
    try inflate.reader.alignToByte()
    let checksum = try inflate.reader.readBytes(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard checksum == Checksums.adler32(inflate.output) else { throw .wrongChecksum }
    return inflate.output
  }

  // MARK: - Blocks

  private mutating func readBlocks() throws(InflateError) {
    var isLast = false
    while !isLast {
      isLast = try reader.read(1) == 1
      let place = reader.position
      switch try reader.read(2) {
      case 0: try readStoredBlock()
      case 1: try readBlock(DeflateCodes.fixed)
      case 2: try readBlock(DeflateCodes(&reader))
      default: throw .badBlockType(byte: place)
      }
    }
  }

  private mutating func readStoredBlock() throws(InflateError) {
    try reader.alignToByte()
    let place = reader.position
    let length = try reader.read(16)
    guard try reader.read(16) == ~length & 0xffff else { throw .badStoredLength(byte: place) }
    guard length <= output.count - count else { throw .tooLong(expected: output.count) }
    let bytes = try reader.readBytes(length)
    output.replaceSubrange(count..<count + length, with: bytes)
    count += length
  }

  private mutating func readBlock(_ codes: DeflateCodes) throws(InflateError) {
    while true {
      reader.refill()
      let symbol = try codes.literals.symbol(&reader)
      if symbol < DeflateCodes.endOfBlock {
        guard count < output.count else { throw .tooLong(expected: output.count) }
        output[count] = UInt8(truncatingIfNeeded: symbol)
        count += 1
      } else if symbol == DeflateCodes.endOfBlock {
        return
      } else {
        // A length and its distance are 48 bits at most, fewer than a refill gives.
        let length = try DeflateCodes.lengths.value(symbol - DeflateCodes.endOfBlock - 1, &reader)
        let distance = try DeflateCodes.distances.value(codes.distances.symbol(&reader), &reader)
        try copy(length, from: distance)
      }
    }
  }

  /// Repeats bytes of the output; they may overlap with what is being written.
  private mutating func copy(_ length: Int, from distance: Int) throws(InflateError) {
    guard distance <= count else { throw .badDistance(byte: reader.position) }
    guard length <= output.count - count else { throw .tooLong(expected: output.count) }
    for index in count..<count + length { output[index] = output[index - distance] }
    count += length
  }
}
