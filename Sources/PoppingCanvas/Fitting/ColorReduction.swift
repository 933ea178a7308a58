/// Brings fitted colours to what a terminal can show.
struct ColorReduction: Sendable {
  let depth: ColorDepth

  /// Whether the glyphs with which two colours are mixed may be used.
  let hasShades: Bool

  init(_ depth: ColorDepth, hasShades: Bool = false) {
    self.depth = depth
    self.hasShades = hasShades
  }

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

  /// A cell of two colours; where they come out the same, a space or a shade nearest to the colour in their middle.
  @inline(__always)
  func pair(_ glyph: Glyph, _ foreground: SIMD3<Float>, _ background: SIMD3<Float>) -> Cell {
    let front = color(foreground)
    let back = color(background)
    guard front == back else { return Cell(glyph: glyph, foreground: front, background: back) }
    if depth == .ansi16, hasShades { return Palette.shade(nearestTo: (foreground + background) / 2) }
    return Cell(glyph: .space, background: back)
  }

  /// A cell of a text; `background` is nil where the terminal's own shows.
  ///
  /// A text that can be told from its background stays so: where both come out as the same colour the text becomes black or
  /// white. Without colours a text on something bright is dark on light.
  func text(
    _ glyph: Glyph, _ style: CellStyle, _ foreground: SIMD3<Float>, _ background: SIMD3<Float>?
  ) -> Cell {
    guard let background else { return Cell(glyph: glyph, foreground: color(foreground), style: style) }
    let (front, back) = (Brightness.of(SIMD4(foreground, 255)), Brightness.of(SIMD4(background, 255)))
    if depth == .none { return Cell(glyph: glyph, style: back > 0.5 ? style.union(.reverse) : style) }
    var cell = Cell(
      glyph: glyph, foreground: color(foreground), background: color(background), style: style)
    if cell.foreground == cell.background, depth != .trueColor, (front - back).magnitude > 0.02 {
      let extremes: [SIMD3<Float>] = [.zero, SIMD3(repeating: 255)]
      let preferred = front > back ? extremes.reversed() : extremes
      cell.foreground = preferred.map(color).first { $0 != cell.background } ?? cell.foreground
    }
    return cell
  }

  @inline(__always)
  private func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value + 0.5))) }
}
