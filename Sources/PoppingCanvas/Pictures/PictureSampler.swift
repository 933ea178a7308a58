import PoppingStage

/// Takes the colours of a picture as it is seen on the canvas.
///
/// Each sample is the mean of the area it shows, at least one pixel in size; so an enlarged picture is interpolated
/// linearly, and one that is turned away keeps its lines from flickering. Where rows of the canvas are rows of the
/// picture (it is moved, scaled, or turned about a level axis) the mean is taken down first, then across.
struct PictureSampler {
  let pixels: UnsafePointer<UInt8>
  let width: Int
  let height: Int
  let mapping: Projection
  private let keepsRows: Bool

  init(pixels: UnsafePointer<UInt8>, width: Int, height: Int, mapping: Projection, box: SampleBox) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.mapping = mapping
    // What slopes by less than a hundredth of a pixel over the whole width counts as level.
    let across = Double(box.right)
    let weight = min(
      (mapping.w.y * Double(box.top) + mapping.w.z).magnitude,
      (mapping.w.y * Double(box.bottom) + mapping.w.z).magnitude)
    keepsRows =
      (mapping.y.x * across).magnitude <= 0.01 * weight && (mapping.w.x * across).magnitude <= 1e-5 * weight
  }

  /// Makes the colours of a row ready.
  func fill(_ rows: SourceRows, y: Int, from start: Int, to end: Int) {
    if keepsRows {
      fillRow(rows, Double(y) + 0.5, start, end)
    } else {
      fillTurned(rows, Double(y) + 0.5, start, end)
    }
  }

  private func fillRow(_ rows: SourceRows, _ y: Double, _ start: Int, _ end: Int) {
    let weight = mapping.w.y * y + mapping.w.z
    guard weight > 0 else {
      clear(rows, start, end)
      return
    }
    let v = (mapping.y.y * y + mapping.y.z) / weight
    let extent = ((mapping.y.y - v * mapping.w.y) / weight).magnitude
    let step = mapping.x.x / weight
    let origin = (mapping.x.x * 0.5 + mapping.x.y * y + mapping.x.z) / weight
    guard v.isFinite, extent.isFinite, step.isFinite, origin.isFinite else {
      clear(rows, start, end)
      return
    }
    blendDown(rows, v, extent)
    if step.magnitude <= 1.000_001 {
      interpolateAcross(rows, origin, step, start, end)
    } else {
      averageAcross(rows, origin, step, start, end)
    }
  }

  /// Means of the picture's rows about `v`, into the picture row; before it and after it stands its first and last pixel.
  private func blendDown(_ rows: SourceRows, _ v: Double, _ extent: Double) {
    let half = max(1, min(extent, Double(2 * height))) / 2
    let middle = max(-half, min(Double(height) + half, v))
    let (upper, lower) = (middle - half, middle + half)
    let first = Int(max(0, min(Double(height - 1), upper)))
    let last = Int(max(0, min(Double(height - 1), lower)))
    let target = rows.pictureRow + 4
    let count = width * 4
    var used: UInt16 = 0
    for row in first...last {
      // In 256 parts; rounding the sums, not the parts, makes them add up to all.
      let share = row == last ? 1 : (Double(row + 1) - upper) / (2 * half)
      let sum = UInt16(max(0, min(1, share)) * 256 + 0.5)
      let part = sum - used
      let source = pixels + row * (count + 4)
      if row == first {
        for index in 0..<count { target[index] = UInt16(source[index]) &* part &+ 128 }
      } else if part > 0 {
        for index in 0..<count { target[index] &+= UInt16(source[index]) &* part }
      }
      used = sum
    }
    for index in 0..<count { target[index] >>= 8 }
    for channel in 0..<4 {
      rows.pictureRow[channel] = target[channel]
      target[count + channel] = target[count - 4 + channel]
      target[count + 4 + channel] = target[count - 4 + channel]
    }
  }

  /// Interpolates the picture row; `origin` is the place of the first column's middle.
  private func interpolateAcross(
    _ rows: SourceRows, _ origin: Double, _ step: Double, _ start: Int, _ end: Int
  ) {
    // Places in parts of 2⁻³², counted from the copy of the first pixel; they stay within the two copies at the ends.
    // They start from column 0, so that a column's colour does not depend on where the span starts.
    let one = Double(1 << 32)
    let fixedStep = Int(step * one)
    let fixedOrigin = Int(max(-1e9, min(1e9, origin + 0.5)) * one)
    let greatest = width << 32
    @inline(__always) func color(_ x: Int) -> UInt64 {
      let place = max(0, min(greatest, fixedOrigin &+ fixedStep &* x))
      return interpolated(rows.pictureRow, place >> 32, UInt64(truncatingIfNeeded: place >> 24 & 255))
    }
    store(rows, start, end, color)
  }

  /// Stores the colours of a row, four channels of 16 bits each.
  @inline(__always)
  private func store(_ rows: SourceRows, _ start: Int, _ end: Int, _ color: (_ x: Int) -> UInt64) {
    var x = start
    while x &+ 4 <= end {
      // Two colours' bytes are set beside each other, so that four of a channel come out as one word.
      let first = color(x) | color(x &+ 1) << 8
      let second = color(x &+ 2) | color(x &+ 3) << 8
      store(first & 0xFFFF | second << 16 & 0xFFFF_0000, rows.red, x)
      store(first >> 16 & 0xFFFF | second & 0xFFFF_0000, rows.green, x)
      store(first >> 32 & 0xFFFF | second >> 16 & 0xFFFF_0000, rows.blue, x)
      store(first >> 48 | second >> 32 & 0xFFFF_0000, rows.alpha, x)
      x &+= 4
    }
    while x < end {
      let color = color(x)
      rows.red[x] = UInt8(truncatingIfNeeded: color)
      rows.green[x] = UInt8(truncatingIfNeeded: color >> 16)
      rows.blue[x] = UInt8(truncatingIfNeeded: color >> 32)
      rows.alpha[x] = UInt8(truncatingIfNeeded: color >> 48)
      x &+= 1
    }
  }

  /// The blend of a pixel and the next one, whose share is in 256 parts; four channels of 16 bits.
  @inline(__always)
  private func interpolated(_ row: UnsafePointer<UInt16>, _ pixel: Int, _ share: UInt64) -> UInt64 {
    let left = self.pixel(row, pixel)
    let right = self.pixel(row, pixel &+ 1)
    // Differences below zero borrow from the channel above, and give back as much when the left pixel is added.
    let sum = left << 8 &+ (right &- left) &* share &+ 0x0080_0080_0080_0080
    return sum >> 8 & 0x00FF_00FF_00FF_00FF
  }

  /// A pixel of the picture row, counted from the copy of the first one; four channels of 16 bits.
  @inline(__always)
  private func pixel(_ row: UnsafePointer<UInt16>, _ place: Int) -> UInt64 {
    UnsafeRawPointer(row).loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self)
  }

  @inline(__always)
  private func store(_ word: UInt64, _ row: UnsafeMutablePointer<UInt8>, _ x: Int) {
    UnsafeMutableRawPointer(row + x).storeBytes(of: UInt32(truncatingIfNeeded: word), as: UInt32.self)
  }

  /// Means of the picture row over more than a pixel each.
  private func averageAcross(
    _ rows: SourceRows, _ origin: Double, _ step: Double, _ start: Int, _ end: Int
  ) {
    let half = min(step.magnitude, Double(2 * width)) / 2
    let parts = 128 / half
    let length = Double(width)
    @inline(__always) func color(_ x: Int) -> UInt64 {
      let middle = max(-half, min(length + half, origin + step * Double(x)))
      let left = middle - half
      let first = Int(max(0, min(length - 1, left)))
      let last = Int(max(0, min(length - 1, middle + half)))
      // In 256 parts; rounding the sums, not the parts, makes them add up to all.
      var sum: UInt64 = 0x0080_0080_0080_0080
      var used: UInt64 = 0
      var column = first
      while column < last {
        column &+= 1
        let share = UInt64(truncatingIfNeeded: Int((Double(column) - left) * parts + 0.5))
        sum &+= pixel(rows.pictureRow, column) &* (share &- used)
        used = share
      }
      sum &+= pixel(rows.pictureRow, last &+ 1) &* (256 &- used)
      return sum >> 8 & 0x00FF_00FF_00FF_00FF
    }
    store(rows, start, end, color)
  }

  func clear(_ rows: SourceRows, _ start: Int, _ end: Int) {
    for channel in 0..<4 { Blend.fill(rows.channel(channel) + start, end - start, with: 0) }
  }
}
