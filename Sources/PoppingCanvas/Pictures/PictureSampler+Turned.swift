import PoppingStage

extension PictureSampler {
  /// Samples for which the shape of what they show is found together.
  private static let block = 16

  /// The most places in a row, and of rows, that one sample is made from.
  private static let greatestTaps = 6.0

  /// Makes the colours of a row ready when the picture is turned: a mean of interpolated places for each sample.
  func fillTurned(_ rows: SourceRows, _ y: Double, _ start: Int, _ end: Int) {
    // Blocks lie at fixed places, so that a colour does not depend on where the span starts.
    for block in start / PictureSampler.block...(end - 1) / PictureSampler.block {
      let first = block * PictureSampler.block
      fillBlock(
        rows, y, middle: Double(first) + Double(PictureSampler.block) / 2, max(start, first),
        min(end, first + PictureSampler.block))
    }
  }

  private func fillBlock(_ rows: SourceRows, _ y: Double, middle: Double, _ start: Int, _ end: Int) {
    let weight = mapping.w.x * middle + mapping.w.y * y + mapping.w.z
    let u = (mapping.x.x * middle + mapping.x.y * y + mapping.x.z) / weight
    let v = (mapping.y.x * middle + mapping.y.y * y + mapping.y.z) / weight
    guard weight > 0, u.magnitude < 1e6, v.magnitude < 1e6 else {
      // Behind the viewer, or so near the horizon that nothing can be told apart.
      clear(rows, start, end)
      return
    }
    // A sample's sides as ways in the picture.
    let right = SIMD2(mapping.x.x - u * mapping.w.x, mapping.y.x - v * mapping.w.x) / weight
    let down = SIMD2(mapping.x.y - u * mapping.w.y, mapping.y.y - v * mapping.w.y) / weight
    let (across, along) = (taps(right), taps(down))
    if across == 1, along == 1 {
      for x in start..<end { set(rows, x, color(Double(x) + 0.5, y, .zero)) }
      return
    }
    let count = UInt32(truncatingIfNeeded: across * along)
    for x in start..<end {
      var (evens, odds) = (UInt64.zero, UInt64.zero)
      for row in 0..<along {
        for column in 0..<across {
          let place =
            right * ((Double(column) + 0.5) / Double(across) - 0.5)
            + down * ((Double(row) + 0.5) / Double(along) - 0.5)
          let color = color(Double(x) + 0.5, y, place)
          evens += PictureSampler.spread(color.evens)
          odds += PictureSampler.spread(color.odds)
        }
      }
      set(rows, x, (PictureSampler.mean(evens, count), PictureSampler.mean(odds, count)))
    }
  }

  /// How many places are looked at along a side; one is enough while it is hardly longer than a pixel.
  private func taps(_ side: SIMD2<Double>) -> Int {
    let length = (side * side).sum().squareRoot()
    return length > 1 ? Int(min(PictureSampler.greatestTaps, length + 0.5)) : 1
  }

  /// The interpolated colour at a sample, moved by a way in the picture: the channels two by two, in 16 bits each.
  @inline(__always)
  private func color(_ x: Double, _ y: Double, _ way: SIMD2<Double>) -> (evens: UInt32, odds: UInt32) {
    let scale = 1 / (mapping.w.x * x + mapping.w.y * y + mapping.w.z)
    let u = (mapping.x.x * x + mapping.x.y * y + mapping.x.z) * scale + way.x - 0.5
    let v = (mapping.y.x * x + mapping.y.y * y + mapping.y.z) * scale + way.y - 0.5
    // What is no number compares as not greater: zero.
    let fixedU = Int(u > 0 ? (u < Double(width - 1) ? u : Double(width - 1)) * 256 : 0)
    let fixedV = Int(v > 0 ? (v < Double(height - 1) ? v : Double(height - 1)) * 256 : 0)
    let (shareU, shareV) = (
      UInt32(truncatingIfNeeded: fixedU & 255), UInt32(truncatingIfNeeded: fixedV & 255)
    )
    let stride = (width + 1) * 4
    let source = UnsafeRawPointer(pixels) + ((fixedV >> 8) &* stride &+ (fixedU >> 8) &* 4)
    let both = shareU &* shareV >> 8
    let weights = SIMD4(256 &- shareU &- shareV &+ both, shareU &- both, shareV &- both, both)
    let colors = SIMD4(
      source.loadUnaligned(as: UInt32.self), source.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
      source.loadUnaligned(fromByteOffset: stride, as: UInt32.self),
      source.loadUnaligned(fromByteOffset: stride &+ 4, as: UInt32.self))
    var (evens, odds) = (UInt32(0x0080_0080), UInt32(0x0080_0080))
    for index in 0..<4 {
      evens &+= (colors[index] & 0x00FF_00FF) &* weights[index]
      odds &+= (colors[index] >> 8 & 0x00FF_00FF) &* weights[index]
    }
    return (evens >> 8 & 0x00FF_00FF, odds >> 8 & 0x00FF_00FF)
  }

  @inline(__always)
  private func set(_ rows: SourceRows, _ x: Int, _ color: (evens: UInt32, odds: UInt32)) {
    rows.red[x] = UInt8(truncatingIfNeeded: color.evens)
    rows.green[x] = UInt8(truncatingIfNeeded: color.odds)
    rows.blue[x] = UInt8(truncatingIfNeeded: color.evens >> 16)
    rows.alpha[x] = UInt8(truncatingIfNeeded: color.odds >> 16)
  }

  /// Two numbers of 16 bits, in 32 bits each.
  @inline(__always)
  private static func spread(_ pair: UInt32) -> UInt64 {
    UInt64(pair & 0xFFFF) | UInt64(pair >> 16) << 32
  }

  /// Two sums divided by their count, in 16 bits each.
  @inline(__always)
  private static func mean(_ sums: UInt64, _ count: UInt32) -> UInt32 {
    let low = UInt32(truncatingIfNeeded: sums)
    let high = UInt32(truncatingIfNeeded: sums >> 32)
    return (low + count / 2) / count | ((high + count / 2) / count) << 16
  }
}
