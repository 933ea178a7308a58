import PoppingCore
import PoppingPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Picture {
  /// An evening by the sea, drawn by code: what effects show that were given no picture.
  public static let seaside = Picture(width: 320, height: 200) { x, y in
    // Four samples a pixel, so that outlines are smooth.
    var sum = SIMD3<Double>.zero
    for offset in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
      sum += Seaside.color(at: Point(Double(x) + offset.0, Double(y) + offset.1))
    }
    let color = (sum / 4).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return SIMD4(UInt8(color.x + 0.5), UInt8(color.y + 0.5), UInt8(color.z + 0.5), 255)
  }
}

/// The colours of the evening, from the back to the front, each from 0 to 255.
private enum Seaside {
  static let horizon = 118.0
  static let sun = Point(206, 86)

  static func color(at point: Point) -> SIMD3<Double> {
    var color = point.y < horizon ? sky(point) : sea(point)
    for hill in hills where point.y > hill.top(point.x) && point.y < horizon { color = hill.color }
    if point.y < horizon { color = sunColor(point, over: color) }
    if isSail(point) { color = SIMD3(250, 246, 236) }
    if isHull(point) { color = SIMD3(120, 52, 48) }
    if isGull(point) { color = SIMD3(60, 48, 74) }
    return color
  }

  private static func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ share: Double) -> SIMD3<Double> {
    a + (b - a) * min(max(share, 0), 1)
  }

  private static func sky(_ point: Point) -> SIMD3<Double> {
    let height = point.y / horizon
    let base = mix(SIMD3(58, 72, 140), SIMD3(250, 148, 106), height)
    let glow = exp(-distance(point, sun) / 60)
    return mix(cloud(point, over: base), SIMD3(255, 214, 130), glow * 0.8)
  }

  private static func cloud(_ point: Point, over base: SIMD3<Double>) -> SIMD3<Double> {
    let puffs: [(x: Double, y: Double, radius: Double)] = [
      (60, 44, 15), (80, 40, 19), (102, 46, 13), (262, 30, 12), (278, 27, 15), (296, 32, 11),
    ]
    let isInside = puffs.contains { puff in
      let dy = (point.y - puff.y) * (point.y > puff.y ? 2.6 : 1.3)
      return hypot(point.x - puff.x, dy) < puff.radius
    }
    return isInside ? mix(base, SIMD3(255, 236, 222), 0.75) : base
  }

  private static let hills: [(top: @Sendable (Double) -> Double, color: SIMD3<Double>)] = [
    ({ 106 - 22 * exp(-pow(($0 - 40) / 46, 2)) - 6 * sin($0 / 17) * exp(-$0 / 120) }, SIMD3(112, 84, 134)),
    ({ 119 - 26 * exp(-pow(($0 + 8) / 66, 2)) }, SIMD3(70, 58, 108)),
    ({ 121 - 15 * exp(-pow(($0 - 322) / 44, 2)) }, SIMD3(84, 66, 118)),
  ]

  private static func sunColor(_ point: Point, over base: SIMD3<Double>) -> SIMD3<Double> {
    guard distance(point, sun) < 27 else { return base }
    let dark = SIMD3<Double>(150, 78, 30)
    let eyes = [Point(sun.x - 9, sun.y - 6), Point(sun.x + 9, sun.y - 6)]
    if eyes.contains(where: { hypot(point.x - $0.x, (point.y - $0.y) * 0.7) < 2.6 }) { return dark }
    let mouth = distance(point, Point(sun.x, sun.y + 1))
    if mouth > 11.5 && mouth < 14.5 && point.y > sun.y + 6 { return dark }
    let cheeks = [Point(sun.x - 15, sun.y + 3), Point(sun.x + 15, sun.y + 3)]
    if cheeks.contains(where: { distance(point, $0) < 4 }) { return SIMD3(255, 150, 96) }
    return mix(SIMD3(255, 236, 140), SIMD3(255, 190, 84), (point.y - sun.y + 27) / 54)
  }

  private static func sea(_ point: Point) -> SIMD3<Double> {
    let depth = (point.y - horizon) / (200 - horizon)
    let base = mix(SIMD3(236, 140, 120), SIMD3(34, 52, 104), sqrt(depth))
    // The sun's path on the water breaks up into ripples that widen towards the viewer.
    let ripple = sin(point.y * point.y / 90 + 3 * sin(point.x / 23)) * 0.5 + 0.5
    let path = exp(-pow((point.x - sun.x) / (12 + 46 * depth), 2))
    return mix(base, SIMD3(255, 224, 150), path * ripple * (0.95 - 0.5 * depth) + 0.08 * ripple)
  }

  private static func isSail(_ point: Point) -> Bool {
    let mast = 116.0, foot = 134.0
    let up = foot - point.y
    guard up > 1, up < 42 else { return false }
    let width = point.x > mast ? 22 * (1 - up / 42) : 13 * (1 - up / 36)
    return (point.x - mast).magnitude > 0.8 && (point.x - mast).magnitude < width
  }

  private static func isHull(_ point: Point) -> Bool {
    let down = point.y - 135
    let isMast = (point.x - 116).magnitude < 0.8 && point.y > 90 && point.y < 136
    return isMast || (down > 0 && down < 9 && point.x > 96 + down * 0.9 && point.x < 144 - down * 1.5)
  }

  private static func isGull(_ point: Point) -> Bool {
    [Point(150, 34), Point(168, 46), Point(134, 54)].contains { gull in
      let dx = (point.x - gull.x).magnitude
      let wing = gull.y - 3.4 * sin(min(dx / 8, 1) * .pi * 0.8)
      return dx < 8 && (point.y - wing).magnitude < 1
    }
  }

  private static func distance(_ a: Point, _ b: Point) -> Double { hypot(a.x - b.x, a.y - b.y) }
}
