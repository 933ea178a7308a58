import Foundation
import PoppingCanvas
import PoppingExport
import Testing

@Suite struct SVGRecorderTests {
  private func svg(_ cells: [[Cell]], theme: RecordingTheme = .dark) -> String {
    var recorder = SVGRecorder(columns: cells[0].count, rows: 1, title: "A & B", theme: theme)
    for (number, row) in cells.enumerated() {
      var frame = Frame(columns: row.count, rows: 1)
      frame.cells = row
      recorder.add(frame, at: Double(number))
    }
    return String(decoding: recorder.file(endingAt: Double(cells.count)), as: UTF8.self)
  }

  private let red = CellColor.direct(255, 0, 0)
  private let blue = CellColor.direct(0, 0, 255)

  private func block(_ glyph: Unicode.Scalar) -> Cell {
    Cell(glyph: Glyph(glyph), foreground: red, background: blue)
  }

  /// The share of a cell that each block element fills, from the names Unicode gives them.
  @Test(
    arguments: [
      ("▀", 0.5), ("▄", 0.5), ("▁", 0.125), ("▂", 0.25), ("▃", 0.375), ("▅", 0.625), ("▆", 0.75),
      ("▇", 0.875),
      ("█", 1), ("▌", 0.5), ("▐", 0.5), ("▎", 0.25), ("▍", 0.375), ("▋", 0.625), ("▊", 0.75), ("▘", 0.25),
      ("▝", 0.25), ("▖", 0.25), ("▗", 0.25), ("▚", 0.5), ("▞", 0.5), ("▛", 0.75), ("▜", 0.75), ("▙", 0.75),
      ("▟", 0.75),
    ] as [(Unicode.Scalar, Double)])
  func aBlockFillsItsShareOfTheCell(glyph: Unicode.Scalar, share: Double) throws {
    let svg = svg([[block(glyph), .blank, .blank]])
    let path = try #require(svg.firstMatch(of: /<path fill="#f00" d="([^"]*)"/)?.1)
    let areas = path.matches(of: /M(\d+) (\d+)h(\d+)v(\d+)h-(\d+)/).map { match in
      [match.1, match.2, match.3, match.4].compactMap { Int($0) }
    }
    #expect(areas.map { $0[2] * $0[3] }.reduce(0, +) == Int(share * 128))
    #expect(areas.allSatisfy { $0[0] + $0[2] <= 8 && $0[1] + $0[3] <= 16 })
    #expect(svg.contains("<path stroke=\"#00f\" d=\"M0 8h8\"/>"))
  }

  @Test func quartersLieWhereTheirNamesSay() throws {
    for (glyph, path) in [
      ("▘", "M0 0h4v8h-4"), ("▝", "M4 0h4v8h-4"), ("▖", "M0 8h4v8h-4"), ("▗", "M4 8h4v8h-4"),
      ("▚", "M0 0h4v8h-4M4 8h4v8h-4"), ("▀", "M0 0h8v8h-8"), ("▁", "M0 14h8v2h-8"), ("▎", "M0 0h2v16h-2"),
    ] as [(Unicode.Scalar, String)] {
      #expect(svg([[block(glyph), .blank, .blank]]).contains("<path fill=\"#f00\" d=\"\(path)\"/>"))
    }
  }

  @Test func runsOfAColourAreOne() {
    let svg = svg([[block("▄"), block("▄"), block("▄"), .blank, .blank, .blank, .blank]])
    #expect(svg.contains("<path stroke=\"#00f\" d=\"M0 8h24\"/><path fill=\"#f00\" d=\"M0 8h24v8h-24\"/>"))
  }

  @Test func aShadeIsTheColourBetween() {
    // A quarter of red in blue is 64, 0, 191; what is mixed is written in steps of 8.
    #expect(svg([[block("░"), .blank, .blank]]).contains("stroke=\"#4000c0\""))
  }

  @Test func wordsAreRunsOfTheirOwnWidth() {
    let cells = "ab c  de".unicodeScalars.map { Cell(glyph: Glyph($0), foreground: red) }
    let svg = svg([cells])
    #expect(svg.contains("<text x=\"0\" y=\"12\" textLength=\"32\" fill=\"#f00\">ab c</text>"))
    #expect(svg.contains("<text x=\"48\" y=\"12\" textLength=\"16\" fill=\"#f00\">de</text>"))
  }

  @Test func aWideClusterStandsAloneOverItsCells() {
    var frame = Frame(columns: 4, rows: 1)
    frame.cells[0] = Cell(glyph: Glyph("a"), foreground: red)
    frame.cells[1] = Cell(glyph: frame.glyph(for: "👩‍🔬"), foreground: red)
    frame.cells[2] = Cell(glyph: .continuation, foreground: red)
    frame.cells[3] = Cell(glyph: Glyph("b"), foreground: red)
    var recorder = SVGRecorder(columns: 4, rows: 1, title: "")
    recorder.add(frame, at: 0)
    let svg = String(decoding: recorder.file(endingAt: 0), as: UTF8.self)
    #expect(svg.contains("x=\"8\" y=\"12\" textLength=\"16\" fill=\"#f00\">👩‍🔬</text>"))
    #expect(svg.contains("x=\"24\" y=\"12\" textLength=\"8\" fill=\"#f00\">b</text>"))
  }

  @Test func aFrameThatComesAgainIsGoneBackTo() throws {
    let (one, other) = ([block("▄"), .blank, .blank], [block("▀"), .blank, .blank])
    let svg = svg([one, one, other, one])
    let strip = try #require(svg.firstMatch(of: /(?s)<g class="strip">\n(.*?)\n<\/g>/)?.1)
    #expect(strip.split(separator: "\n").count == 2)
    #expect(
      svg.contains(
        "{0%{transform:translateX(0)}50%{transform:translateX(-24px)}75%{transform:translateX(0)}100%"))
  }

  @Test func whatNeverChangesLiesBehindTheStrip() throws {
    var recorder = SVGRecorder(columns: 3, rows: 2, title: "")
    for glyph in ["▄", "▀"] as [Unicode.Scalar] {
      var frame = Frame(columns: 3, rows: 2)
      frame[0, 0] = block(glyph)
      frame[0, 1] = block("▌")
      recorder.add(frame, at: glyph == "▄" ? 0 : 1)
    }
    let svg = String(decoding: recorder.file(endingAt: 2), as: UTF8.self)
    let strip = try #require(svg.firstMatch(of: /(?s)<g class="strip">\n(.*?)\n<\/g>/)?.1)
    #expect(!strip.contains("y=\"16\""))
    #expect(svg.components(separatedBy: "y=\"16\"").count == 2)
  }

  @Test func theThemeStandsForTheTerminalsColours() {
    let cells = [[Cell(glyph: Glyph("x")), .blank]]
    #expect(svg(cells, theme: .light).contains("fill=\"#ecf0f1\"/>"))
    #expect(svg(cells, theme: .light).contains("fill=\"#2c3e50\">x<"))
    #expect(svg(cells, theme: .dark) != svg(cells, theme: .light))
  }
}
