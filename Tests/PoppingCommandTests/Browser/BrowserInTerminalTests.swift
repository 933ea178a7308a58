import TerminalTestSupport
import Testing

/// The built browser in a pseudo-terminal, read as a person would see it.
@Suite struct BrowserInTerminalTests {
  private static let frame = "\u{1b}[?2026l"

  private func run(
    _ actions: [PseudoTerminal.Action], size: (columns: Int, rows: Int) = (80, 24)
  ) throws -> TerminalRun {
    try PseudoTerminal.run(
      BuiltProduct.path("popping"), arguments: [], size: size, environment: [:], actions: actions, timeout: 30
    )
  }

  @Test func itIsFilteredTunedExportedAndLeft() throws {
    let run = try run([
      .await(Self.frame), .send("/fold\r"), .await("Fold"), .send("\t\t7"), .pause(0.2), .send("e"),
      .await("\u{1b}]52;"), .send("x"), .pause(0.1), .send("q"),
    ])
    #expect(run.ending == .exited(0))
    #expect(run.remains.isEmpty)
    #expect(run.modesSet.contains(1049))
    // What was exported is on the screen that the user had before.
    #expect(run.screen().lines.contains { $0.contains("popping play fold --bounciness 7") })
  }

  @Test(arguments: ["q", "\u{1b}"])
  func itIsLeft(key: String) throws {
    let run = try run([.await(Self.frame), .send(key)])
    #expect(run.ending == .exited(0) && run.remains.isEmpty)
  }

  @Test func aNewSizeIsFollowed() throws {
    let run = try run([
      .await(Self.frame), .pause(0.2), .resize(45, 14), .await("\u{1b}[2J"), .await(Self.frame), .pause(0.1),
      .send("q"),
    ])
    #expect(run.ending == .exited(0) && run.remains.isEmpty)
  }

  @Test func pausedItSleeps() throws {
    let run = try run([.await(Self.frame), .send("p"), .pause(0.3), .pause(1.5), .send("q")])
    #expect(run.ending == .exited(0))
    // From the end of the first pause to that of the second.
    #expect(!run.reads.contains { $0.time > run.actionTimes[2] && $0.time < run.actionTimes[3] })
  }
}
