/// Rows in which colours are made ready before they are painted; indexed by the sample's column.
struct SourceRows {
  let coverage: UnsafeMutablePointer<UInt8>

  /// Red, green, blue (multiplied by alpha) and alpha, one row after the other.
  let colors: UnsafeMutablePointer<UInt8>
  let stride: Int

  /// A row of a picture between filtering down and across: four numbers of 16 bits a pixel.
  let pictureRow: UnsafeMutablePointer<UInt16>

  /// Rows of bytes that are needed.
  static let bytes = 5

  @inline(__always) var red: UnsafeMutablePointer<UInt8> { colors }
  @inline(__always) var green: UnsafeMutablePointer<UInt8> { colors + stride }
  @inline(__always) var blue: UnsafeMutablePointer<UInt8> { colors + 2 * stride }
  @inline(__always) var alpha: UnsafeMutablePointer<UInt8> { colors + 3 * stride }

  @inline(__always)
  func channel(_ index: Int) -> UnsafeMutablePointer<UInt8> { colors + index * stride }
}

extension Painter {
  /// Paints a colour over a row, its wholly covered part as strongly as `share` says.
  func paint(_ color: SIMD3<UInt8>, share: UInt8, _ y: Int, _ span: RowSpan) {
    for channel in 0..<3 { paint(channel, color[channel], share, y, span) }
    if keepsAlpha { paint(SamplePlanes.alpha, 255, share, y, span) }
    if keepsVeil { paint(SamplePlanes.veil, 255, share, y, span) }
  }

  @inline(__always)
  private func paint(_ plane: Int, _ value: UInt8, _ share: UInt8, _ y: Int, _ span: RowSpan) {
    let row = memory.sample(plane, x: 0, y: y)
    Blend.paint(
      row + span.start, span.fullStart - span.start, value: value, coverage: rows.coverage + span.start)
    let full = span.fullEnd - span.fullStart
    if share == 255 {
      Blend.fill(row + span.fullStart, full, with: value)
    } else {
      Blend.paint(row + span.fullStart, full, value: value, share: share)
    }
    Blend.paint(
      row + span.fullEnd, span.end - span.fullEnd, value: value, coverage: rows.coverage + span.fullEnd)
  }

  /// Paints the colours that stand ready over a row.
  func paintRows(_ y: Int, _ span: RowSpan, isOpaque: Bool, opacity: Double) {
    if opacity < 1 {
      let strength = UInt8(opacity * 255 + 0.5)
      Blend.fill(rows.coverage + span.fullStart, span.fullEnd - span.fullStart, with: strength)
      paintWeakened(y, span.start, span.end)
      return
    }
    paintWeakened(y, span.start, span.fullStart)
    paintWeakened(y, span.fullEnd, span.end)
    let (start, count) = (span.fullStart, span.fullEnd - span.fullStart)
    guard isOpaque else {
      paintReady(y, start, count)
      return
    }
    for channel in 0..<3 {
      memory.sample(channel, x: start, y: y).update(from: rows.channel(channel) + start, count: count)
    }
    if keepsAlpha { Blend.fill(memory.sample(SamplePlanes.alpha, x: start, y: y), count, with: 255) }
    if keepsVeil { Blend.fill(memory.sample(SamplePlanes.veil, x: start, y: y), count, with: 255) }
  }

  private func paintWeakened(_ y: Int, _ start: Int, _ end: Int) {
    guard start < end else { return }
    for channel in 0..<4 {
      Blend.weaken(rows.channel(channel) + start, end - start, coverage: rows.coverage + start)
    }
    paintReady(y, start, end - start)
  }

  private func paintReady(_ y: Int, _ start: Int, _ count: Int) {
    let alpha = rows.alpha + start
    for channel in 0..<3 {
      Blend.paint(
        memory.sample(channel, x: start, y: y), count, values: rows.channel(channel) + start, alpha: alpha)
    }
    if keepsAlpha {
      Blend.paint(memory.sample(SamplePlanes.alpha, x: start, y: y), count, values: alpha, alpha: alpha)
    }
    if keepsVeil {
      Blend.paint(memory.sample(SamplePlanes.veil, x: start, y: y), count, values: alpha, alpha: alpha)
    }
  }
}

extension GradientSource {
  /// Makes the colours of a row ready.
  func fill(_ rows: SourceRows, y: Int, from start: Int, to end: Int) {
    let middle = Double(y) + 0.5
    let place = place.y * middle + place.z
    let weight = weight.y * middle + weight.z
    let from = self.start
    let change = self.end - self.start
    if self.weight.x == 0, self.place.x == 0 {
      let color = from + change * Float((place / weight).share)
      for channel in 0..<4 {
        Blend.fill(rows.channel(channel) + start, end - start, with: UInt8(color[channel] + 0.5))
      }
      return
    }
    // Adding this number leaves a float's whole part, rounded, in its lowest bits.
    let rounder: Float = 12_582_912
    let (placeStep, weightStep) = (Float(self.place.x), Float(self.weight.x))
    let (placeStart, weightStart) = (Float(place + self.place.x * 0.5), Float(weight + self.weight.x * 0.5))
    for x in start..<end {
      let across = Float(truncatingIfNeeded: x)
      let raw = (placeStart + placeStep * across) / (weightStart + weightStep * across)
      var share = raw < 1 ? raw : 1
      share = share > 0 ? share : 0
      rows.red[x] = UInt8(truncatingIfNeeded: (from.x + change.x * share + rounder).bitPattern)
      rows.green[x] = UInt8(truncatingIfNeeded: (from.y + change.y * share + rounder).bitPattern)
      rows.blue[x] = UInt8(truncatingIfNeeded: (from.z + change.z * share + rounder).bitPattern)
      rows.alpha[x] = UInt8(truncatingIfNeeded: (from.w + change.w * share + rounder).bitPattern)
    }
  }
}

extension Float {
  /// A small whole number as a float, without a check that keeps loops from being vectorised.
  @inline(__always)
  fileprivate init(truncatingIfNeeded value: Int) { self = Float(Int32(truncatingIfNeeded: value)) }
}
