/// What stands before the raster of a Netpbm picture: its kind, size and greatest sample.
struct NetpbmHeader {
  /// How the samples of a raster are written down.
  enum Encoding {
    /// The characters 0 and 1 (P1).
    case digits
    /// Decimal numbers with white space between them (P2, P3).
    case decimals
    /// Eight samples a byte, every row beginning with a new byte (P4).
    case bits
    /// A byte a sample (P5, P6 up to 255).
    case bytes
    /// Two bytes a sample, the greater first (P5, P6 above 255).
    case words
  }

  static let format = "Netpbm (PBM, PGM and PPM: P1 to P6)"

  /// The character behind the P, 1 to 6.
  let type: Int
  let width: Int
  let height: Int

  /// The greatest sample: 1 for bitmaps, where it is black.
  let maximum: Int

  var isBitmap: Bool { type % 3 == 1 }
  var samplesPerPixel: Int { type % 3 == 0 ? 3 : 1 }

  var encoding: Encoding {
    switch type {
    case 1: .digits
    case 2, 3: .decimals
    case 4: .bits
    default: maximum > 255 ? .words : .bytes
    }
  }

  /// The fewest bytes that the raster takes.
  var rasterByteCount: Int {
    let samplesPerRow = width * samplesPerPixel
    return switch encoding {
    case .digits, .bytes: samplesPerRow * height
    // A number and white space each, but for the last.
    case .decimals: samplesPerRow * height * 2 - 1
    case .bits: (samplesPerRow + 7) / 8 * height
    case .words: samplesPerRow * height * 2
    }
  }

  /// Whether the bytes begin with P1 to P6 and what may follow it.
  static func isNetpbm(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "P") else { return false }
    guard (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[1]) else { return false }
    return bytes.count == 2 || bytes[2].isNetpbmSpace || bytes[2] == UInt8(ascii: "#")
  }

  /// Reads the header and leaves the scanner at the first byte of the raster.
  init(_ scanner: inout NetpbmScanner) throws(PictureError) {
    guard NetpbmHeader.isNetpbm(scanner.bytes) else {
      throw .unrecognizedFormat(expected: NetpbmHeader.format)
    }
    type = Int(scanner.bytes[1] - UInt8(ascii: "0"))
    scanner.position = 2
    try scanner.skipSpace(after: "P\(type)")
    width = try scanner.number("width", in: 1...Int(Int32.max))
    try scanner.skipSpace(after: "width")
    height = try scanner.number("height", in: 1...Int(Int32.max))
    if type % 3 == 1 {
      maximum = 1
    } else {
      try scanner.skipSpace(after: "height")
      maximum = try scanner.number("greatest sample", in: 1...65535)
    }
    try scanner.skipDelimiter()
    try Picture.checkSize(width: width, height: height)
  }
}
