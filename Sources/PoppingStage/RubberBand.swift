/// How content follows a finger that pulls it beyond its ends: less and less, as on iOS.
///
/// A pull of `x` beyond an end moves the content by `d · (1 − 1 / (x · 0.55 / d + 1))`, where `d` is the extent of the
/// view; however hard the pull, the content stays less than `d` beyond.
public struct RubberBand: Hashable, Sendable {
  /// The offsets between which the content follows the finger, in points.
  public var range: ClosedRange<Double>

  /// The extent of the view, in points.
  public var extent: Double

  private static let stiffness = 0.55

  /// Makes a rubber band for offsets from 0 to the greatest one, which counts as 0 when it is less.
  public init(upTo greatest: Double, extent: Double) {
    range = 0...max(0, greatest)
    self.extent = extent
  }

  /// Where content lies that a finger has pulled to an offset.
  public func offset(pulledTo pull: Double) -> Double {
    let inside = nearest(to: pull)
    let beyond = pull - inside
    guard beyond != 0, extent > 0 else { return inside }
    let way = extent * (1 - 1 / (beyond.magnitude * Self.stiffness / extent + 1))
    return inside + (beyond < 0 ? -way : way)
  }

  /// Where a finger would have pulled content that lies at an offset: what it goes on from when it catches it.
  public func pull(at offset: Double) -> Double {
    let inside = nearest(to: offset)
    let beyond = offset - inside
    guard beyond != 0, extent > 0 else { return inside }
    // Beyond the whole extent, where no finger gets it, there is no such pull.
    let way = min(beyond.magnitude, 0.99 * extent)
    let pull = extent / Self.stiffness * (1 / (1 - way / extent) - 1)
    return inside + (beyond < 0 ? -pull : pull)
  }

  /// The offset at which content comes to rest.
  public func nearest(to offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
}
