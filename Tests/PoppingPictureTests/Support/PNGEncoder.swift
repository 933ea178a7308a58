/// Writes PNG files of every kind, by the book (W3C PNG), for the tests to read.
struct PNGEncoder {
  var width = 1
  var height = 1
  var depth = 8
  var colorType = 0
  var isInterlaced = false

  /// The filter of all rows; nil takes another one in every row.
  var filter: Int?
  var palette: [UInt8]?
  var transparency: [UInt8]?
  var deflater = Deflater.stored

  /// Chunks that stand before the picture data.
  var extraChunks: [[UInt8]] = []

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// The pass in which each pixel of a square of 8 × 8 comes (PNG, figure 4.8 and section 8.2).
  private static let adam7 = [
    [1, 6, 4, 6, 2, 6, 4, 6],
    [7, 7, 7, 7, 7, 7, 7, 7],
    [5, 6, 5, 6, 5, 6, 5, 6],
    [7, 7, 7, 7, 7, 7, 7, 7],
    [3, 6, 4, 6, 3, 6, 4, 6],
    [7, 7, 7, 7, 7, 7, 7, 7],
    [5, 6, 5, 6, 5, 6, 5, 6],
    [7, 7, 7, 7, 7, 7, 7, 7],
  ]

  var channels: Int { [1, 0, 3, 1, 2, 0, 4][colorType] }

  static func chunk(_ name: String, _ data: [UInt8] = []) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bigEndian(data.count) + content + bigEndian(Int(checksum(content)))
  }

  /// The remainder of the division by the polynomial, bit by bit.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var remainder = UInt32.max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xedb8_8320 : remainder >> 1 }
    }
    return ~remainder
  }

  var header: [UInt8] {
    PNGEncoder.chunk(
      "IHDR",
      bigEndian(width) + bigEndian(height) + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
  }

  /// Everything before the picture data.
  var beginning: [UInt8] {
    var bytes = PNGEncoder.signature + header
    if let palette { bytes += PNGEncoder.chunk("PLTE", palette) }
    if let transparency { bytes += PNGEncoder.chunk("tRNS", transparency) }
    return bytes + extraChunks.joined()
  }

  /// A file in which a zlib stream is the picture data.
  func file(compressed: [UInt8]) -> [UInt8] {
    beginning + PNGEncoder.chunk("IDAT", compressed) + PNGEncoder.chunk("IEND")
  }

  /// A file whose pixel at x, y has the samples that are given for it.
  func file(_ samples: (_ x: Int, _ y: Int) -> [Int]) -> [UInt8] {
    file(compressed: deflater.zlib(rows(samples)))
  }

  /// The filtered rows of all passes.
  func rows(_ samples: (_ x: Int, _ y: Int) -> [Int]) -> [UInt8] {
    var result: [UInt8] = []
    for pass in isInterlaced ? 1...7 : 0...0 {
      let columns = { y in (0..<width).filter { pass == 0 || PNGEncoder.adam7[y % 8][$0 % 8] == pass } }
      var above: [UInt8]?
      for y in 0..<height where !columns(y).isEmpty {
        let row = packed(columns(y).flatMap { samples($0, y) })
        let filter = filter ?? (y + pass) % 5
        result.append(UInt8(filter))
        result += filtered(row, filter, above: above ?? [UInt8](repeating: 0, count: row.count))
        above = row
      }
    }
    return result
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    var bits = samples.flatMap { sample in (0..<depth).reversed().map { sample >> $0 & 1 } }
    while bits.count % 8 != 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
    }
  }

  private func filtered(_ row: [UInt8], _ filter: Int, above: [UInt8]) -> [UInt8] {
    let distance = max(1, channels * depth / 8)
    return row.indices.map { index in
      let left = index < distance ? 0 : Int(row[index - distance])
      let corner = index < distance ? 0 : Int(above[index - distance])
      let up = Int(above[index])
      let estimate = left + up - corner
      // The first of those that are nearest to the estimate.
      let nearest = [left, up, corner].min { abs($0 - estimate) < abs($1 - estimate) } ?? 0
      return row[index] &- UInt8([0, left, up, (left + up) / 2, nearest][filter])
    }
  }
}
