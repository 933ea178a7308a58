/// Makes pixels of the inflated rows of a PNG file.
struct PNGPixels {
  /// Four bytes a pixel: red, green, blue and alpha.
  private(set) var pixels: [UInt8]

  private let header: PNGHeader

  /// The colour of every sample, where a pixel is one sample.
  private let colors: [SIMD4<UInt8>]

  /// The 8-bit level of every sample, where a pixel is several.
  private let levels: [UInt8]

  /// The samples of the colour that is clear, for pixels of three samples.
  private let clear: [UInt16]

  /// The samples of a row.
  private var samples: [UInt16] = []

  /// Takes memory for the pixels of a file.
  init(_ file: PNGFile) {
    header = file.header
    pixels = [UInt8](repeating: 255, count: header.width * header.height * 4)
    let maximum = 1 << header.depth - 1
    let hasClear = header.colorType != .palette && !file.transparency.isEmpty
    // Of the two bytes of a clear sample only the bits that samples have count (PNG, section 11.3.1.1).
    clear =
      hasClear
      ? stride(from: 0, to: file.transparency.count, by: 2).map { index in
        UInt16(file.transparency.bigEndian16(at: index) & maximum)
      } : []
    levels = header.colorType == .palette ? [] : Picture.levels(maximum: maximum)
    switch header.colorType {
    case .grey:
      var colors = levels.map { SIMD4($0, $0, $0, 255) }
      for sample in clear { colors[Int(sample)].w = 0 }
      self.colors = colors
    case .palette:
      let alphas = file.transparency
      colors = (0..<file.palette.count / 3).map { index in
        SIMD4(
          file.palette[index * 3], file.palette[index * 3 + 1], file.palette[index * 3 + 2],
          index < alphas.count ? alphas[index] : 255)
      }
    case .rgb, .greyAlpha, .rgbAlpha: colors = []
    }
  }

  /// Reads all rows, each of which begins with the number of its filter.
  mutating func read(_ rows: [UInt8]) throws(PictureError) {
    let distance = header.bytesPerPixel
    var start = 0
    for pass in header.passes {
      let width = pass.width(of: header)
      let byteCount = header.byteCount(pixels: width)
      var row = [UInt8](repeating: 0, count: distance + byteCount)
      var above = row
      samples = [UInt16](repeating: 0, count: width * header.colorType.channels)
      for y in stride(from: pass.y, to: header.height, by: pass.stepY) {
        guard let filter = PNGFilter(rawValue: rows[start]) else {
          throw .unreadable(
            reason: "row \(y) of the PNG picture has the filter \(rows[start]), but PNG has 0 to 4")
        }
        for index in 0..<byteCount { row[distance + index] = rows[start + 1 + index] }
        filter.undo(&row, below: above, distance: distance)
        unpack(row, from: distance)
        try draw(pass, y, width)
        swap(&row, &above)
        start += 1 + byteCount
      }
    }
  }

  /// Takes the samples out of the bytes of a row.
  private mutating func unpack(_ row: [UInt8], from start: Int) {
    switch header.depth {
    case 16:
      for index in 0..<samples.count { samples[index] = UInt16(row.bigEndian16(at: start + index * 2)) }
    case 8:
      for index in 0..<samples.count { samples[index] = UInt16(row[start + index]) }
    default:
      let depth = header.depth
      let perByte = 8 / depth
      let mask: UInt8 = 1 << depth - 1
      for index in 0..<samples.count {
        let shift = 8 - depth - index % perByte * depth
        samples[index] = UInt16(row[start + index / perByte] >> shift & mask)
      }
    }
  }

  /// Writes the samples of a row to the pixels of a pass that they belong to.
  private mutating func draw(_ pass: PNGPass, _ y: Int, _ width: Int) throws(PictureError) {
    var place = (y * header.width + pass.x) * 4
    let step = pass.stepX * 4
    switch header.colorType {
    case .grey, .palette:
      for column in 0..<width {
        let sample = Int(samples[column])
        guard sample < colors.count else {
          throw .unreadable(
            reason:
              "the PNG pixel at column \(pass.x + column * pass.stepX) of row \(y) has the colour \(sample), "
              + "but the palette has only \(colors.count)")
        }
        write(colors[sample], at: place)
        place += step
      }
    case .rgb:
      for column in 0..<width {
        let (red, green, blue) = (samples[column * 3], samples[column * 3 + 1], samples[column * 3 + 2])
        let isClear = !clear.isEmpty && red == clear[0] && green == clear[1] && blue == clear[2]
        write(SIMD4(level(red), level(green), level(blue), isClear ? 0 : 255), at: place)
        place += step
      }
    case .greyAlpha:
      for column in 0..<width {
        let grey = level(samples[column * 2])
        write(SIMD4(grey, grey, grey, level(samples[column * 2 + 1])), at: place)
        place += step
      }
    case .rgbAlpha:
      for column in 0..<width {
        let sample = column * 4
        write(
          SIMD4(
            level(samples[sample]), level(samples[sample + 1]), level(samples[sample + 2]),
            level(samples[sample + 3])), at: place)
        place += step
      }
    }
  }

  @inline(__always)
  private func level(_ sample: UInt16) -> UInt8 { levels[Int(sample)] }

  @inline(__always)
  private mutating func write(_ color: SIMD4<UInt8>, at place: Int) {
    pixels[place] = color.x
    pixels[place + 1] = color.y
    pixels[place + 2] = color.z
    pixels[place + 3] = color.w
  }
}
