import FlatButtonEffect
import FoldEffect
import Foundation
import PoppingCanvas
import PoppingStage
import Testing

/// Frames of effects as text, kept beside this file and compared row by row.
///
/// To record them anew, run the tests with `POPPING_RECORD_SNAPSHOTS=1` and look at what has changed.
@Suite struct FrameSnapshotTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let effect: any Effect
    let time: Double
    let glyphs: GlyphSet
    let colors: ColorDepth

    var name: String { "\(effect.card.id)-\(glyphs.rawValue)-\(time)-\(colors == .none ? "mono" : "color")" }
    var testDescription: String { name }
  }

  /// The button at rest, pressed, and beyond its size; the picture flat, half folded, past a quarter turn, swinging.
  static let cases: [Case] =
    [GlyphSet.ascii, .blocks, .braille].flatMap { glyphs in
      [0, 0.9, 0.99].map { Case(effect: FlatButton(), time: $0, glyphs: glyphs, colors: .none) }
        + [0, 0.7, 1.1, 2.1].map { Case(effect: Fold(), time: $0, glyphs: glyphs, colors: .none) }
        + [Case(effect: Fold(), time: 0.7, glyphs: glyphs, colors: .palette256)]
    }

  @Test(arguments: cases)
  func framesAreAsRecorded(_ snapshot: Case) throws {
    let (columns, rows) = (60, 18)
    let stage = try Stage(snapshot.effect, size: Size(Double(columns) * 8, Double(rows) * 16))
    stage.perform(snapshot.effect.script)
    stage.advance(to: snapshot.time)
    var canvas = Canvas(columns: columns, rows: rows, glyphs: snapshot.glyphs, colors: snapshot.colors)
    let lines = canvas.draw(stage.root).lines(colored: snapshot.colors != .none)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(snapshot.name).txt")
    if ProcessInfo.processInfo.environment["POPPING_RECORD_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try lines.map { "\($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
    let differences = Self.differences(between: recorded, and: lines)
    #expect(differences.isEmpty, "\(snapshot.name):\n\(differences)")
  }

  /// The rows that differ, one above the other.
  static func differences(between recorded: [String], and drawn: [String]) -> String {
    (0..<max(recorded.count, drawn.count)).compactMap { row -> String? in
      let before = row < recorded.count ? recorded[row] : "(no row)"
      let now = row < drawn.count ? drawn[row] : "(no row)"
      if before == now { return nil }
      return "row \(row + 1)\n  was \(visible(before))\n  is  \(visible(now))"
    }.joined(separator: "\n")
  }

  /// A row in which escape codes can be read.
  private static func visible(_ row: String) -> String {
    row.split(separator: "\u{1b}", omittingEmptySubsequences: false).joined(separator: "␛")
  }

  @Test func aDifferenceIsShownRowByRow() {
    #expect(
      Self.differences(between: ["same", "was", "gone"], and: ["same", "is"])
        == "row 2\n  was was\n  is  is\nrow 3\n  was gone\n  is  (no row)")
  }
}
