import PoppingTerminal
import TerminalTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until a whole frame was shown.
private let frame = PseudoTerminal.Action.await("\u{1b}[?2026l")

private func run(
  _ task: String, size: (columns: Int, rows: Int) = (80, 24), environment: [String: String] = [:],
  _ actions: [PseudoTerminal.Action], output: String? = nil
) throws -> TerminalRun {
  try PseudoTerminal.run(
    BuiltProduct.path("TerminalFixture"), arguments: [task], size: size, environment: environment,
    actions: actions,
    output: output)
}

@Suite("A session on a terminal")
struct TerminalTests {
  // MARK: - Ends

  @Test(
    "A session that ends by itself leaves the terminal as it was",
    arguments: ["watch", "touch", "inline", "nokeys"])
  func quit(task: String) throws {
    let run = try run(task, [frame, frame, .send("q")])
    #expect(run.ending == .exited(0))
    #expect(run.remains == [])
    #expect(run.modesSet.contains(1049) == (task != "inline"))
    #expect(run.modesSet.isSuperset(of: [1002, 1006, 2004, 1004]) == (task == "touch"))
    #expect(run.wrote("closed after"))
    #expect(run.wrote("all kept"), "the streams do not wait for others, and no handler stays")
  }

  @Test(
    "A signal to end restores the terminal, and the program dies of it",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT], ["watch", "touch", "still"])
  func signals(signal: Int32, task: String) throws {
    let run = try run(task, [frame, .signal(signal)])
    #expect(run.ending == .signalled(signal))
    #expect(run.remains == [])
  }

  @Test(
    "Keys that send signals do so whether the system reads them or the program",
    arguments: ["watch", "touch"])
  func signalKeys(task: String) throws {
    for (key, signal) in [("\u{3}", SIGINT), ("\u{1c}", SIGQUIT)] {
      let run = try run(task, [frame, .send(key)])
      #expect(run.ending == .signalled(signal))
      #expect(run.remains == [])
    }
  }

  @Test("A program that hangs dies of the second signal, with the terminal restored")
  func twoSignals() throws {
    let run = try run("hang", [.await("frame"), .signal(SIGTERM), .pause(0.05), .signal(SIGTERM)])
    #expect(run.ending == .signalled(SIGTERM))
    #expect(run.remains == [])
    #expect(!run.wrote("internal error"))
  }

  @Test(
    "A crash restores the terminal and says so on the screen the user comes back to",
    arguments: [
      ("fatal", [SIGILL, SIGTRAP]), ("index", [SIGILL, SIGTRAP]), ("overflow", [SIGILL, SIGTRAP]),
      ("stack", [SIGSEGV, SIGBUS]), ("segv", [SIGSEGV]), ("abort", [SIGABRT]),
    ])
  func crashes(task: String, signals: [Int32]) throws {
    // Swift's own report of a crash is not part of it.
    let run = try run(task, environment: ["SWIFT_BACKTRACE": ""], [])
    #expect(signals.map { .signalled($0) }.contains(run.ending) && !run.timedOut)
    #expect(run.remains == [])
    let sentence = #/popping stopped by an internal error \(SIG[A-Z]+\); the terminal was restored\./#
    #expect(run.screen().text.contains(sentence))
  }

  @Test("With Swift's report of crashes asked for, the terminal is restored before it")
  func backtrace() throws {
    let run = try run("fatal", environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"], [])
    #expect([.signalled(SIGILL), .signalled(SIGTRAP)].contains(run.ending))
    #expect(run.remains == [])
    #expect(run.wrote("internal error"))
  }

  @Test(
    "A terminal that is closed ends the program, by the signal or quietly", arguments: ["watch", "still"])
  func hangUp(task: String) throws {
    let run = try run(task, [frame, .hangUp])
    #expect([.signalled(SIGHUP), .exited(0)].contains(run.ending) && !run.timedOut)
  }

  @Test("Without a terminal at standard output there is a sentence and nothing else")
  func noTerminal() throws {
    let run = try run("watch", [], output: "/dev/null")
    #expect(run.ending == .exited(1) && !run.bytes.contains(0x1b))
    #expect(run.wrote("Standard output is no terminal; run the program in one, without a pipe or a file."))
  }

  // MARK: - Frames

  @Test("Every update is closed at once, and nothing but frames lies inside")
  func updates() throws {
    let run = try run("touch", [frame, frame, frame, frame, .send("q")])
    let updates = run.modeChanges.filter { $0.mode == 2026 }.map(\.isSet)
    #expect(updates.count >= 8)
    #expect(updates.enumerated().allSatisfy { $0.element == ($0.offset % 2 == 0) }, "on and off take turns")
    let screen = run.screen(before: "\u{1b}[?1006l")
    #expect(screen.unknown.isEmpty && screen.scrolledRows == 0 && screen.lines[0].hasPrefix("frame "))
    #expect(!screen.modes.contains(25) && !screen.modes.contains(7))
  }

  @Test("The terminal is asked nothing, so no answer can end up at the prompt")
  func noQueries() throws {
    let run = try run("touch", [frame, .send("q")])
    for query in ["\u{1b}[c", "\u{1b}[6n", "$p", "\u{1b}[?u", "\u{1b}P", "\u{1b}[12l", "\u{1b}[12h"] {
      #expect(!run.wrote(query))
    }
  }

  @Test("Frames come at their rate, without drift")
  func pace() throws {
    let run = try run("watch", [frame, .await("[1;7H\u{1b}[33m60\u{1b}"), .send("q")])
    // 59 frames later: 0.983 s at 60 frames a second.
    let span = run.actionTimes[1] - run.actionTimes[0]
    #expect(abs(span - 59.0 / 60) < 0.1, "\(span)")
  }

  @Test("With nothing to wait for the program sleeps")
  func idle() throws {
    let run = try run("still", [frame, .pause(1), .send("q")])
    #expect(run.ending == .exited(0) && run.frameCount == 1)
    #expect(
      run.contextSwitches < 100 && run.processorTime < 0.2, "\(run.contextSwitches), \(run.processorTime)")
  }

  @Test("A slow terminal misses frames instead of hearing of them later, and keys work at once")
  func slowTerminal() throws {
    let run = try run("flood", [frame, .readSlowly(100_000), .pause(1), .send("q")])
    #expect(run.ending == .exited(0))
    #expect(run.remains == [])
    #expect(run.duration - run.actionTimes[3] < 0.15, "\(run.duration - run.actionTimes[3])")
    #expect(run.frameCount < 30)
  }

  // MARK: - Sizes

  @Test("A window that changes size many times is told once or a few times, and shown whole at its last size")
  func resizes() throws {
    var actions = [frame]
    for step in 0..<30 { actions += [.resize(80 - step, 24 - step / 3), .pause(0.005)] }
    actions += [.resize(37, 11), .await("37x11"), frame, .send("q")]
    let run = try run("watch", actions)
    #expect(run.ending == .exited(0))
    #expect(run.remains == [])
    let told = run.text.split(separator: ": ").last?.split(separator: ", ").filter { $0.contains("x") } ?? []
    #expect((1...4).contains(told.count), "\(told)")
    // What came after the last clearing fits the new window.
    let bytes = Array(run.text.components(endingAt: "\u{1b}[?1049l").last(startingWith: "\u{1b}[2J").utf8)
    var screen = ScreenModel(columns: 37, rows: 11)
    screen.feed(bytes)
    #expect(screen.lines[0].hasSuffix("37x11") && screen.lines[10].count == 37 && screen.scrolledRows == 0)
  }

  @Test(
    "Windows of any size are shown without a trap",
    arguments: [(0, 0), (1, 1), (1, 24), (80, 1), (2, 2), (3, 2), (81, 25), (500, 200)])
  func sizes(columns: Int, rows: Int) throws {
    let run = try run("watch", size: (columns, rows), [frame, .send("q")])
    #expect(run.ending == .exited(0))
    #expect(run.remains == [])
    guard (1...100).contains(columns) else { return }
    let screen = run.screen(columns: columns, rows: rows, before: "\u{1b}[?1049l")
    #expect(screen.scrolledRows == 0)
    if columns > 20 { #expect(screen.lines[0].hasSuffix("\(columns)x\(rows)")) }
  }

  @Test("A terminal that does not know its size is taken for what the environment says, or 80 × 24")
  func unknownSize() throws {
    let environment = ["COLUMNS": "50", "LINES": "9"]
    let told = try run("watch", size: (0, 0), environment: environment, [.await("50x9"), .send("q")])
    #expect(told.ending == .exited(0) && !told.timedOut)
    let usual = try run("watch", size: (0, 0), [.await("80x24"), .send("q")])
    #expect(usual.ending == .exited(0) && !usual.timedOut)
    // The environment does not hide what the window says.
    let known = try run("watch", size: (60, 10), environment: environment, [.await("60x10"), .send("q")])
    #expect(known.ending == .exited(0) && !known.timedOut)
  }

  // MARK: - Input

  @Test("Keys, the mouse, pastes and the window's focus arrive in their order")
  func input() throws {
    let keys = "a\u{1b}[A\u{1b}[<0;12;3M\u{1b}[200~p\nq\u{1b}[201~\u{1b}[I"
    let run = try run(
      "touch", [frame, .send(keys), .await("focus"), .send("\u{1b}"), .await("escape"), .send("q")])
    #expect(
      run.wrote("key character(\"a\"), key up, mouse pressed 11 2, paste 3, focus true, key escape"))
  }

  @Test("What was typed and not read does not end up at the prompt")
  func unreadInput() throws {
    let run = try run(
      "hang", [.await("frame"), .signal(SIGTERM), .send("rm -rf\n"), .pause(0.05), .signal(SIGTERM)])
    #expect(run.ending == .signalled(SIGTERM))
    #expect(run.remains == [])
  }
}

extension String {
  /// What stands before the last place of a text.
  fileprivate func components(endingAt text: String) -> String {
    ranges(of: text).last.map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// What stands from the last place of a text on.
  fileprivate func last(startingWith text: String) -> String {
    ranges(of: text).last.map { String(self[$0.lowerBound...]) } ?? self
  }
}
