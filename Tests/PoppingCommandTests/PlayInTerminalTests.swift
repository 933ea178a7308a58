import Foundation
import TerminalTestSupport
import Testing

/// The built program in a real pseudo-terminal: what it shows, and what it leaves behind.
@Suite struct PlayInTerminalTests {
  private static let popping = BuiltProduct.path("popping")
  private static let escape = "\u{1b}"
  /// The end of a frame.
  private static let frame = "\u{1b}[?2026l"

  private func play(
    _ arguments: [String] = ["fold"], size: (columns: Int, rows: Int) = (80, 24),
    environment: [String: String] = [:], actions: [PseudoTerminal.Action] = [], timeout: Double = 20
  ) throws -> TerminalRun {
    try PseudoTerminal.run(
      Self.popping, arguments: ["play"] + arguments, size: size, environment: environment, actions: actions,
      timeout: timeout)
  }

  @Test func aShowEndsByItselfWithItsLastFrameOnTheMainScreen() throws {
    let run = try play(["flat-button", "--rate", "4"])
    #expect(run.ending == .exited(0))
    #expect(run.remains.isEmpty)
    #expect(run.modesSet.isSuperset(of: [1049, 2026]))
    #expect(run.frameCount > 5)
    let lines = run.screen().lines
    #expect(lines.contains { $0.contains("Log in") })
    #expect(!run.screen().modes.contains(1049))
  }

  @Test(arguments: ["q", "\u{1b}"])
  func itIsLeft(key: String) throws {
    let run = try play(actions: [.await(Self.frame), .send(key)])
    #expect(run.ending == .exited(0))
    #expect(run.remains.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalEndsItAndItsParentSeesTheSignal(signal: Int32) throws {
    let run = try play(actions: [.await(Self.frame), .pause(0.1), .signal(signal)])
    #expect(run.ending == .signalled(signal))
    #expect(run.remains.isEmpty)
  }

  @Test func controlCEndsItAsTheSystemWould() throws {
    for arguments in [["fold"], ["fold", "--interactive"]] {
      let run = try play(arguments, actions: [.await(Self.frame), .pause(0.1), .send("\u{3}")])
      #expect(run.ending == .signalled(SIGINT))
      #expect(run.remains.isEmpty)
    }
  }

  @Test func aNewSizeIsFollowedAtOnce() throws {
    let run = try play(actions: [
      .await(Self.frame), .pause(0.3), .resize(37, 11), .await("\u{1b}[2J"), .await(Self.frame), .pause(0.2),
      .signal(SIGTERM),
    ])
    #expect(run.ending == .signalled(SIGTERM))
    #expect(run.remains.isEmpty)
    // What came after the new size fits it: nothing scrolls, and the line of keys is in the last row.
    let start = try #require(run.text.range(of: "\u{1b}[2J", options: .backwards)?.lowerBound)
    let end = try #require(run.text.range(of: Self.frame, options: .backwards)?.upperBound)
    var screen = ScreenModel(columns: 37, rows: 11)
    screen.feed(Array(run.text[start..<end].utf8))
    #expect(screen.scrolledRows == 0)
    #expect(screen.lines[10].contains("q"))
    #expect(screen.unknown.isEmpty)
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 24), (80, 1), (3, 2)])
  func aTinyWindowIsNoTrap(columns: Int, rows: Int) throws {
    let run = try play(["flat-button", "--rate", "8"], size: (columns, rows))
    #expect(run.ending == .exited(0))
    #expect(run.remains.isEmpty)
  }

  @Test func whatCannotMoveShowsTheLastFrameAtOnce() throws {
    for environment in [["TERM": "dumb"], ["POPPING_REDUCE_MOTION": "1", "NO_COLOR": "yes"]] {
      let run = try play(["flat-button"], environment: environment)
      #expect(run.ending == .exited(0))
      #expect(!run.text.contains(Self.escape))
      #expect(run.text.contains("Log in"))
      #expect(run.frameCount == 0)
    }
  }

  @Test func coloursStayWithinWhatTheTerminalHas() throws {
    for (environment, most) in [
      (["TERM": "xterm", "COLORTERM": ""], "3"), (["COLORTERM": ""], "38;5"), ([:], "38;2"),
    ] {
      let run = try play(["flat-button", "--rate", "8"], environment: environment)
      #expect(run.text.contains("38;2;") == (most == "38;2"))
      #expect(run.text.contains("38;5;") == (most == "38;5"))
    }
    let plain = try play(["flat-button", "--rate", "8"], environment: ["NO_COLOR": "1"])
    #expect(!plain.text.contains(#/\u{1b}\[[0-9;]*[34][0-9][0-9;]*m/#))
  }

  @Test func theMouseTouchesAndIsGivenBack() throws {
    // A press in the middle of the button, and its release, as SGR reports.
    let run = try play(
      ["flat-button", "--interactive"],
      actions: [
        .await(Self.frame), .send("\u{1b}[<0;40;12M"), .await(Self.frame), .pause(0.5),
        .send("\u{1b}[<0;40;12m"), .await(Self.frame), .pause(1.2), .send("q"),
      ])
    #expect(run.ending == .exited(0))
    #expect(run.remains.isEmpty)
    #expect(run.modesSet.isSuperset(of: [1002, 1006]))
    #expect(run.frameCount > 10)
  }

  @Test func withNothingMovingNothingIsWritten() throws {
    let run = try play(
      ["flat-button", "--interactive"], actions: [.await(Self.frame), .pause(3), .send("q")])
    #expect(run.ending == .exited(0))
    #expect(run.frameCount == 1)
    // The start alone takes about thirty; 60 frames a second would take 180 more.
    #expect(run.contextSwitches < 80)
  }

  @Test func aPauseIsShownAtOnce() throws {
    let run = try play(actions: [.await(Self.frame), .pause(0.2), .send("p"), .await("goes on"), .send("q")])
    #expect(run.ending == .exited(0))
    #expect(!run.timedOut)
  }

  @Test func typedTextIsTextAndOnlyEscapeLeaves() throws {
    let run = try play(
      ["placeholder", "--interactive"],
      actions: [
        .await(Self.frame), .send("q!"), .await("!"), .send("\u{1b}[200~\u{1b}[2Jpasted\u{1b}[201~"),
        .pause(0.3), .send("\u{1b}"),
      ])
    #expect(run.ending == .exited(0))
    #expect(run.remains.isEmpty)
    #expect(run.screen().text.contains("q![2Jpasted"))
  }

  /// Between frames the screen is as the row's width says, whether or not a terminal counts a variation selector as wide.
  @Test(arguments: ScreenModel.ClusterWidth.allCases)
  func clustersKeepTheirRowsWidth(width: ScreenModel.ClusterWidth) throws {
    let run = try play(
      ["placeholder", "--text", "人a👩‍🔬b☁️c1️⃣d", "--interactive"], actions: [.await(Self.frame), .send("\u{1b}")])
    #expect(run.ending == .exited(0))
    let screen = run.screen(before: "\u{1b}[?1049l", clusterWidth: width)
    #expect(screen.scrolledRows == 0)
    // The bar's words stand where they stand without the text.
    let bar = try #require(screen.lines.first { $0.contains("Post text") })
    #expect(bar.contains("Cancel") && bar.contains("Publish"))
    let row = try #require(screen.lines.first { $0.contains("人") })
    for part in ["a", "b", "c", "d"] { #expect(row.contains(part)) }
  }
}
