import Foundation
import TerminalTestSupport
import Testing

/// What the built program says of a terminal, and that it asks the terminal nothing to find it out.
@Suite struct DoctorCommandTests {
  private static let popping = BuiltProduct.path("popping")

  /// The rows by their points: what is here, and because of what.
  private func rows(_ text: String) -> [String: (value: String, reason: String)] {
    var rows: [String: (String, String)] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).map(String.init)
      if words.count == 3 { rows[words[0]] = (words[1], words[2].trimmingCharacters(in: .whitespaces)) }
    }
    return rows
  }

  private func doctor(
    _ arguments: [String] = [], environment: [String: String] = [:], size: (Int, Int) = (80, 24)
  ) throws -> TerminalRun {
    try PseudoTerminal.run(
      Self.popping, arguments: ["doctor"] + arguments, size: size, environment: environment)
  }

  @Test(
    arguments: [
      ([:], [], "colours", "truecolor", "COLORTERM is truecolor"),
      (["COLORTERM": ""], [], "colours", "256", "TERM is xterm-256color"),
      (["NO_COLOR": "1"], [], "colours", "never", "NO_COLOR is set"),
      (["NO_COLOR": "1"], ["--color", "256"], "colours", "256", "--color 256 was given"),
      ([:], ["--color", "auto"], "colours", "truecolor", "COLORTERM is truecolor"),
      (
        ["TERM": "dumb", "CLICOLOR_FORCE": "1"], [], "colours", "truecolor",
        "CLICOLOR_FORCE is set, and COLORTERM is truecolor"
      ),
      (["TERM": "dumb"], [], "animation", "no", "TERM is dumb"),
      ([:], [], "touch", "yes", "standard input is a terminal"),
      (["LC_ALL": "C"], [], "glyphs", "ascii", "LC_ALL is C"),
      ([:], ["--glyphs=braille"], "glyphs", "braille", "--glyphs braille was given"),
      (["LC_ALL": "", "LANG": "en_US.UTF-8"], [], "text", "UTF-8", "LANG is en_US.UTF-8"),
      ([:], [], "size", "80x24", "standard output"),
      (["COLUMNS": "50", "LINES": "9"], [], "size", "80x24", "standard output"),
      ([:], ["--size", "60x20"], "size", "60x20", "--size 60x20 was given"),
      ([:], [], "motion", "full", "POPPING_REDUCE_MOTION is not set"),
      (["POPPING_REDUCE_MOTION": "1"], [], "motion", "reduced", "POPPING_REDUCE_MOTION is 1"),
      (["POPPING_REDUCE_MOTION": "0"], ["--reduce-motion"], "motion", "reduced", "--reduce-motion was given"),
    ] as [([String: String], [String], String, String, String)])
  func everyPointIsTold(
    environment: [String: String], arguments: [String], point: String, value: String, reason: String
  ) throws {
    let run = try doctor(arguments, environment: environment)
    #expect(run.ending == .exited(0))
    let row = try #require(rows(run.text)[point], "\(run.text)")
    #expect(row.value == value && row.reason == reason)
  }

  @Test func theTerminalIsAskedNothingAndNotChanged() throws {
    let run = try doctor()
    #expect(run.ending == .exited(0))
    #expect(!run.bytes.contains(0x1b))
    #expect(run.remains.isEmpty)
  }

  @Test func aWindowWithoutASizeIsTold() throws {
    let told = try doctor(environment: ["COLUMNS": "50", "LINES": "9"], size: (0, 0))
    #expect(rows(told.text)["size"]?.value == "50x9")
    #expect(rows(told.text)["size"]?.reason == "COLUMNS and LINES")
    let odd = try doctor(environment: ["COLUMNS": "-5", "LINES": "99999999999999999999"], size: (0, 0))
    #expect(rows(odd.text)["size"]?.value == "80x24")
  }

  @Test func itWorksWithoutATerminal() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "popping-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try PseudoTerminal.run(Self.popping, arguments: ["doctor"], output: file.path)
    #expect(run.ending == .exited(0) && run.bytes.isEmpty)
    let rows = rows(try String(contentsOf: file, encoding: .utf8))
    for point in ["animation", "touch", "colours"] {
      #expect(rows[point]?.reason == "standard output is no terminal")
    }
    #expect(rows["colours"]?.value == "never" && rows["size"]?.value == "80x24")
  }

  @Test func whatTheEnvironmentClaimsCannotDriveTheTerminal() throws {
    let nonsense = "x\u{1b}]52;c;AAAA\u{7}\u{9b}2J\n\u{202e}é" + String(repeating: "y", count: 10_000)
    for locale in ["C", "C.UTF-8"] {
      let run = try doctor(environment: ["TERM": nonsense, "COLORTERM": "", "LC_ALL": locale])
      #expect(run.ending == .exited(0))
      let scalars = String(decoding: run.bytes, as: UTF8.self).unicodeScalars
      #expect(
        scalars.allSatisfy {
          $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) || $0 == "\r" || $0 == "\n"
        })
      #expect(locale == "C.UTF-8" || scalars.allSatisfy(\.isASCII))
      #expect(run.text.split(whereSeparator: \.isNewline).allSatisfy { $0.count < 140 })
    }
  }
}
