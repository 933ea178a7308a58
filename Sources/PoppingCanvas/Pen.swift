/// What a terminal draws with: two colours and a style, as "select graphic rendition" (ECMA-48, 8.3.117) sets them.
struct Pen: Equatable {
  var foreground = CellColor.standard
  var background = CellColor.standard
  var style = CellStyle()

  /// The pen that a cell needs, taking over from `self` what would not be seen: of a space only the background shows.
  @inline(__always)
  func adapted(to cell: Cell) -> Pen {
    if cell.isPlainSpace {
      return Pen(
        foreground: foreground, background: cell.background, style: style.subtracting(.visibleOnSpace))
    }
    return Pen(foreground: cell.foreground, background: cell.background, style: cell.style)
  }
}

extension CellStyle {
  /// The styles that show on an empty cell too.
  static let visibleOnSpace: CellStyle = [.underline, .reverse]
}

extension Cell {
  /// Whether only its background shows.
  @inline(__always)
  var isPlainSpace: Bool { glyph == .space && style.isDisjoint(with: .visibleOnSpace) }

  /// Whether nothing shows but the terminal's own background.
  @inline(__always)
  var isBlank: Bool { background == .standard && isPlainSpace }

  /// Whether the cells show the same, though they may differ in what is not seen.
  @inline(__always)
  func looks(like other: Cell) -> Bool {
    isIdentical(to: other) || isPlainSpace && other.isPlainSpace && background == other.background
  }

  /// Equality in one comparison of all 16 bytes.
  @inline(__always)
  func isIdentical(to other: Cell) -> Bool {
    unsafeBitCast(self, to: SIMD2<UInt64>.self) == unsafeBitCast(other, to: SIMD2<UInt64>.self)
  }
}
