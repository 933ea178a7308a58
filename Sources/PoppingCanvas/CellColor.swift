/// A colour as a terminal is told it: its own default, one of a palette, or 24 bits of red, green and blue.
public struct CellColor: Hashable, Sendable {
  /// The kind in the upper byte (0 default, 1 palette, 2 direct), the value in the lower three.
  public let rawValue: UInt32

  /// The terminal's own foreground or background.
  public static let standard = CellColor(rawValue: 0)

  private init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A colour of the palette: 0 to 15 the terminal's theme, 16 to 231 a cube of 6 × 6 × 6, 232 to 255 greys.
  public static func palette(_ index: UInt8) -> CellColor { CellColor(rawValue: 1 << 24 | UInt32(index)) }

  /// A colour of 8 bits each of red, green and blue.
  public static func direct(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(rawValue: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What the colour is made of.
  public var kind: Kind {
    switch rawValue >> 24 {
    case 1: .palette(UInt8(truncatingIfNeeded: rawValue))
    case 2:
      .direct(
        UInt8(truncatingIfNeeded: rawValue >> 16), UInt8(truncatingIfNeeded: rawValue >> 8),
        UInt8(truncatingIfNeeded: rawValue))
    default: .standard
    }
  }

  /// The three ways to name a colour.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own colour.
    case standard
    /// An entry of the palette.
    case palette(UInt8)
    /// Red, green and blue.
    case direct(UInt8, UInt8, UInt8)
  }
}
