import PoppingPicture

/// The pixels of a picture, each red, green, blue and alpha.
extension Picture {
  var colors: [[UInt8]] {
    stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
  }
}

/// A sample of 0 to `maximum` as one of 0 to 255.
func scaled(_ sample: Int, _ maximum: Int) -> UInt8 {
  UInt8((Double(sample) * 255 / Double(maximum)).rounded())
}

/// What is said about a PNG file that cannot be read; empty when it can.
func complaint(png bytes: [UInt8]) -> String { complaint(about: bytes, Picture.init(png:)) }

/// What is said about a Netpbm file that cannot be read; empty when it can.
func complaint(netpbm bytes: [UInt8]) -> String { complaint(about: bytes, Picture.init(netpbm:)) }

private func complaint(about bytes: [UInt8], _ read: ([UInt8]) throws(PictureError) -> Picture) -> String {
  do {
    _ = try read(bytes)
    return ""
  } catch {
    return error.description
  }
}
