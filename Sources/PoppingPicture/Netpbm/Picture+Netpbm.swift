extension Picture {
  /// Reads a Netpbm picture: bitmap, greymap or pixmap, plain or raw (P1 to P6), with samples of up to 16 bits.
  ///
  /// Of several pictures in a file it is the first. Samples are scaled to 8 bits, rounded to the nearest, and taken as sRGB;
  /// every pixel is opaque. Comments are read in the header and in plain rasters.
  ///
  /// Throws `PictureError` for a file that is cut off, a number that is none or out of its range, a sample above the
  /// maximum that the header names, and a size of zero or beyond `greatestByteCount`.
  public init(netpbm bytes: [UInt8]) throws(PictureError) {
    var scanner = NetpbmScanner(bytes)
    let header = try NetpbmHeader(&scanner)
    let needed = header.rasterByteCount
    guard bytes.count - scanner.position >= needed else {
      throw .unreadable(
        reason: "the raster of the Netpbm picture needs \(needed) bytes from byte \(scanner.position) on, "
          + "of which there are \(bytes.count - scanner.position); the file is cut off")
    }
    let pixels = try NetpbmRaster(header, scanner).pixels()
    self.init(width: header.width, height: header.height, pixels: pixels)
  }
}

/// Reads the samples of a Netpbm raster.
private struct NetpbmRaster {
  private let header: NetpbmHeader
  private let encoding: NetpbmHeader.Encoding
  private let levels: [UInt8]
  private var scanner: NetpbmScanner

  /// The bits of the current byte, the next one on top, and how many are left.
  private var bits: UInt8 = 0
  private var bitCount = 0

  init(_ header: NetpbmHeader, _ scanner: NetpbmScanner) {
    self.header = header
    self.scanner = scanner
    encoding = header.encoding
    // In a bitmap 1 is black.
    levels = header.isBitmap ? [255, 0] : Picture.levels(maximum: header.maximum)
  }

  consuming func pixels() throws(PictureError) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: header.width * header.height * 4)
    let isGrey = header.samplesPerPixel == 1
    var place = 0
    for _ in 0..<header.height {
      bitCount = 0
      for _ in 0..<header.width {
        let first = try level()
        pixels[place] = first
        pixels[place + 1] = try isGrey ? first : level()
        pixels[place + 2] = try isGrey ? first : level()
        place += 4
      }
    }
    // What follows a plain raster is of no interest, but a last number with rubbish in it is a bad number.
    if encoding == .digits || encoding == .decimals, scanner.peek() != nil {
      try scanner.skipDelimiter(after: "raster")
    }
    return pixels
  }

  /// Reads a sample and scales it to 8 bits.
  @inline(__always)
  private mutating func level() throws(PictureError) -> UInt8 {
    let start = scanner.position
    let sample = try sample()
    guard sample < levels.count else {
      throw .unreadable(
        reason: "the sample of the Netpbm picture at byte \(start) is above \(header.maximum)")
    }
    return levels[sample]
  }

  @inline(__always)
  private mutating func sample() throws(PictureError) -> Int {
    switch encoding {
    case .digits: return try digit()
    case .decimals: return try decimal()
    case .bits: return bit()
    case .bytes: return byte()
    case .words: return byte() << 8 | byte()
    }
  }

  /// Reads a byte of a raw raster, which is known to be long enough.
  @inline(__always)
  private mutating func byte() -> Int {
    scanner.position += 1
    return Int(scanner.bytes[scanner.position - 1])
  }

  @inline(__always)
  private mutating func bit() -> Int {
    if bitCount == 0 {
      bits = UInt8(byte())
      bitCount = 8
    }
    defer { bits <<= 1 }
    bitCount -= 1
    return Int(bits >> 7)
  }

  private mutating func digit() throws(PictureError) -> Int {
    scanner.skipSpace()
    guard let byte = scanner.peek() else { throw scanner.truncated("in its raster") }
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw .unreadable(
        reason: "the raster of the Netpbm bitmap has something else than 0 and 1 at byte \(scanner.position)")
    }
    scanner.position += 1
    return Int(byte - UInt8(ascii: "0"))
  }

  private mutating func decimal() throws(PictureError) -> Int {
    scanner.skipSpace()
    return try scanner.number("sample", in: 0...header.maximum)
  }
}
