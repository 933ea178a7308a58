import Foundation
import PoppingCanvas
import PoppingExport
import PoppingStage
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

  /// Rows are written as changes of others; painted, each frame is what it is in a recording of its own.
  @Test(arguments: [1, 2, 3])
  func aChangedRowLooksAsIfItWereWhole(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let glyphs: [Unicode.Scalar] = [" ", "▀", "▎", "▙", "a", "▂"]
    let colors = [red, blue, .direct(0, 255, 0), .direct(9, 9, 9)]
    func cell() -> Cell {
      Cell(
        glyph: Glyph(glyphs[Int(generator.next() % 6)]), foreground: colors[Int(generator.next() % 4)],
        background: colors[Int(generator.next() % 4)])
    }
    var rows = [(0..<24).map { _ in cell() }]
    for _ in 0..<8 {
      var row = rows[rows.count - 1]
      for _ in 0..<3 { row[Int(generator.next() % 24)] = cell() }
      rows.append(row)
    }
    let film = svg(rows)
    #expect(film.contains(/<g id="[a-z]+"><use/))
    for (number, row) in rows.enumerated() {
      #expect(try painted(film, frame: number) == painted(svg([row]), frame: 0))
    }
  }

  /// The colour or letter of every point of a frame.
  private func painted(_ svg: String, frame: Int) throws -> [String: String] {
    var colors: [Substring: Substring] = [:]
    for rule in svg.matches(of: /\.(\w+)\{(?:fill|stroke):(#\w+)\}/) { colors[rule.1] = rule.2 }
    var rows: [Substring: Substring] = [:]
    for row in svg.matches(of: /<g id="(\w+)">(.*)<\/g>\n/) { rows[row.1] = row.2 }
    let strip = try #require(svg.firstMatch(of: /(?s)stroke-width="16">\n(.*)<\/svg>/)?.1)
    let fixed = strip.prefix { $0 != "\n" }
    let frames = strip.matches(of: /<g(?: transform="translate\(\d+\)")?>(.*)<\/g>\n/).map(\.1)
    let paper = try #require(svg.firstMatch(of: /<rect[^>]*fill="([^"]*)"/)?.1)
    var points: [String: String] = [:]
    for x in 0..<192 {
      for y in 0..<16 { points["\(x) \(y)"] = String(paper) }
    }
    func paint(_ markup: Substring) throws {
      for element in markup.matches(of: /<(use|path|text)([^>]*)>([^<]*)/) {
        let attributes = element.2
        func attribute(_ name: String) throws -> Substring? {
          attributes.firstMatch(of: try Regex("\\b\(name)=\"([^\"]*)\"", as: (Substring, Substring).self))?.1
        }
        if let place = try attribute("href") {
          try paint(try #require(rows[place.dropFirst()]))
          continue
        }
        let inline = try attribute("fill") ?? attribute("stroke")
        let color = String(try #require(try attribute("class").flatMap { colors[$0] } ?? inline))
        if let x = try attribute("x").flatMap({ Int($0) }) {
          for (index, letter) in element.3.enumerated() where letter != " " {
            points["\(x / 8 + index) letter"] = "\(letter)\(color)"
          }
        }
        for run in try (attribute("d") ?? "").matches(of: /M(\d+) (\d+)h(\d+)(?:v(\d+))?/) {
          let numbers = [run.1, run.2, run.3, run.4 ?? "16"].compactMap { Int($0) }
          for x in numbers[0]..<numbers[0] + numbers[2] {
            let top = run.4 == nil ? 0 : numbers[1]
            for y in top..<top + numbers[3] { points["\(x) \(y)"] = color }
            if run.4 == nil { points["\(x / 8) letter"] = nil }
          }
        }
      }
    }
    try paint(Substring(fixed))
    try paint(frames.isEmpty ? "" : frames[frame])
    return points
  }

  @Test func theThemeStandsForTheTerminalsColours() {
    let cells = [[Cell(glyph: Glyph("x")), .blank]]
    #expect(svg(cells, theme: .light).contains("fill=\"#ecf0f1\"/>"))
    #expect(svg(cells, theme: .light).contains("fill=\"#2c3e50\">x<"))
    #expect(svg(cells, theme: .dark) != svg(cells, theme: .light))
  }
}
