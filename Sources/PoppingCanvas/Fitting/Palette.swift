/// The colours of palettes, and the nearest of them.
enum Palette {
  /// The sixteen ANSI colours as xterm shows them (its default resources); a theme may show others.
  static let ansi: [SIMD3<UInt8>] = [
    SIMD3(0, 0, 0), SIMD3(205, 0, 0), SIMD3(0, 205, 0), SIMD3(205, 205, 0),
    SIMD3(0, 0, 238), SIMD3(205, 0, 205), SIMD3(0, 205, 205), SIMD3(229, 229, 229),
    SIMD3(127, 127, 127), SIMD3(255, 0, 0), SIMD3(0, 255, 0), SIMD3(255, 255, 0),
    SIMD3(92, 92, 255), SIMD3(255, 0, 255), SIMD3(0, 255, 255), SIMD3(255, 255, 255),
  ]

  /// The levels of the cube of 6 × 6 × 6 colours, entries 16 to 231 (xterm's 256colres.h).
  static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The colour of an entry.
  static func color(_ index: UInt8) -> SIMD3<UInt8> {
    switch index {
    case ..<16: return ansi[Int(index)]
    case ..<232:
      let place = Int(index) - 16
      return SIMD3(cubeLevels[place / 36], cubeLevels[place / 6 % 6], cubeLevels[place % 6])
    default:
      return SIMD3(repeating: 8 + 10 * (index - 232))
    }
  }

  /// The entry of the cube or the greys that is nearest to a colour; never one of the first 16, which themes change.
  static func nearest256(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let color = SIMD3(Int32(red), Int32(green), Int32(blue))
    let levels = SIMD3(cubeLevel(color.x), cubeLevel(color.y), cubeLevel(color.z))
    let cube = UInt8(16 + 36 * levels.x + 6 * levels.y + levels.z)
    let sum = color.x + color.y + color.z
    // The greys are 8, 18, … 238.
    let grey = UInt8(232 + max(0, min(23, (sum / 3 - 3) / 10)))
    return distance(color, grey) < distance(color, cube) ? grey : cube
  }

  /// The ANSI colour nearest to a colour.
  static func nearest16(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let color = SIMD3(Int32(red), Int32(green), Int32(blue))
    var best = (distance: Int32.max, index: UInt8(0))
    for index in 0..<UInt8(16) {
      let distance = distance(color, index)
      if distance < best.distance { best = (distance, index) }
    }
    return best.index
  }

  /// The squared distance between a colour and an entry.
  static func distance(_ color: SIMD3<Int32>, _ index: UInt8) -> Int32 {
    let difference = color &- SIMD3<Int32>(truncatingIfNeeded: self.color(index))
    return (difference &* difference).wrappedSum()
  }

  private static func cubeLevel(_ value: Int32) -> Int32 {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  /// The cell of two ANSI colours, mixed by a shade, or of one, that comes nearest to a colour.
  ///
  /// The grain of a mixture is an error too, though a smaller one than a wrong colour of the same size: it counts
  /// `grain` times.
  static func shade(nearestTo color: SIMD3<Float>, grain: Float = 0.2) -> Cell {
    let whole = SIMD3<UInt8>(clamping: SIMD3<Int32>(color + 0.5))
    let base = nearest16(whole.x, whole.y, whole.z)
    let ground = SIMD3<Float>(ansi[Int(base)])
    var best = (
      error: ((color - ground) * (color - ground)).sum(),
      cell: Cell(glyph: .space, background: .palette(base))
    )
    for (glyph, share) in shades {
      for index in ansi.indices {
        let difference = SIMD3<Float>(ansi[index]) - ground
        let miss = ground + difference * share - color
        let spread = share * (1 - share) * (difference * difference).sum()
        let error = (miss * miss).sum() + grain * spread
        if error < best.error {
          let cell = Cell(glyph: glyph, foreground: .palette(UInt8(index)), background: .palette(base))
          best = (error, cell)
        }
      }
    }
    return best.cell
  }

  private static let shades: [(glyph: Glyph, share: Float)] = [(Glyph("░"), 0.25), (Glyph("▒"), 0.5)]
}
