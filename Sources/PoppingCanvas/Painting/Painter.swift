import PoppingStage

/// Paints the items of a display list into the samples, row by row, where there is damage.
struct Painter {
  let memory: SamplePlanes.Memory
  let rows: SourceRows
  let clips: [Clip]
  let masks: [PathMask]
  let damage: Damage

  /// Whether the alpha plane is kept; without need of it when all is painted on something opaque.
  let keepsAlpha: Bool

  /// Whether the veil is kept in the row of cells that is being painted.
  var keepsVeil = false

  /// Makes the damaged samples empty.
  func clear() {
    for plane in 0..<SamplePlanes.veil where keepsAlpha || plane != SamplePlanes.alpha {
      for (row, span) in damage.spans.enumerated() where !span.isEmpty {
        for y in row * Samples.perRow..<(row + 1) * Samples.perRow {
          Blend.fill(
            memory.sample(plane, x: span.lowerBound * Samples.perColumn, y: y),
            span.count * Samples.perColumn, with: 0)
        }
      }
    }
  }

  /// Paints an item that is not a text; `hasText` tells in which rows of cells the veil counts.
  mutating func paint(_ item: DisplayItem, pictures: PictureStore, hasText: [Bool]) {
    switch item.source {
    case .solid(let color):
      let share = UInt8(item.opacity * 255 + 0.5)
      eachRow(of: item, hasText: hasText) { painter, y, span in
        painter.paint(color, share: share, y, span)
      }
    case .gradient(let gradient):
      let isOpaque = gradient.start.w == 255 && gradient.end.w == 255
      eachRow(of: item, hasText: hasText) { painter, y, span in
        gradient.fill(painter.rows, y: y, from: span.start, to: span.end)
        painter.paintRows(y, span, isOpaque: isOpaque, opacity: 1)
      }
    case .picture(let source):
      let filtered = pictures.filtered(at: source.index)
      filtered.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        let sampler = PictureSampler(
          pixels: base, width: filtered.width, height: filtered.height, mapping: source.mapping,
          box: item.shape.box)
        eachRow(of: item, hasText: hasText) { painter, y, span in
          sampler.fill(painter.rows, y: y, from: span.start, to: span.end)
          painter.paintRows(y, span, isOpaque: filtered.isOpaque, opacity: item.opacity)
        }
      }
    case .text: break
    }
  }

  /// Finds in each damaged row the samples that an item covers, and their coverage where that is partial.
  private mutating func eachRow(
    of item: DisplayItem, hasText: [Bool], _ body: (inout Painter, _ y: Int, _ span: RowSpan) -> Void
  ) {
    let (box, hole, innermost) = (item.shape.box, item.hole, item.clip)
    for row in box.top / Samples.perRow...(box.bottom - 1) / Samples.perRow {
      let columns = damage.spans[row]
      let left = max(box.left, columns.lowerBound * Samples.perColumn)
      let right = min(box.right, columns.upperBound * Samples.perColumn)
      guard left < right else { continue }
      keepsVeil = hasText[row]
      for y in max(box.top, row * Samples.perRow)..<min(box.bottom, (row + 1) * Samples.perRow) {
        let middle = Double(y) + 0.5
        var span = RowSpan(left, right)
        narrow(&span, to: item.shape, item.mask, y)
        var clip = innermost
        while let index = clip, !span.isEmpty {
          narrow(&span, to: clips[index].shape, clips[index].mask, y)
          clip = clips[index].parent
        }
        span.settle()
        guard !span.isEmpty else { continue }
        guard let hole else {
          cover(item, y, span)
          body(&self, y, span)
          continue
        }
        let (left, right) = RowSpan.around(clips[hole].shape, in: span, y: middle)
        cover(item, y, left)
        body(&self, y, left)
        cover(item, y, right)
        body(&self, y, right)
      }
    }
  }

  /// Keeps of a row's span what a shape, or the path in its place, covers.
  @inline(__always)
  private func narrow(_ span: inout RowSpan, to shape: Shape, _ mask: MaskSource?, _ y: Int) {
    if let mask {
      masks[mask.index].intersect(&span, y: y)
    } else {
      shape.intersect(&span, y: Double(y) + 0.5)
    }
  }

  /// Notes how much of the partly covered samples of a row an item covers, with its opacity.
  private func cover(_ item: DisplayItem, _ y: Int, _ span: RowSpan) {
    let strength = item.opacity * 255
    for x in span.start..<span.fullStart { rows.coverage[x] = coverage(item, x, y, strength) }
    for x in span.fullEnd..<span.end { rows.coverage[x] = coverage(item, x, y, strength) }
  }

  private func coverage(_ item: DisplayItem, _ x: Int, _ y: Int, _ strength: Double) -> UInt8 {
    var share = share(of: item.shape, item.mask, x, y)
    if let hole = item.hole { share = max(0, share - self.share(of: clips[hole].shape, nil, x, y)) }
    var clip = item.clip
    while let index = clip, share > 0 {
      share *= self.share(of: clips[index].shape, clips[index].mask, x, y)
      clip = clips[index].parent
    }
    return UInt8(max(0, min(255, share * strength + 0.5)))
  }

  @inline(__always)
  private func share(of shape: Shape, _ mask: MaskSource?, _ x: Int, _ y: Int) -> Double {
    if let mask { return masks[mask.index].coverage(x, y) }
    return shape.coverage(x: Double(x) + 0.5, y: Double(y) + 0.5)
  }
}

extension RowSpan {
  /// The parts of a row to the left and right of a hole's wholly covered middle.
  ///
  /// Both count as partly covered, unless the hole does not touch the row at all; then the left part is all of it.
  fileprivate static func around(_ hole: Shape, in span: RowSpan, y: Double) -> (RowSpan, RowSpan) {
    let nothing = RowSpan(span.end, span.end)
    var inside = RowSpan(span.start, span.end)
    hole.intersect(&inside, y: y)
    inside.settle()
    guard !inside.isEmpty else { return (span, nothing) }
    var left = RowSpan(span.start, inside.fullStart)
    left.fullStart = left.end
    var right = RowSpan(inside.fullEnd, span.end)
    right.fullStart = right.end
    return (left, right)
  }
}
