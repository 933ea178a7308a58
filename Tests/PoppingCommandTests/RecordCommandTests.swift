import Foundation
import TerminalTestSupport
import Testing

/// `popping record` through the command line: casts against `frames`, and files that are whole or not there.
@Suite struct RecordCommandTests {
  private static let view = "--size 40x12 --glyphs blocks --color truecolor"

  private func cast(_ arguments: String) throws -> CastReader {
    var reader: CastReader?
    try inTemporaryFolder { (folder) throws in
      let outcome = try shell("popping record \(arguments) -o a.cast", in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome.errors)")
      reader = try CastReader(Data(contentsOf: folder.appending(path: "a.cast")))
    }
    return try #require(reader)
  }

  /// The screens that `frames --all` describes.
  private func screens(_ arguments: String) throws -> [ScreenModel] {
    let text = try shell("popping frames \(arguments) --all --fps 30").output
    return text.components(separatedBy: "\u{c}\n").map { frame in
      var screen = ScreenModel(columns: 40, rows: 12)
      for (row, line) in frame.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .enumerated()
      {
        screen.feed("\u{1b}[\(row + 1);1H\(line)".utf8)
      }
      return screen
    }
  }

  /// What is seen of a screen: of a space only its background, whether bold or not.
  private func look(_ screen: ScreenModel) -> [ScreenModel.Cell] {
    screen.cells.map { cell in
      var cell = cell
      if cell.text == " " {
        cell.pen.foreground = .standard
        cell.pen.styles.remove(1)
      }
      return cell
    }
  }

  @Test(arguments: ["flat-button", "fold", "placeholder"], [2, 3])
  func aCastReplayedGivesTheFrames(effect: String, version: Int) throws {
    let cast = try cast("\(effect) --cast-version \(version) \(Self.view)")
    let screens = try screens("\(effect) \(Self.view)")
    #expect(cast.version == version && cast.columns == 40 && cast.rows == 12)
    #expect(cast.events.first?.time == 0)
    var screen = ScreenModel(columns: 40, rows: 12)
    var rest = cast.events[...]
    for (number, expected) in screens.enumerated() {
      // Times are rounded to a millisecond at most.
      while let event = rest.first, event.time <= Double(number) / 30 + 0.001 {
        screen.feed(event.text.utf8)
        rest = rest.dropFirst()
      }
      #expect(look(screen) == look(expected), "frame \(number)")
    }
    #expect(rest.isEmpty && screen.unknown.isEmpty && screen.scrolledRows == 0)
    let duration = Double(screens.count - 1) / 30
    #expect(abs((cast.events.last?.time ?? 0) - duration) <= 0.001)
    // The cursor is hidden in between and there again in the end; no other mode was touched.
    #expect(cast.events[0].text.hasPrefix("\u{1b}[?25l"))
    #expect(screen.modes == [7, 25])
  }

  @Test func rateAndHoldChangeHowLongItTakes() throws {
    let plain = try cast("flat-button \(Self.view)").events.last?.time ?? 0
    let slow = try cast("flat-button --rate 0.5 \(Self.view)").events.last?.time ?? 0
    let held = try cast("flat-button --hold 2.5 \(Self.view)").events.last?.time ?? 0
    // A frame more or less: the end falls between two.
    #expect(abs(slow - 2 * plain) <= 2.0 / 30)
    #expect(abs(held - plain - 2.5) <= 0.001)
  }

  @Test func onlyChangesAreWritten() throws {
    let cast = try cast("flat-button \(Self.view)")
    let first = cast.events[0].text.utf8.count
    let others = cast.events.dropFirst().map(\.text.utf8.count)
    // Nothing moves in the first 0.3 seconds, and a button is no screen.
    #expect(cast.events[1].time > 0.29)
    #expect(others.reduce(0, +) / others.count < first / 2)
  }

  @Test func theSameCallWritesTheSameBytesWhereverItIsMade() throws {
    try inTemporaryFolder { (folder) throws in
      for (file, environment) in [("a", "TERM=dumb LC_ALL=C"), ("b", "TERM=xterm-kitty COLUMNS=33")] {
        for kind in ["cast", "svg"] {
          let line = "\(environment) popping record fold -o \(file).\(kind) --fps 10"
          #expect(try shell(line, in: folder).status == 0)
        }
      }
      for kind in ["cast", "svg"] {
        let (one, other) = (folder.appending(path: "a.\(kind)"), folder.appending(path: "b.\(kind)"))
        #expect(try Data(contentsOf: one) == Data(contentsOf: other))
        #expect(try Data(contentsOf: one).count > 10_000)
      }
    }
  }

  @Test func aThemeIsTheTerminalsColours() throws {
    #expect(try cast("flat-button --theme light \(Self.view)").header["theme"] != nil)
    #expect(try cast("flat-button \(Self.view)").header["theme"] == nil)
    let terminal = try cast("flat-button --theme dark --cast-version 3 \(Self.view)").header["term"]
    #expect((terminal as? [String: Any])?["theme"] != nil)
  }

  @Test(arguments: [
    ("popping record fold", "'record' needs a file to write: -o FILE.cast or -o FILE.svg."),
    (
      "popping record fold -o fold.gif",
      "'fold.gif' ends in neither .cast nor .svg. For a GIF record a .cast, then 'agg FILE.cast FILE.gif'."
    ),
    (
      "popping record fold -o a.svg --cast-version 3",
      "--cast-version is for a .cast; leave it out for 'a.svg'."
    ),
    (
      "popping record fold -o a.cast --cast-version 4", "--cast-version takes 2, 3, not '4'."
    ),
    ("popping record fold -o a.cast --hold -1", "--hold takes 0 to 3600 seconds, not '-1'."),
  ])
  func aWrongCallIsTold(line: String, message: String) throws {
    try inTemporaryFolder { (folder) throws in
      let outcome = try shell(line, in: folder)
      #expect(outcome.errors == "popping: \(message)\n" && outcome.status == 64)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func aFileThatCannotBeWrittenIsAsItWas() throws {
    try inTemporaryFolder { (folder) throws in
      let old = folder.appending(path: "a.cast")
      try "old".write(to: old, atomically: true, encoding: .utf8)
      // A file may have 4 × 1024 bytes here; the cast has more.
      let full = try shell("ulimit -f 4; popping record fold --fps 5 -o a.cast", in: folder)
      #expect(full.status == 1)
      #expect(full.errors == "popping: 'a.cast' cannot be written: File too large.\n")
      #expect(try String(contentsOf: old, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.cast"])
      let nowhere = try shell("popping record fold --fps 5 -o nowhere/a.cast", in: folder)
      #expect(nowhere.status == 1)
      #expect(nowhere.errors == "popping: 'nowhere/a.cast' cannot be written: No such file or directory.\n")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "b.svg"), withIntermediateDirectories: false)
      #expect(try shell("popping record flat-button --fps 5 -o b.svg", in: folder).status == 1)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.cast", "b.svg"])
    }
  }

  @Test func aCastThatShouldLoopIsWrittenWithANote() throws {
    try inTemporaryFolder { (folder) throws in
      let outcome = try shell("popping record flat-button --loop --fps 5 -o a.cast", in: folder)
      #expect(outcome.status == 0 && outcome.errors.contains("asciinema play --loop"))
    }
  }

  @Test func whatNeverRestsIsCutWithANote() throws {
    try inTemporaryFolder { (folder) throws in
      let line = "popping record flat-button --set release.damping=0 --fps 2 --size 20x6 -o a.cast"
      let outcome = try shell(line, in: folder)
      #expect(outcome.status == 0 && outcome.errors.contains("it was cut at 60 seconds"))
      let cast = try CastReader(Data(contentsOf: folder.appending(path: "a.cast")))
      #expect(cast.events.last?.time == 60)
    }
  }
}
