import PoppingStage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of a picture brought to the size it is shown in: rows of red, green, blue (multiplied by alpha) and alpha.
///
/// The last pixel of each row, and then the last row, stand there twice, so that a pixel always has neighbours.
struct FilteredPicture {
  let width: Int
  let height: Int
  let pixels: [UInt8]
  let isOpaque: Bool

  /// Filters a part of a picture, in fractions of its size, down to at most the given size in pixels.
  ///
  /// A picture is never enlarged here. Each pixel is a mean of those it covers, weighted by a raised cosine times a
  /// cardinal sine (the Hamming window): sharper than a plain mean of the area, and without the halos of longer filters.
  init?(_ picture: Picture, part: Rect, width: Int, height: Int) {
    guard let columns = Kernel(length: picture.width, start: part.minX, share: part.width, limit: width),
      let rows = Kernel(length: picture.height, start: part.minY, share: part.height, limit: height),
      picture.pixels.count >= picture.width * picture.height * 4
    else { return nil }
    self.width = columns.count
    self.height = rows.count

    // Across first, for the rows that are needed, then down.
    let firstRow = rows.sources.lowerBound
    let bandWidth = columns.count * 4
    var band = [Float](repeating: 0, count: bandWidth * rows.sources.count)
    for row in rows.sources {
      let source = row * picture.width * 4
      for column in 0..<columns.count {
        var sum = SIMD4<Float>.zero
        for tap in columns.taps[column] {
          let place = source + tap.source * 4
          let alpha = Float(picture.pixels[place + 3])
          let color = SIMD3(
            Float(picture.pixels[place]), Float(picture.pixels[place + 1]), Float(picture.pixels[place + 2]))
          sum += SIMD4(color * (alpha / 255), alpha) * tap.weight
        }
        let target = (row - firstRow) * bandWidth + column * 4
        for channel in 0..<4 { band[target + channel] = sum[channel] }
      }
    }
    let stride = bandWidth + 4
    var pixels = [UInt8](repeating: 0, count: stride * (rows.count + 1))
    var isOpaque = true
    var line = [Float](repeating: 0, count: bandWidth)
    for row in 0..<rows.count {
      for index in line.indices { line[index] = 0.5 }
      for tap in rows.taps[row] {
        let source = (tap.source - firstRow) * bandWidth
        for index in 0..<bandWidth { line[index] += band[source + index] * tap.weight }
      }
      let target = row * stride
      for index in 0..<bandWidth {
        // Weights are not below zero, and a colour is not above its alpha.
        pixels[target + index] = UInt8(min(255, line[index]))
      }
      for index in bandWidth..<stride { pixels[target + index] = pixels[target + index - 4] }
      for index in Swift.stride(from: 3, to: bandWidth, by: 4) where pixels[target + index] < 255 {
        isOpaque = false
      }
    }
    let end = stride * rows.count
    for index in 0..<stride { pixels[end + index] = pixels[end - stride + index] }
    self.pixels = pixels
    self.isOpaque = isOpaque
  }
}

/// The pixels of a line that each pixel of a shorter line is made from.
private struct Kernel {
  var count: Int
  var taps: [[(source: Int, weight: Float)]]

  /// The pixels that are used at all.
  var sources: Range<Int>

  /// Makes the kernel for the part of a line that starts at a fraction of its length; nil for a part without length.
  init?(length: Int, start: Double, share: Double, limit: Int) {
    let extent = share * Double(length)
    let origin = start * Double(length)
    guard length > 0, extent > 0, extent.isFinite, origin.isFinite, extent < 1e5, origin.magnitude < 1e5
    else {
      return nil
    }
    count = max(1, min(limit, Int(extent.rounded(.up))))
    let ratio = extent / Double(count)
    let support = max(1, ratio)
    taps = []
    taps.reserveCapacity(count)
    var (least, greatest) = (length - 1, 0)
    for index in 0..<count {
      let center = origin + (Double(index) + 0.5) * ratio
      let first = Int((center - support).rounded(.up))
      let last = max(first, Int((center + support).rounded(.down)))
      var found: [(source: Int, weight: Float)] = []
      var sum: Float = 0
      for place in first...last {
        let weight = Float(Kernel.hamming((Double(place) + 0.5 - center) / support))
        guard weight > 0 else { continue }
        // The edge goes on outside.
        let source = max(0, min(length - 1, place))
        found.append((source, weight))
        sum += weight
        least = min(least, source)
        greatest = max(greatest, source)
      }
      taps.append(found.map { ($0.source, $0.weight / sum) })
    }
    sources = least..<max(least, greatest) + 1
  }

  private static func hamming(_ x: Double) -> Double {
    guard x.magnitude < 1 else { return 0 }
    guard x != 0 else { return 1 }
    let angle = x * .pi
    return sin(angle) / angle * (0.54 + 0.46 * cos(angle))
  }
}
