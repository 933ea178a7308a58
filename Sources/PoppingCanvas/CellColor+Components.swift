extension CellColor {
  /// Red, green and blue, 0 to 255; nil for the terminal's own colour.
  ///
  /// The first 16 of the palette are as xterm shows them; a theme may show others.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    switch kind {
    case .standard: return nil
    case .direct(let red, let green, let blue): return (red, green, blue)
    case .palette(let index):
      let color = Palette.color(index)
      return (color.x, color.y, color.z)
    }
  }
}
