extension Character {
  /// The number of cells the grapheme cluster takes in a terminal: 0, 1 or 2.
  ///
  /// After UAX #11 (wide and full-width scalars take two cells, ambiguous ones one) and UAX #51 (a pair of regional
  /// indicators and what asks for its emoji form take two). Combining marks, controls and what is ignored by default
  /// take none.
  public var cellWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.cellWidth }
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    if Character.regionalIndicators.contains(first) { return 2 }
    var width = 0
    for scalar in scalars {
      width += scalar.cellWidth
      // What follows a joiner or changes an emoji is drawn into the same place.
      if width >= 2 { return 2 }
    }
    return width
  }

  private static let regionalIndicators: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
}

extension StringProtocol {
  /// The number of cells that the text takes in a terminal, on one line.
  public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

extension Unicode.Scalar {
  /// The number of cells that the scalar takes alone.
  var cellWidth: Int {
    switch value {
    case 0x20..<0x7F: 1
    case ..<0xA0: 0
    default:
      if TextWidthTable.contains(value, in: TextWidthTable.none) || properties.isDefaultIgnorableCodePoint {
        0
      } else if TextWidthTable.contains(value, in: TextWidthTable.wide) || properties.isEmojiPresentation {
        // The second question finds emoji younger than the table.
        2
      } else {
        1
      }
    }
  }
}

extension TextWidthTable {
  /// Whether a value lies in one of the ranges, by bisection.
  static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    // The number of limits that are not above the value: odd between a range's first and last.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return !low.isMultiple(of: 2) || (low > 0 && ranges[low - 1] == value)
  }
}
