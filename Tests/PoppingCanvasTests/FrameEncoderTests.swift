import TerminalTestSupport
import Testing

@testable import PoppingCanvas

@Suite("Encoding frames")
struct FrameEncoderTests {
  // MARK: - What is written

  @Test("The first frame clears the screen in the terminal's own colours and draws everything")
  func firstFrame() {
    var frame = Frame(columns: 4, rows: 2)
    frame[1, 1] = Cell(glyph: Glyph("x"))
    #expect(bytes(of: [frame]).last == "\u{1b}[0m\u{1b}[H\u{1b}[2J\u{1b}[2;2Hx")
  }

  @Test("A frame that is shown already costs nothing, not even the marks of an update")
  func unchanged() {
    let frame = Frame(noise: 1, columns: 30, rows: 5)
    #expect(bytes(of: [frame, frame], isSynchronized: true).last == "")
  }

  @Test(
    "One changed cell takes one move, one pen, one character and the pen back",
    arguments: [
      (CellColor.standard, CellStyle(), "\u{1b}[3;5HZ"),
      (.palette(1), CellStyle(), "\u{1b}[3;5H\u{1b}[31mZ\u{1b}[0m"),
      (.palette(9), CellStyle(), "\u{1b}[3;5H\u{1b}[91mZ\u{1b}[0m"),
      (.palette(200), CellStyle(), "\u{1b}[3;5H\u{1b}[38;5;200mZ\u{1b}[0m"),
      (.direct(1, 20, 255), CellStyle.bold, "\u{1b}[3;5H\u{1b}[1;38;2;1;20;255mZ\u{1b}[0m"),
    ])
  func oneCell(color: CellColor, style: CellStyle, expected: String) {
    let before = Frame(columns: 10, rows: 4)
    var after = before
    after[4, 2] = Cell(glyph: Glyph("Z"), foreground: color, style: style)
    #expect(bytes(of: [before, after]).last == expected)
  }

  @Test("Moves are left out where the cursor stands already, and shortened where a shorter one leads there")
  func moves() {
    let before = Frame(columns: 20, rows: 9)
    var after = before
    for (column, row) in [(0, 0), (1, 0), (12, 0), (13, 4)] { after[column, row] = Cell(glyph: Glyph("x")) }
    #expect(bytes(of: [before, after]).last == "\u{1b}[Hxx\u{1b}[10Cx\u{1b}[4Bx")
  }

  @Test("A gap of two cells that show what they should is written again: a move takes four bytes")
  func shortGap() {
    var before = Frame(columns: 20, rows: 1)
    for column in 0..<20 { before[column, 0] = Cell(glyph: Glyph("-")) }
    var after = before
    after[3, 0] = Cell(glyph: Glyph("x"))
    after[6, 0] = Cell(glyph: Glyph("x"))
    after[12, 0] = Cell(glyph: Glyph("x"))
    #expect(bytes(of: [before, after]).last == "\u{1b}[1;4Hx--x\u{1b}[5Cx")
  }

  @Test("The pen is carried from cell to cell and only what differs of it is set")
  func pens() {
    var frame = Frame(columns: 6, rows: 1)
    frame[0, 0] = Cell(glyph: Glyph("a"), foreground: .palette(1), background: .palette(4))
    frame[1, 0] = Cell(glyph: Glyph("b"), foreground: .palette(1), background: .palette(4))
    frame[2, 0] = Cell(glyph: Glyph("c"), foreground: .palette(2), background: .palette(4))
    // A space takes any foreground.
    frame[3, 0] = Cell(glyph: .space, foreground: .palette(7), background: .palette(4))
    frame[4, 0] = Cell(
      glyph: Glyph("d"), foreground: .palette(2), background: .palette(4), style: [.bold, .underline])
    frame[5, 0] = Cell(glyph: Glyph("e"), foreground: .palette(2))
    let expected = "\u{1b}[31;44mab\u{1b}[32mc \u{1b}[1;4md\u{1b}[0;32me\u{1b}[0m"
    #expect(bytes(of: [Frame(columns: 6, rows: 1), frame]).last == "\u{1b}[H" + expected)
  }

  @Test("A row that becomes empty is erased, in the terminal's own colours")
  func erasedRow() {
    var before = Frame(columns: 30, rows: 1)
    for column in 2..<30 { before[column, 0] = Cell(glyph: Glyph("x"), background: .palette(1)) }
    var after = before
    for column in 5..<30 { after[column, 0] = .blank }
    #expect(bytes(of: [before, after]).last == "\u{1b}[1;6H\u{1b}[K")
  }

  @Test("An update is marked once, around what it changes")
  func synchronized() {
    let before = Frame(columns: 3, rows: 1)
    var after = before
    after[0, 0] = Cell(glyph: Glyph("x"))
    #expect(bytes(of: [before, after], isSynchronized: true).last == "\u{1b}[?2026h\u{1b}[Hx\u{1b}[?2026l")
  }

  @Test("Another size, and a screen that is not known any more, are drawn whole")
  func wholeFrames() {
    var encoder = FrameEncoder()
    let frame = Frame(noise: 3, columns: 12, rows: 4)
    var first: [UInt8] = []
    encoder.encode(frame, into: &first)
    encoder.invalidate()
    var second: [UInt8] = []
    encoder.encode(frame, into: &second)
    #expect(second == first)
    var screen = ScreenModel(columns: 9, rows: 3)
    let smaller = Frame(noise: 4, columns: 9, rows: 3)
    var third: [UInt8] = []
    encoder.encode(smaller, into: &third)
    screen.feed(Array("old text\u{1b}[41m".utf8) + third)
    expect(screen, shows: smaller)
  }

  @Test("Control characters never reach the terminal", arguments: [0x07, 0x1b, 0x7f, 0x9b] as [UInt32])
  func controlCharacters(value: UInt32) throws {
    var frame = Frame(columns: 3, rows: 1)
    frame[0, 0] = Cell(glyph: Glyph(try #require(Unicode.Scalar(value))))
    frame[1, 0] = Cell(glyph: frame.glyph(for: "e\u{301}"))
    frame[2, 0] = Cell(glyph: Glyph("z"))
    let screen = self.screen(after: [frame])
    #expect(screen.lines == [" e\u{301}z"] && screen.unknown.isEmpty)
  }

  // MARK: - What is seen

  @Test(
    "Random frames one after another are shown exactly", arguments: 0..<12 as Range<UInt64>, [true, false])
  func randomFrames(seed: UInt64, erasesWithBackground: Bool) {
    var random = Random(seed: seed)
    let columns = random.number(below: 40) + 1
    let rows = random.number(below: 8) + 1
    var encoder = FrameEncoder(isSynchronized: seed % 2 == 0)
    var screen = ScreenModel(columns: columns, rows: rows, erasesWithBackground: erasesWithBackground)
    var frame = Frame(columns: columns, rows: rows)
    for _ in 0..<60 {
      frame.change(&random)
      var bytes: [UInt8] = []
      encoder.encode(frame, into: &bytes)
      screen.feed(bytes)
      expect(screen, shows: frame)
      #expect(screen.pen == ScreenModel.Pen(), "the pen is put down")
      #expect(screen.scrolledRows == 0 && screen.unknown.isEmpty)
    }
  }

  // MARK: - Wide and uncertain characters

  @Test(
    "A row keeps its places whether a terminal counts an emoji's variation selector or not",
    arguments: ScreenModel.ClusterWidth.allCases)
  func uncertainClusters(clusterWidth: ScreenModel.ClusterWidth) {
    var frame = Frame(columns: 14, rows: 2)
    write("人a👩‍🔬b☁️c1️⃣d", widths: [2, 1, 2, 1, 2, 1, 2, 1], to: &frame, row: 0)
    write("e", widths: [1], to: &frame, row: 1)
    let screen = self.screen(after: [frame], clusterWidth: clusterWidth)
    #expect([2, 5, 8, 11].map { screen[$0, 0].text } == ["a", "b", "c", "d"])
    #expect(screen[0, 0].text == "人" && screen[0, 1].text == "e")
  }

  @Test(
    "A cluster drawn wider than its cells spoils nothing beside it",
    arguments: ScreenModel.ClusterWidth.allCases)
  func overhang(clusterWidth: ScreenModel.ClusterWidth) {
    var before = Frame(columns: 10, rows: 1)
    write("12345678", widths: Array(repeating: 1, count: 8), to: &before, row: 0)
    var after = before
    let cluster = after.glyph(for: "👩‍🔬")
    after[2, 0] = Cell(glyph: cluster)
    after[3, 0] = Cell(glyph: .continuation)
    let screen = self.screen(after: [before, after], clusterWidth: clusterWidth)
    #expect([0, 1, 4, 5, 6, 7].map { screen[$0, 0].text }.joined() == "125678")
    let cleared = self.screen(after: [before, after, before], clusterWidth: clusterWidth)
    #expect(cleared.lines == ["12345678"])
  }

  @Test(
    "The last cell of the screen never scrolls it, not even with a cluster that may be too wide",
    arguments: ["x", "☁️", "👩‍🔬", "🇨🇭"], ScreenModel.ClusterWidth.allCases)
  func lastCell(text: String, clusterWidth: ScreenModel.ClusterWidth) throws {
    var frame = Frame(columns: 5, rows: 2)
    frame[0, 0] = Cell(glyph: Glyph("a"))
    let glyph = frame.glyph(for: try #require(text.first))
    frame[text == "x" ? 4 : 3, 1] = Cell(glyph: glyph)
    if text != "x" { frame[4, 1] = Cell(glyph: .continuation) }
    let screen = self.screen(after: [frame, frame], clusterWidth: clusterWidth)
    #expect(screen.scrolledRows == 0 && screen[0, 0].text == "a" && screen.modes.contains(7))
  }

  @Test("Half of a wide character that is written over leaves no ghost")
  func halves() {
    var wide = Frame(columns: 6, rows: 1)
    write("人人人", widths: [2, 2, 2], to: &wide, row: 0)
    var shifted = Frame(columns: 6, rows: 1)
    write("a人人b", widths: [1, 2, 2, 1], to: &shifted, row: 0)
    #expect(screen(after: [wide, shifted]).lines == ["a人人b"])
    #expect(screen(after: [shifted, wide]).lines == ["人人人"])
    #expect(screen(after: [wide, Frame(columns: 6, rows: 1)]).lines == [""])
  }

  @Test("A cluster keeps its meaning when frames of another canvas follow")
  func otherClusters() {
    var first = Frame(columns: 4, rows: 1)
    write("e\u{301}", widths: [1], to: &first, row: 0)
    var second = Frame(columns: 4, rows: 1)
    write("o\u{308}", widths: [1], to: &second, row: 0)
    #expect(first.cells == second.cells, "only the tables differ")
    #expect(screen(after: [first, second]).lines == ["o\u{308}"])
  }

  // MARK: - Text

  @Test("Rows as text carry no spaces at their ends, or, with colour, nothing that is not seen")
  func text() {
    var frame = Frame(columns: 8, rows: 3)
    write("ab人", widths: [1, 1, 2], to: &frame, row: 0)
    frame[1, 0].foreground = .palette(2)
    frame[5, 1] = Cell(glyph: .space, background: .palette(3))
    #expect(frame.lines() == ["ab人", "", ""])
    #expect(frame.lines(colored: true) == ["a\u{1b}[32mb\u{1b}[0m人", "     \u{1b}[43m \u{1b}[0m", ""])
  }

  // MARK: - Help

  /// The bytes of each frame as text.
  private func bytes(of frames: [Frame], isSynchronized: Bool = false) -> [String] {
    var encoder = FrameEncoder(isSynchronized: isSynchronized)
    return frames.map { frame in
      var bytes: [UInt8] = []
      encoder.encode(frame, into: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func screen(
    after frames: [Frame], clusterWidth: ScreenModel.ClusterWidth = .clusters
  ) -> ScreenModel {
    var screen = ScreenModel(columns: frames[0].columns, rows: frames[0].rows, clusterWidth: clusterWidth)
    for text in bytes(of: frames) { screen.feed(text.utf8) }
    return screen
  }

  private func write(_ text: String, widths: [Int], to frame: inout Frame, row: Int) {
    var column = 0
    for (character, width) in zip(text, widths) {
      frame[column, row] = Cell(glyph: frame.glyph(for: character))
      if width == 2 { frame[column + 1, row] = Cell(glyph: .continuation) }
      column += width
    }
  }

  /// Compares what is seen: of a space the background, of a wide character one half for both.
  private func expect(
    _ screen: ScreenModel, shows frame: Frame, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let cell = frame[column, row]
        let seen = screen[column, row]
        if cell.glyph == .continuation {
          #expect(seen.text.isEmpty, "\(column), \(row)", sourceLocation: sourceLocation)
          continue
        }
        let wanted = pen(of: cell)
        let isSpace = cell.glyph == .space && wanted.styles.isDisjoint(with: [4, 7])
        let matches =
          isSpace
          ? seen.pen.background == wanted.background && seen.pen.styles.isDisjoint(with: [4, 7])
          : seen.pen == wanted
        #expect(
          seen.text == frame.text(of: cell.glyph) && matches, "\(column), \(row): \(seen), not \(cell)",
          sourceLocation: sourceLocation)
      }
    }
  }

  private func pen(of cell: Cell) -> ScreenModel.Pen {
    var pen = ScreenModel.Pen()
    pen.foreground = color(cell.foreground)
    pen.background = color(cell.background)
    for (style, number) in [(CellStyle.bold, 1), (.faint, 2), (.underline, 4), (.reverse, 7)]
    where cell.style.contains(style) { pen.styles.insert(number) }
    return pen
  }

  private func color(_ color: CellColor) -> ScreenModel.Color {
    switch color.kind {
    case .standard: .standard
    case .palette(let index): .palette(Int(index))
    case .direct(let red, let green, let blue): .direct(Int(red), Int(green), Int(blue))
    }
  }
}
