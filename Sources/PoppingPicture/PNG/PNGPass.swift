/// One of the pictures that an interlaced PNG file consists of: a pixel of every rectangle (PNG, section 8.2).
struct PNGPass {
  /// The place of the first pixel.
  let x: Int
  let y: Int

  /// The distances from a pixel to the next one to the right and below.
  let stepX: Int
  let stepY: Int

  static let adam7 = [
    PNGPass(x: 0, y: 0, stepX: 8, stepY: 8),
    PNGPass(x: 4, y: 0, stepX: 8, stepY: 8),
    PNGPass(x: 0, y: 4, stepX: 4, stepY: 8),
    PNGPass(x: 2, y: 0, stepX: 4, stepY: 4),
    PNGPass(x: 0, y: 2, stepX: 2, stepY: 4),
    PNGPass(x: 1, y: 0, stepX: 2, stepY: 2),
    PNGPass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]

  func width(of header: PNGHeader) -> Int { max(0, (header.width - x + stepX - 1) / stepX) }
  func height(of header: PNGHeader) -> Int { max(0, (header.height - y + stepY - 1) / stepY) }
}
