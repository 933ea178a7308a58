/// A curve drawn with characters: braille dots, or asterisks in ASCII.
public struct CurvePlot {
  /// The number of cells in a row.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  private let isASCII: Bool
  /// The dots of each cell: bits of U+2800 in braille, else whether the curve passes.
  private var curve: [UInt8]
  private var target: [Bool]

  /// Makes an empty plot; a size below one counts as one.
  public init(columns: Int, rows: Int, glyphs: GlyphSet) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    isASCII = glyphs == .ascii
    curve = Array(repeating: 0, count: self.columns * self.rows)
    target = Array(repeating: false, count: self.rows)
  }

  /// The rows from the top; the target's line is dashed where the curve does not cover it.
  public var lines: [String] {
    (0..<rows).map { row in
      String(
        (0..<columns).map { column -> Character in
          let dots = curve[row * columns + column]
          if dots == 0 { return target[row] && column.isMultiple(of: 2) ? (isASCII ? "-" : "╌") : " " }
          return isASCII ? "*" : Character(Unicode.Scalar(UInt16(0x2800) + UInt16(dots)) ?? "*")
        })
    }
  }

  /// Draws a function of 0 to 1, scaled so that all of it and the target fit, with a line at the target.
  ///
  /// Values that are not finite are left out.
  public mutating func draw(_ function: (Double) -> Double, target level: Double) {
    let across = isASCII ? 1 : 2
    let down = isASCII ? 1 : 4
    // Several values for each dot, so that a steep curve has no gaps.
    let count = columns * across * 8
    let values = (0..<count).map { function(Double($0) / Double(count - 1)) }
    let finite = values.filter(\.isFinite)
    let low = min(finite.min() ?? level, level)
    let high = max(finite.max() ?? level, level)
    let span = high > low ? high - low : 1
    let dots = rows * down
    func row(_ value: Double) -> Int {
      let share = (high - value) / span
      // A span beyond the greatest number makes no share.
      return share.isFinite ? min(dots - 1, max(0, Int(share * Double(dots - 1) + 0.5))) : 0
    }
    target[row(level) / down] = true
    for (index, value) in values.enumerated() where value.isFinite {
      let x = index / 8
      let y = row(value)
      let cell = y / down * columns + x / across
      curve[cell] |= isASCII ? 1 : Self.braille[y % 4][x % 2]
    }
  }

  /// The bits of U+2800 by row and column of the dot (Unicode, 21.1, "Braille").
  private static let braille: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
