/// How many colours a terminal is given.
public enum ColorDepth: Sendable, CaseIterable {
  /// Colours are left to the terminal; bold, underline and the like stay.
  case none
  /// The sixteen colours of the terminal's theme.
  case ansi16
  /// The palette of 256: the theme, a cube of 6 × 6 × 6 and 24 greys.
  case palette256
  /// 24 bits of red, green and blue.
  case trueColor
}
