import PoppingCore
import PoppingPicture

extension Picture {
  /// Six icons, on discs of the accent colours.
  public static let icons: [Picture] = zip(Color.accents, signs).map { icon(on: $0, sign: $1) }

  /// A white sign on a disc, drawn by code.
  ///
  /// - Parameters:
  ///   - color: The disc's colour.
  ///   - sign: Whether a point belongs to the sign; the middle is (0, 0) and the disc's radius 1.
  public static func icon(on color: Color, sign: (Point) -> Bool) -> Picture {
    let size = 96
    return Picture(width: size, height: size) { x, y in
      // Four samples a pixel, for smooth outlines.
      var disc = 0.0
      var ink = 0.0
      for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
        let point = Point((Double(x) + dx) / 48 - 1, (Double(y) + dy) / 48 - 1)
        guard point.x * point.x + point.y * point.y < 1 else { continue }
        disc += 0.25
        if sign(point) { ink += 0.25 }
      }
      let share = disc > 0 ? ink / disc : 0
      func channel(_ value: Double) -> UInt8 { UInt8(255 * (value + (1 - value) * share) + 0.5) }
      return SIMD4(channel(color.red), channel(color.green), channel(color.blue), UInt8(255 * disc))
    }
  }

  private static let signs: [@Sendable (Point) -> Bool] = [
    // A triangle: play.
    { $0.x > -0.3 && $0.y.magnitude < 0.55 * (0.55 - $0.x) / 0.85 },
    // A frame with a hill: a picture.
    { point in
      let isInFrame = point.x.magnitude < 0.58 && point.y.magnitude < 0.44
      let isInside = point.x.magnitude < 0.48 && point.y.magnitude < 0.34
      let hill =
        0.3 - max(0, 0.4 - (point.x + 0.12).magnitude) - 0.5 * max(0, 0.24 - (point.x - 0.26).magnitude)
      return isInFrame && (!isInside || point.y > hill)
    },
    // A letter T.
    {
      ($0.y > -0.5 && $0.y < -0.3 && $0.x.magnitude < 0.42)
        || ($0.x.magnitude < 0.12 && $0.y >= -0.3 && $0.y < 0.5)
    },
    // Bars: sound.
    { point in
      [(-0.45, 0.2), (-0.15, 0.5), (0.15, 0.32), (0.45, 0.14)].contains {
        (point.x - $0.0).magnitude < 0.09 && point.y.magnitude < $0.1
      }
    },
    // A tick.
    {
      let left = ($0.y - $0.x - 0.5).magnitude < 0.16 && $0.x > -0.5 && $0.x <= -0.1
      let right = ($0.y + $0.x - 0.3).magnitude < 0.16 && $0.x > -0.18 && $0.x < 0.55
      return left || right
    },
    // An arrow down to a line.
    {
      let shaft = $0.x.magnitude < 0.11 && $0.y > -0.55 && $0.y < 0.1
      let head = $0.y >= 0 && $0.y < 0.34 && $0.x.magnitude < 0.36 - $0.y
      return shaft || head || ($0.y > 0.42 && $0.y < 0.56 && $0.x.magnitude < 0.42)
    },
  ]
}
