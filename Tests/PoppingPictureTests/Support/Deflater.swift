/// Compresses bytes, hardly: enough to test what inflates them.
enum Deflater: CaseIterable {
  case stored
  case fixed

  /// A zlib stream.
  func zlib(_ bytes: [UInt8]) -> [UInt8] { Deflater.zlib(blocks(bytes), of: bytes) }

  /// A zlib stream of blocks that hold some bytes.
  static func zlib(_ blocks: [UInt8], of bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return [0x78, 0x01] + blocks + bigEndian(high << 16 | low)
  }

  private func blocks(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .stored: Deflater.stored(bytes)
    case .fixed: Deflater.fixed(bytes)
    }
  }

  /// Blocks of at most 100 bytes, so that there are several.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 100).flatMap { start -> [UInt8] in
      let part = bytes[start..<min(start + 100, bytes.count)]
      let length = UInt8(part.count)
      return [part.endIndex == bytes.count ? 1 : 0, length, 0, ~length, 0xff] + part
    }
  }

  /// One block with the fixed codes, in which runs of a byte are copies at distance 1.
  private static func fixed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    writer.number(0b011, 3)
    var index = 0
    while index < bytes.count {
      let run = index == 0 ? 0 : bytes[index...].prefix(10).prefix { $0 == bytes[index - 1] }.count
      if run >= 3 {
        writer.fixed(254 + run)
        writer.code(0, 5)
        index += run
      } else {
        writer.fixed(Int(bytes[index]))
        index += 1
      }
    }
    writer.fixed(256)
    return writer.bytes
  }
}

/// A number as four bytes, the greatest first.
func bigEndian(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
