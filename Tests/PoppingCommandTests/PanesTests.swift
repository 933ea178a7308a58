import Foundation
import PoppingStage
import PoppingTerminal
import Testing

@testable import PoppingCommand

@Suite struct PanesTests {
  @Test func panesShareTheWidth() {
    let panes = Panes(count: 3, size: TerminalSize(columns: 80, rows: 24))
    #expect(panes.paneSize.columns == 26 && panes.paneSize.rows == 24)
    #expect((0..<3).map(panes.firstColumn) == [0, 27, 54])
    #expect([0, 26, 27, 79, 200].map(panes.index) == [0, 0, 1, 2, 2])
    for columns in 0...4 {
      #expect(Panes(count: 3, size: TerminalSize(columns: columns, rows: 1)).paneSize.columns >= 0)
    }
  }

  @Test func aListOfBouncinessPlaysAPaneForEach() throws {
    let outcome = try shell("popping play flat-button --bounciness 4,10,18 --color never")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0].contains("bounciness 4") && lines[0].contains("bounciness 10")
        && lines[0].contains("bounciness 18"))
    let buttons = lines.first { $0.contains("Log in") }?.components(separatedBy: "Log in").count ?? 0
    #expect(buttons == 4)
  }

  /// The reference: bounciness 4 overshoots by 1.0 %, 18 by 30.9 %; each pane is at its own.
  @Test func eachPaneHasItsOwnSpring() throws {
    let play = try #require(Command.all.first { $0.name == "play" })
    let arguments = try Arguments(["fold", "--bounciness", "4,18", "--speed", "10"], for: play)
    let tunings = try TuningOptions.tunings(from: arguments)
    #expect(tunings.map(\.bounciness) == [4, 18] && tunings.allSatisfy { $0.speed == 10 })
  }

  @Test(arguments: ["4,", "4,x", ",", "1,2,3,4,5,6,7,8,9"])
  func aWrongListIsTold(list: String) throws {
    let outcome = try shell("popping play fold --bounciness \(list)")
    #expect(outcome.status == 64 && outcome.errors.contains("--bounciness takes"))
  }

  @Test func othersTakeOneNumber() throws {
    let outcome = try shell("popping frames fold --at 0 --bounciness 4,10")
    #expect(outcome.status == 64 && outcome.errors.contains("--bounciness takes a number"))
  }
}
