/// One cell of a frame: a glyph with its two colours and its style; 16 bytes.
public struct Cell: Hashable, Sendable {
  /// What is drawn.
  public var glyph: Glyph

  /// The colour of the glyph.
  public var foreground: CellColor

  /// The colour behind it.
  public var background: CellColor

  /// Bold, underline and the like.
  public var style: CellStyle

  /// A space in the terminal's own colours.
  public static let blank = Cell(glyph: .space)

  /// Makes a cell; colours that are not named are the terminal's own.
  public init(
    glyph: Glyph, foreground: CellColor = .standard, background: CellColor = .standard, style: CellStyle = []
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.style = style
  }
}

/// How the text of a cell is set.
public struct CellStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Heavier strokes (SGR 1).
  public static let bold = CellStyle(rawValue: 1)

  /// Weaker colour (SGR 2).
  public static let faint = CellStyle(rawValue: 2)

  /// A line below (SGR 4).
  public static let underline = CellStyle(rawValue: 4)

  /// Foreground and background exchanged (SGR 7).
  public static let reverse = CellStyle(rawValue: 8)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
