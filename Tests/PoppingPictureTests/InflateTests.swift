import Testing

@testable import PoppingPicture

@Suite struct InflateTests {
  /// The error of a stream that is expected to hold some bytes; nil when it does.
  private func failure(_ stream: [UInt8], count: Int = 8) -> InflateError? {
    do {
      _ = try Inflate.zlib(stream, count: count)
      return nil
    } catch {
      return error
    }
  }

  /// The error of a single block, written bit by bit.
  private func blockError(_ write: (inout BitWriter) -> Void) -> InflateError? {
    var writer = BitWriter()
    write(&writer)
    return failure([0x78, 0x01] + writer.bytes + [0, 0, 0, 0, 0, 0, 0, 0])
  }

  // MARK: - Streams of other programs

  /// What `Samples.everyLengthAndDistance` holds: bytes without a pattern, copies of them until any distance can be
  /// reached, and then the shortest and longest copy of each code, and the nearest and farthest.
  private var lengthsAndDistances: [UInt8] {
    var bytes = (0..<251).map { (index: Int) -> UInt8 in UInt8(index * (index * 7 + 3) % 251) }
    func copy(_ length: Int, _ distance: Int) {
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
    for _ in 0..<127 { copy(258, 251) }
    let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 23, 26, 27, 30, 31, 34, 35, 42, 43, 50,
      51, 58, 59, 66, 67, 82, 83, 98, 99, 114, 115, 130, 131, 162, 163, 194, 195, 226, 227, 257, 258,
    ]
    // From 5 on each distance code spans half of a power of two.
    var distances = [1, 2, 3, 4]
    for power in 3...15 {
      let quarter = 1 << (power - 2)
      for half in [2, 3] {
        distances.append(half * quarter + 1)
        distances.append((half + 1) * quarter)
      }
    }
    for index in distances.indices { copy(lengths[index % lengths.count], distances[index]) }
    return bytes
  }

  @Test func everyLengthAndDistanceIsCopied() throws {
    let expected = lengthsAndDistances
    #expect(try Inflate.zlib(Samples.everyLengthAndDistance, count: expected.count) == expected)
  }

  @Test func codesOfUpTo15BitsAreRead() throws {
    // As many of each byte as the numbers of Fibonacci say, which makes the codes as unequal as they can be.
    let counts = [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610]
    let expected = counts.enumerated().flatMap { [UInt8](repeating: UInt8($0), count: $1) }
    #expect(try Inflate.zlib(Samples.longCodes, count: expected.count) == expected)
  }

  @Test func compressedTextIsRead() throws {
    let expected = (0..<60).map { "row \($0 * $0) of the picture, column \($0)\n" }.joined()
    let bytes = try Inflate.zlib(Samples.text, count: expected.utf8.count)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [(Samples.longCodes, 1596), (Samples.text, 2044)])
  func aStreamCutOffAnywhereIsTruncated(stream: [UInt8], count: Int) {
    #expect(failure(stream, count: count) == nil)
    for length in 0..<stream.count {
      #expect(failure(Array(stream.prefix(length)), count: count) == .truncated)
    }
  }

  // MARK: - Streams that cannot be

  @Test(
    arguments: [
      ([0x79, 0x9b], .badZlibHeader),  // another method
      ([0x88, 0x1c], .badZlibHeader),  // a window above 32 KiB
      ([0x78, 0x9d], .badZlibHeader),  // not divisible by 31
      ([0x78, 0xbb], .needsDictionary),
      ([0x78], .truncated),
    ] as [([UInt8], InflateError)])
  func headersOfOtherStreams(header: [UInt8], error: InflateError) {
    #expect(failure(header + (header.count == 2 ? [3, 0, 0, 0, 0, 1] : [])) == error)
  }

  @Test func aBlockOfTheFourthType() {
    #expect(blockError { $0.number(0b111, 3) } == .badBlockType(byte: 2))
  }

  @Test func aStoredBlockWhoseLengthIsNotRepeated() {
    let error = blockError { writer in
      writer.number(0b001, 3)
      writer.align()
      writer.number(1, 16)
      writer.number(0xffff, 16)
    }
    #expect(error == .badStoredLength(byte: 3))
  }

  @Test(arguments: [286, 287])
  func aLengthWithoutMeaning(symbol: Int) {
    let error = blockError { writer in
      writer.number(0b011, 3)
      writer.fixed(symbol)
    }
    #expect(error == .badSymbol(byte: 3))
  }

  @Test(arguments: [30, 31])
  func aDistanceWithoutMeaning(symbol: Int) {
    let error = blockError { writer in
      writer.number(0b011, 3)
      writer.fixed(65)
      writer.fixed(257)
      writer.code(symbol, 5)
    }
    #expect(error == .badSymbol(byte: 4))
  }

  @Test func aCopyFromBeforeTheBeginning() {
    let error = blockError { writer in
      writer.number(0b011, 3)
      writer.fixed(65)
      writer.fixed(257)
      writer.code(1, 5)
    }
    #expect(error == .badDistance(byte: 4))
  }

  @Test func aWrongChecksum() {
    var stream = Deflater.fixed.zlib([1, 2, 3, 4, 5, 6, 7, 8])
    stream[stream.count - 1] ^= 1
    #expect(failure(stream) == .wrongChecksum)
  }

  @Test func whatFollowsAStreamIsIgnored() throws {
    #expect(try Inflate.zlib(Deflater.fixed.zlib([1, 2, 3]) + [9, 9], count: 3) == [1, 2, 3])
  }

  // MARK: - Huffman codes that cannot be

  /// The beginning of a dynamic block: how many widths there are, and the widths of the widths' code by symbol.
  private func beginDynamicBlock(
    _ writer: inout BitWriter, literals: Int = 257, distances: Int = 1, _ widths: [Int: Int]
  ) {
    writer.number(0b101, 3)
    writer.number(literals - 257, 5)
    writer.number(distances - 1, 5)
    writer.number(15, 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.number(widths[symbol] ?? 0, 3)
    }
  }

  @Test func moreSymbolsThanThereAre() {
    #expect(blockError { beginDynamicBlock(&$0, literals: 287, [0: 1, 1: 1]) } == .badCodeLengths(byte: 2))
    #expect(blockError { beginDynamicBlock(&$0, distances: 31, [0: 1, 1: 1]) } == .badCodeLengths(byte: 2))
  }

  @Test(arguments: [[0: 1, 1: 1, 2: 1], [0: 1, 1: 2], [0: 2], [0: 7, 18: 7]])
  func widthsThatAreNoCode(widths: [Int: Int]) {
    #expect(blockError { beginDynamicBlock(&$0, widths) } == .badCodeLengths(byte: 2))
  }

  /// The error of a dynamic block whose widths are written with a code of two bits for 0, 1, 16 and 18.
  private func widthsError(_ widths: (inout BitWriter) -> Void) -> InflateError? {
    blockError { writer in
      beginDynamicBlock(&writer, [0: 2, 1: 2, 16: 2, 18: 2])
      widths(&writer)
    }
  }

  private func zeros(_ count: Int, _ writer: inout BitWriter) {
    writer.code(0b11, 2)
    writer.number(count - 11, 7)
  }

  private func isBadCode(_ error: InflateError?) -> Bool {
    if case .badCodeLengths = error { true } else { false }
  }

  @Test func aRepetitionOfNothing() {
    #expect(isBadCode(widthsError { $0.code(0b10, 2) }))
  }

  @Test func moreWidthsThanSymbols() {
    let error = widthsError { writer in
      zeros(138, &writer)
      zeros(138, &writer)
    }
    #expect(isBadCode(error))
  }

  @Test func noCodeForTheEndOfTheBlock() {
    let error = widthsError { writer in
      writer.code(0b01, 2)
      writer.code(0b01, 2)
      zeros(138, &writer)
      zeros(118, &writer)
    }
    #expect(isBadCode(error))
  }

  @Test func moreCodesThanBitsAllow() {
    let error = widthsError { writer in
      for _ in 0..<3 { writer.code(0b01, 2) }
      zeros(138, &writer)
      zeros(115, &writer)
      writer.code(0b01, 2)
      writer.code(0b00, 2)
    }
    #expect(isBadCode(error))
  }

  @Test func aBlockOfLiteralsNeedsNoDistances() throws {
    var writer = BitWriter()
    beginDynamicBlock(&writer, [0: 2, 1: 2, 16: 2, 18: 2])
    // Byte 0 and the end of the block have one bit each, the only distance none.
    writer.code(0b01, 2)
    zeros(138, &writer)
    zeros(117, &writer)
    writer.code(0b01, 2)
    writer.code(0b00, 2)
    writer.code(0b0001, 4)
    #expect(try Inflate.zlib(Deflater.zlib(writer.bytes, of: [0, 0, 0]), count: 3) == [0, 0, 0])
  }
}
