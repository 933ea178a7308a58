import PoppingStage

/// A rectangle of whole samples; the upper bounds do not belong to it.
struct SampleBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var isEmpty: Bool { left >= right || top >= bottom }

  func intersection(_ other: SampleBox) -> SampleBox {
    SampleBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The part of the box that the image of a rectangle can touch.
  ///
  /// That is all of it when a corner of the rectangle lies behind the viewer.
  func part(touchedBy rect: Rect, through projection: Projection) -> SampleBox {
    var least = SIMD2(Double.infinity, .infinity)
    var greatest = -least
    for corner in [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
      Point(rect.maxX, rect.maxY),
    ] {
      guard let image = projection.apply(to: corner) else { return self }
      let place = SIMD2(image.x, image.y)
      least = pointwiseMin(least, place)
      greatest = pointwiseMax(greatest, place)
    }
    return SampleBox(
      left: Int(firstAfter: least.x - 1, from: left, to: right),
      top: Int(firstAfter: least.y - 1, from: top, to: bottom),
      right: Int(firstNotBefore: greatest.x, from: left, to: right),
      bottom: Int(firstNotBefore: greatest.y, from: top, to: bottom))
  }
}
