import PoppingCanvas

/// One row of cells as SVG: grounds, then blocks, then texts, each in runs of a colour.
struct SVGRow {
  /// The width of a cell, in points.
  static let width = 8

  /// The height of a cell, in points.
  static let height = 16

  /// A size at which the letters of most monospaced fonts, 0.6 of it wide, fill a cell.
  static let fontSize = 13.3

  /// The line on which letters stand, in points from the top of the row.
  private static let baseline = 12

  private(set) var grounds = ColorRuns()
  private(set) var blocks = ColorRuns()
  private let texts: String

  /// Draws a row of cells, whose glyphs a frame knows.
  ///
  /// - Parameter base: A row that is drawn already: only what differs from it is drawn, over it.
  init(_ row: [Cell], over base: [Cell]? = nil, of frame: Frame, inks: SVGInks) {
    let cells = row.map { SVGCell($0, text: frame.text(of: $0.glyph), inks: inks) }
    let isDrawn = row.indices.map { base == nil || base?[$0] != row[$0] }
    for (column, cell) in cells.enumerated() where isDrawn[column] {
      let x = column * Self.width
      if cell.background != inks.paper || base != nil {
        grounds.add(cell.background, x: x, y: 0, width: Self.width, height: Self.height)
      }
      for part in cell.parts {
        blocks.add(cell.foreground, x: x + part.x, y: part.y, width: part.width, height: part.height)
      }
    }
    texts = Self.texts(of: cells, where: isDrawn)
  }

  /// The markup, empty where all is paper.
  func markup(strokes: ColorNames, fills: ColorNames) -> String {
    grounds.lines(strokes) + blocks.areas(fills) + texts
  }

  /// Runs of letters of one look; a single space may stand between two words of a run.
  private static func texts(of cells: [SVGCell], where isDrawn: [Bool]) -> String {
    var result = ""
    var column = 0
    while column < cells.count {
      let (start, first) = (column, cells[column])
      column += 1
      guard isDrawn[start], first.isLetter else { continue }
      var text = first.text
      if first.isWhole {
        while column < cells.count {
          let gap = cells[column].isGround ? 1 : 0
          guard column + gap < cells.count, isDrawn[column...column + gap].allSatisfy(\.self),
            cells[column + gap].continues(first)
          else { break }
          text += (gap > 0 ? " " : "") + cells[column + gap].text
          column += gap + 1
        }
      } else {
        // What fonts draw in widths of their own stands alone, over as many cells as it was given.
        while column < cells.count, cells[column].text.isEmpty { column += 1 }
      }
      result +=
        "<text x=\"\(start * width)\" y=\"\(baseline)\" textLength=\"\((column - start) * width)\" "
        + "fill=\"\(first.foreground)\"\(first.style)>"
        + "\(SVGText.escaped(text))</text>"
    }
    return result
  }
}

/// A cell with its colours as they are written.
private struct SVGCell {
  let foreground: String
  let background: String
  let text: String
  let style: String
  let parts: [SVGBlock.Part]
  private let isBlock: Bool

  init(_ cell: Cell, text: String, inks: SVGInks) {
    self.text = text
    let (ink, ground) = inks.colors(of: cell)
    let scalar = text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
    let block = scalar.flatMap(SVGBlock.parts)
    isBlock = block != nil
    if let block, block.opacity < 1 {
      // A shade is the colour that its two come to.
      parts = []
      background = inks.text(HexColor.mix(ground, ink, block.opacity))
    } else {
      parts = block?.parts ?? []
      background = inks.text(ground)
    }
    foreground = inks.text(ink)
    style =
      (cell.style.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (cell.style.contains(.faint) ? " opacity=\"0.6\"" : "")
      + (cell.style.contains(.underline) ? " text-decoration=\"underline\"" : "")
  }

  /// Whether something is set as text here.
  var isLetter: Bool { !isBlock && !text.isEmpty && text != " " }

  /// Whether nothing is drawn but the ground.
  var isGround: Bool { !isBlock && text == " " }

  /// Whether the text is a single character of a font's usual width.
  var isWhole: Bool {
    guard isLetter, text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
      return false
    }
    return scalar.value < 0x1100 || (0x2000...0x2bff).contains(scalar.value)
  }

  func continues(_ other: SVGCell) -> Bool {
    isWhole && foreground == other.foreground && style == other.style
  }
}
