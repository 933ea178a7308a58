/// The chunk IHDR of a PNG file: size, kind of pixels and interlacing (PNG, section 11.2.1).
struct PNGHeader {
  /// What the samples of a pixel mean; the raw value is that of the file.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgbAlpha = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    /// The numbers of bits that a sample may have.
    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .greyAlpha, .rgbAlpha: [8, 16]
      }
    }
  }

  static let format = "PNG"
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  let width: Int
  let height: Int
  let depth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  /// The bytes of one pixel, at least one: how far to the left filters look.
  var bytesPerPixel: Int { max(1, depth * colorType.channels / 8) }

  /// The bytes that a number of pixels in a row take.
  func byteCount(pixels: Int) -> Int {
    let bits = depth * colorType.channels
    return bits < 8 ? (pixels * bits + 7) / 8 : pixels * (bits / 8)
  }

  /// The pictures that the file consists of: seven when it is interlaced, one when not.
  var passes: [PNGPass] {
    (isInterlaced ? PNGPass.adam7 : [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1)])
      .filter { $0.width(of: self) > 0 && $0.height(of: self) > 0 }
  }

  /// The bytes of all rows, each with the byte that names its filter.
  var inflatedByteCount: Int {
    passes.reduce(0) { $0 + (1 + byteCount(pixels: $1.width(of: self))) * $1.height(of: self) }
  }

  /// Whether the bytes begin like a PNG file, even a damaged one.
  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature.prefix(4)) }

  /// Where the first chunk begins; throws if the bytes before it are not the signature of PNG.
  static func checkSignature(_ bytes: [UInt8]) throws(PictureError) -> Int {
    guard isPNG(bytes) else { throw .unrecognizedFormat(expected: format) }
    guard bytes.starts(with: signature) else {
      throw .unreadable(
        reason: "the PNG signature at byte 0 is damaged; the file was cut off, or transferred as text")
    }
    return signature.count
  }

  /// Reads the chunk, which has to be the first one of the file.
  init(_ chunk: PNGChunk, _ bytes: [UInt8]) throws(PictureError) {
    guard chunk.name == "IHDR" else { throw chunk.error("stands where IHDR has to be") }
    guard chunk.data.count == 13 else { throw chunk.error("has \(chunk.data.count) bytes instead of 13") }
    let start = chunk.data.lowerBound
    let width = bytes.bigEndian32(at: start)
    let height = bytes.bigEndian32(at: start + 4)
    guard width > 0, height > 0 else {
      throw chunk.error("says that the picture is \(width) × \(height) pixels")
    }
    guard width <= Int32.max, height <= Int32.max else {
      throw chunk.error("gives a width or height above \(Int32.max)")
    }
    depth = Int(bytes[start + 8])
    guard let colorType = ColorType(rawValue: bytes[start + 9]) else {
      throw chunk.error("names the colour type \(bytes[start + 9]), which PNG does not have")
    }
    guard colorType.depths.contains(depth) else {
      throw chunk.error(
        "gives a sample \(depth) bits, which colour type \(colorType.rawValue) does not allow")
    }
    for (offset, name) in [(10, "compression"), (11, "filter")] where bytes[start + offset] != 0 {
      throw chunk.error("names the \(name) method \(bytes[start + offset]), but PNG has only 0")
    }
    guard bytes[start + 12] <= 1 else {
      throw chunk.error("names the interlace method \(bytes[start + 12]), but PNG has only 0 and 1")
    }
    self.width = Int(width)
    self.height = Int(height)
    self.colorType = colorType
    isInterlaced = bytes[start + 12] == 1
    try Picture.checkSize(width: self.width, height: self.height)
  }
}
