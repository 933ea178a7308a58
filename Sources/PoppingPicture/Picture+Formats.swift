extension Picture {
  /// The most bytes that the pixels of a picture read from a file may take, at 4 bytes a pixel: 256 MiB.
  public static let greatestByteCount = 256 << 20

  /// Reads a PNG or Netpbm picture; the first bytes tell which.
  ///
  /// Throws `PictureError.unrecognizedFormat` for any other format, so that a caller can convert it and try again.
  public init(bytes: [UInt8]) throws(PictureError) {
    guard !bytes.isEmpty else {
      throw .unreadable(reason: "the picture is empty: there is not a single byte")
    }
    if PNGHeader.isPNG(bytes) {
      try self.init(png: bytes)
    } else if NetpbmHeader.isNetpbm(bytes) {
      try self.init(netpbm: bytes)
    } else {
      throw .unrecognizedFormat(expected: "\(PNGHeader.format) and \(NetpbmHeader.format)")
    }
  }

  /// Refuses a size whose pixels would take more than `greatestByteCount` bytes, before any memory is asked for.
  static func checkSize(width: Int, height: Int) throws(PictureError) {
    let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
    guard !isTooMuch, count <= greatestByteCount / 4 else { throw .tooLarge(width: width, height: height) }
  }

  /// The 8-bit level of every sample from 0 to `maximum`, rounded to the nearest (a half is rounded up).
  static func levels(maximum: Int) -> [UInt8] {
    (0...maximum).map { UInt8(($0 * 255 + maximum / 2) / maximum) }
  }
}
