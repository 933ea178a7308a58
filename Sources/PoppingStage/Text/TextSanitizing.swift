extension String {
  /// The text without anything that could drive a terminal or turn the order of what follows.
  ///
  /// Dropped are C0 and C1 controls and DEL (ECMA-48), marks, overrides and isolates of the bidirectional algorithm
  /// (UAX #9), tags, and all other scalars that are ignored by default, save those that shape a cluster: joiners,
  /// variation selectors and Hangul fillers. A tab becomes four spaces. Line feeds stay, and the other line ends (CR LF,
  /// CR, U+2028, U+2029) become line feeds.
  public var sanitizedForTerminal: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = String.UnicodeScalarView()
    var follows: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": result.append(contentsOf: "    ".unicodeScalars)
      case "\n" where follows == "\r": break
      case "\n", "\r", "\u{2028}", "\u{2029}": result.append("\n")
      default:
        if scalar.isHarmless { result.append(scalar) }
      }
      follows = scalar
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the scalar, or joins it to its neighbours, and does nothing else with it.
  fileprivate var isHarmless: Bool {
    switch value {
    case 0x20..<0x7F: return true
    case ..<0xA0: return false
    case 0x200C, 0x200D: return true  // joiners
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true  // variation selectors
    case 0x115F, 0x1160: return true  // Hangul fillers
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return false  // bidirectional
    case 0xFFF9...0xFFFB: return false  // annotations
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}
