import PoppingCanvas

/// Writes an animated SVG: a strip of all frames that style rules push along behind a window.
///
/// It moves as an `<img>`, where neither scripts nor other files are allowed: CSS key frames with steps, no SMIL, and
/// fonts that are everywhere. Rows are drawn once and used wherever they come again; rows that never change lie behind the
/// strip; a frame that comes again is gone back to. Those who want less motion see the last frame.
public struct SVGRecorder: FrameRecorder {
  private let columns: Int
  private let rows: Int
  private let title: String
  private let loops: Bool
  private let theme: RecordingTheme

  /// The rows that are different, and where each stands in that list.
  private var cells: [[Cell]] = []
  private var places: [[Cell]: Int] = [:]

  /// The frames that are different, as places of their rows, and where each stands in that list.
  private var pictures: [[Int]] = []
  private var picturePlaces: [[Int]: Int] = [:]

  /// Which picture is shown from when on.
  private var changes: [(time: Double, picture: Int)] = []

  /// The last frame, which knows what all glyphs mean.
  private var last = Frame(columns: 0, rows: 0)

  /// Begins a recording.
  /// - Parameters:
  ///   - columns: The columns of the frames.
  ///   - rows: The rows of the frames.
  ///   - title: What it is called.
  ///   - theme: What stands for the terminal's own colours.
  ///   - loops: Whether it begins again at its end.
  public init(columns: Int, rows: Int, title: String, theme: RecordingTheme = .dark, loops: Bool = false) {
    self.columns = columns
    self.rows = rows
    self.title = title
    self.theme = theme
    self.loops = loops
  }

  public mutating func add(_ frame: Frame, at time: Double) {
    let picture = (0..<rows).map { place(of: Array(frame.cells[$0 * columns..<($0 + 1) * columns])) }
    last = frame
    let number = picturePlaces[picture] ?? pictures.count
    if number == pictures.count {
      pictures.append(picture)
      picturePlaces[picture] = number
    }
    if changes.last?.picture != number { changes.append((time, number)) }
  }

  private mutating func place(of row: [Cell]) -> Int {
    if let place = places[row] { return place }
    places[row] = cells.count
    cells.append(row)
    return cells.count - 1
  }

  public func file(endingAt end: Double) -> [UInt8] {
    let inks = SVGInks(of: cells, theme: theme)
    let drawn = cells.map { SVGRow($0, of: last, inks: inks) }
    let strokes = ColorNames("stroke", uses: drawn.flatMap(\.grounds.colors)) {
      SVGDocument.name($0).uppercased()
    }
    let fills = ColorNames("fill", uses: drawn.flatMap(\.blocks.colors), letters: SVGDocument.name)
    let markups = drawn.map { $0.markup(strokes: strokes, fills: fills) }
    var film = SVGFilm(rows: markups, pictures: pictures, changes: changes)
    film.shorten { row, base in
      guard (cells[row] + cells[base]).allSatisfy({ Self.isSingle($0, in: last) }) else { return nil }
      return SVGRow(cells[row], over: cells[base], of: last, inks: inks).markup(
        strokes: strokes, fills: fills)
    }
    let document = SVGDocument(
      width: columns * SVGRow.width, height: rows * SVGRow.height, title: title, paper: inks.paper,
      colorRules: strokes.rules + fills.rules, loops: loops, end: end,
      film: film)
    return Array(document.text.utf8)
  }

  /// Whether a cell holds a character of its own, no part of a wider one.
  private static func isSingle(_ cell: Cell, in frame: Frame) -> Bool {
    let text = frame.text(of: cell.glyph)
    return text.unicodeScalars.count == 1 && text.unicodeScalars.allSatisfy { $0.value < 0x2c00 }
  }
}
