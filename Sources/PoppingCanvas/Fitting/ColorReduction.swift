/// Brings fitted colours to what a terminal can show.
struct ColorReduction: Sendable {
  let depth: ColorDepth

  init(_ depth: ColorDepth) { self.depth = depth }

  /// The nearest colour; components from 0 to 255, what lies outside is brought to the limits.
  @inline(__always)
  func color(_ color: SIMD3<Float>) -> CellColor {
    let (red, green, blue) = (byte(color.x), byte(color.y), byte(color.z))
    switch depth {
    case .trueColor: return .direct(red, green, blue)
    case .palette256: return .palette(Palette.nearest256(red, green, blue))
    case .ansi16: return .palette(Palette.nearest16(red, green, blue))
    case .none: return .standard
    }
  }

  /// A cell of one colour.
  @inline(__always)
  func flat(_ color: SIMD3<Float>) -> Cell { Cell(glyph: .space, background: self.color(color)) }

  /// A cell of two colours; a space where they come out the same.
  @inline(__always)
  func pair(_ glyph: Glyph, _ foreground: SIMD3<Float>, _ background: SIMD3<Float>) -> Cell {
    let front = color(foreground)
    let back = color(background)
    return front == back
      ? Cell(glyph: .space, background: back) : Cell(glyph: glyph, foreground: front, background: back)
  }

  @inline(__always)
  private func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value + 0.5))) }
}
