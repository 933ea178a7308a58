/// A picture: rows of pixels from the top left, each red, green, blue and alpha in 8 bits, alpha not multiplied in.
public struct Picture: Equatable, Sendable {
  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Four bytes a pixel (red, green, blue, alpha), row by row; sRGB.
  public let pixels: [UInt8]

  /// Makes a picture of pixels that a reader has filled in: `width * height * 4` bytes.
  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a picture by asking for every pixel: `pixel(x, y)` gives red, green, blue and alpha.
  ///
  /// A width or height below zero counts as zero.
  public init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> SIMD4<UInt8>) {
    self.width = max(0, width)
    self.height = max(0, height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(self.width * self.height * 4)
    for y in 0..<self.height {
      for x in 0..<self.width {
        let color = pixel(x, y)
        pixels.append(color.x)
        pixels.append(color.y)
        pixels.append(color.z)
        pixels.append(color.w)
      }
    }
    self.pixels = pixels
  }
}
