import PoppingStage

/// A rectangle with round corners as it is seen on the canvas: turned, scaled and in perspective, measured in samples.
///
/// The image of the rectangle is where five half-planes meet: one for each edge, and what lies before the viewer.
struct Shape: Equatable {
  /// The rectangle in the layer's own points.
  let rect: Rect

  /// The radius of its corners, in the layer's own points.
  let radius: Double

  /// The map from samples to the layer's own points.
  let inverse: Projection

  /// The samples that it can touch.
  private(set) var box: SampleBox

  private let left: HalfPlane
  private let right: HalfPlane
  private let top: HalfPlane
  private let bottom: HalfPlane
  private let front: HalfPlane

  // The upright and the level bar that the round corners leave wholly covered.
  private let innerLeft: HalfPlane
  private let innerRight: HalfPlane
  private let innerTop: HalfPlane
  private let innerBottom: HalfPlane

  /// Makes the image of a rectangle; nil when there is nothing to see of it inside the limits.
  ///
  /// `projection` leads from the layer's own points to samples.
  init?(_ rect: Rect, radius: Double, projection: Projection, limits: SampleBox) {
    guard rect.width > 0, rect.height > 0, rect.maxX.isFinite, rect.maxY.isFinite, rect.minX.isFinite,
      rect.minY.isFinite, let inverse = projection.inverse
    else { return nil }
    box = limits.part(touchedBy: rect, through: projection)
    guard !box.isEmpty else { return nil }
    self.rect = rect
    self.radius = radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : 0
    self.inverse = inverse
    left = HalfPlane(inverse.x - inverse.w * rect.minX)
    right = HalfPlane(inverse.w * rect.maxX - inverse.x)
    top = HalfPlane(inverse.y - inverse.w * rect.minY)
    bottom = HalfPlane(inverse.w * rect.maxY - inverse.y)
    front = HalfPlane(inverse.w)
    innerLeft = HalfPlane(inverse.x - inverse.w * (rect.minX + self.radius))
    innerRight = HalfPlane(inverse.w * (rect.maxX - self.radius) - inverse.x)
    innerTop = HalfPlane(inverse.y - inverse.w * (rect.minY + self.radius))
    innerBottom = HalfPlane(inverse.w * (rect.maxY - self.radius) - inverse.y)
  }

  /// Keeps of a row's span what the shape covers; `y` is the middle of the row.
  @inline(__always)
  func intersect(_ span: inout RowSpan, y: Double) {
    var upright = span
    span.intersect(left, y: y)
    span.intersect(right, y: y)
    span.intersect(top, y: y)
    span.intersect(bottom, y: y)
    span.intersect(front, y: y)
    guard radius > 0 else { return }
    var level = upright
    upright.intersect(innerLeft, y: y)
    upright.intersect(innerRight, y: y)
    level.intersect(innerTop, y: y)
    level.intersect(innerBottom, y: y)
    let longer =
      upright.fullEnd - upright.fullStart > level.fullEnd - level.fullStart ? upright : level
    span.fullStart = max(span.fullStart, longer.fullStart)
    span.fullEnd = min(span.fullEnd, longer.fullEnd)
  }

  /// Takes only the samples inside a box into account from now on.
  mutating func limit(to limits: SampleBox) { box = box.intersection(limits) }

  /// How much of the sample about a point is covered, 0 to 1.
  ///
  /// Along edges this is the exact area. Where edges meet it is the product, which is exact for right angles along the
  /// axes; at a round corner the curve counts as a straight line.
  func coverage(x: Double, y: Double) -> Double {
    let across = left.coverage(x: x, y: y) + right.coverage(x: x, y: y) - 1
    let down = top.coverage(x: x, y: y) + bottom.coverage(x: x, y: y) - 1
    guard across > 0, down > 0 else { return 0 }
    let straight = across * down * front.coverage(x: x, y: y)
    guard radius > 0, straight > 0, let corner = cornerCoverage(x: x, y: y) else { return straight }
    return min(corner, straight)
  }

  /// How much of a cell is covered, 0 to 1; at a round corner the cell's middle counts for all of it.
  func cellCoverage(column: Int, row: Int) -> Double {
    let x = (Double(column) + 0.5) * Double(Samples.perColumn)
    let y = (Double(row) + 0.5) * Double(Samples.perRow)
    let across = left.cellCoverage(x: x, y: y) + right.cellCoverage(x: x, y: y) - 1
    let down = top.cellCoverage(x: x, y: y) + bottom.cellCoverage(x: x, y: y) - 1
    guard across > 0, down > 0, front.cellCoverage(x: x, y: y) > 0 else { return 0 }
    if radius > 0, let corner = cornerCoverage(x: x, y: y) { return min(corner, across * down) }
    return across * down
  }

  /// The share of the sample inside the round corner that it lies in; nil in no corner.
  private func cornerCoverage(x: Double, y: Double) -> Double? {
    let weight = inverse.w.x * x + inverse.w.y * y + inverse.w.z
    guard weight > 0 else { return nil }
    let u = (inverse.x.x * x + inverse.x.y * y + inverse.x.z) / weight
    let v = (inverse.y.x * x + inverse.y.y * y + inverse.y.z) / weight
    let fromMiddle = SIMD2(u - rect.midX, v - rect.midY)
    let beyondX = fromMiddle.x.magnitude - rect.width / 2 + radius
    let beyondY = fromMiddle.y.magnitude - rect.height / 2 + radius
    guard beyondX > 0, beyondY > 0 else { return nil }
    let length = (beyondX * beyondX + beyondY * beyondY).squareRoot()
    let normalX = beyondX / length * (fromMiddle.x < 0 ? -1 : 1)
    let normalY = beyondY / length * (fromMiddle.y < 0 ? -1 : 1)
    // The rate at which the distance from the corner's curve grows, per sample to the right and down.
    let rateX =
      (normalX * (inverse.x.x - u * inverse.w.x) + normalY * (inverse.y.x - v * inverse.w.x)) / weight
    let rateY =
      (normalX * (inverse.x.y - u * inverse.w.y) + normalY * (inverse.y.y - v * inverse.w.y)) / weight
    let rate = rateX.magnitude + rateY.magnitude
    guard rate > 0 else { return nil }
    // The curve lies within its tangent: over a sample's width w by w² / 24 r in the mean, where w is 1 to √2 samples.
    let sagitta = (rateX * rateX + rateY * rateY) * 1.2 / (24 * radius)
    return HalfPlane.coverage(
      distance: (radius - length - sagitta) / rate, slant: min(rateX.magnitude, rateY.magnitude) / rate)
  }
}
