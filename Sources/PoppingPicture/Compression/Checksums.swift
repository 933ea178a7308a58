/// The checks that PNG and zlib put behind their data.
enum Checksums {
  /// The CRC-32 of ISO 3309 and ITU-T V.42 (PNG, annex D), of a part of the bytes.
  static func crc32(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    let table = crcTable
    var crc = UInt32.max
    for index in range {
      crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])] ^ crc >> 8
    }
    return ~crc
  }

  /// The Adler-32 of RFC 1950, section 8.2.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let modulus: UInt32 = 65521
    // So many bytes can be added up before 32 bits overflow.
    let run = 5552
    var low: UInt32 = 1
    var high: UInt32 = 0
    var start = 0
    while start < bytes.count {
      let end = min(start + run, bytes.count)
      for index in start..<end {
        low &+= UInt32(bytes[index])
        high &+= low
      }
      low %= modulus
      high %= modulus
      start = end
    }
    return high << 16 | low
  }

  /// What eight steps of the division by the polynomial make of every byte.
  private static let crcTable: [UInt32] = (0...255).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xedb8_8320 : 0) }
  }
}
