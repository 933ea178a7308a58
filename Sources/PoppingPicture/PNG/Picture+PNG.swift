extension Picture {
  /// Reads a PNG picture (W3C PNG, ISO/IEC 15948) of any colour type and depth, interlaced or not.
  ///
  /// Samples of 16 bits are scaled to 8, rounded to the nearest. The pixels are taken as sRGB: chunks that say otherwise
  /// (gAMA, cHRM, iCCP, sRGB, cICP) are ignored, as are all that a picture can be shown without; of an animation it is the
  /// still picture.
  ///
  /// Throws `PictureError` for a file that is cut off or damaged (a checksum is wrong), that breaks the rules of PNG or
  /// needs a chunk that is not known, and for a size beyond `greatestByteCount`.
  public init(png bytes: [UInt8]) throws(PictureError) {
    let file = try PNGFile(bytes)
    let rows: [UInt8]
    do {
      rows = try Inflate.zlib(file.compressed, count: file.header.inflatedByteCount)
    } catch {
      throw .unreadable(reason: "the PNG picture data (the chunks IDAT together) \(error.reason)")
    }
    var pixels = PNGPixels(file)
    try pixels.read(rows)
    self.init(width: file.header.width, height: file.header.height, pixels: pixels.pixels)
  }
}
