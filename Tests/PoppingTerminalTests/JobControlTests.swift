import TerminalTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A shell in a terminal, with the fixture as one of its jobs.
@Suite("Stopping and continuing under a shell")
struct JobControlTests {
  private func shell(_ actions: [PseudoTerminal.Action]) throws -> TerminalRun {
    try PseudoTerminal.run(
      "/bin/sh", arguments: ["-i"], environment: ["PS1": "ready> ", "ENV": ""],
      actions: [.await("ready> ")] + actions)
  }

  private func start(_ task: String, _ suffix: String = "") -> PseudoTerminal.Action {
    .send("\(BuiltProduct.path("TerminalFixture")) \(task)\(suffix)\n")
  }

  private let frame = PseudoTerminal.Action.await("\u{1b}[?2026l")

  @Test(
    "Ctrl-Z gives the terminal back, fg takes it over and draws the whole frame",
    arguments: ["watch", "touch"])
  func stopAndContinue(task: String) throws {
    let run = try shell([
      start(task), frame, .send("\u{1a}"), .await("\u{1b}[?25h"), .await("ready> "),
      .send("stty -a | grep -c ' echo '\n"), .await("1\r\n"), .pause(0.2),
      .send("fg\n"), .await("\u{1b}[?1049h"), .await("\u{1b}[2J"), .await("frame "), .await("resumed later"),
      .send("q"), .await("closed after"), .await("ready> "), .send("exit\n"),
    ])
    #expect(run.ending == .exited(0) && !run.timedOut && run.modesLeft.isEmpty)
    #expect(run.wrote("closed after"))
  }

  @Test("A job killed while it is stopped ends without taking the terminal over again")
  func killedWhileStopped() throws {
    let run = try shell([
      start("watch"), frame, .send("\u{1a}"), .await("ready> "),
      .send("kill -TERM %1; kill -CONT %1; sleep 0.2; jobs\n"), .await("Terminated"), .await("ready> "),
      .send("exit\n"),
    ])
    #expect(run.ending == .exited(0) && !run.timedOut)
    #expect(run.modeChanges.filter { $0.mode == 1049 && $0.isSet }.count == 1)
  }

  @Test("In the background it stops without a byte written, until it comes to the foreground")
  func background() throws {
    let run = try shell([
      start("watch", " &"), .await("ready> "), .pause(0.2), .send("jobs\n"), .await("topped"),
      .await("ready> "),
      .send("echo before\n"), .await("\nbefore\r\n"), .await("ready> "), .send("fg\n"),
      .await("\u{1b}[?1049h"), frame,
      .send("q"), .await("closed after"), .await("ready> "), .send("exit\n"),
    ])
    #expect(run.ending == .exited(0) && !run.timedOut && run.modesLeft.isEmpty)
  }

  @Test(
    "Stopped without a word, it draws everything again when it goes on, and the animation goes on where it stood"
  )
  func foreignStop() throws {
    let run = try PseudoTerminal.run(
      BuiltProduct.path("TerminalFixture"), arguments: ["watch"],
      actions: [
        frame, .signal(SIGSTOP), .pause(0.3), .signal(SIGCONT), .await("\u{1b}[2J"), .await("resumed later"),
        .send("q"),
      ])
    #expect(run.ending == .exited(0))
    #expect(run.remains == [])
  }

  @Test("A window that has another size after a stop is told")
  func resizedWhileStopped() throws {
    let run = try shell([
      start("watch"), frame, .send("\u{1a}"), .await("ready> "), .resize(61, 17), .send("fg\n"),
      .await("61x17"), frame,
      .send("q"), .await("closed after"), .await("ready> "), .send("exit\n"),
    ])
    #expect(run.ending == .exited(0))
    #expect(run.modesLeft.isEmpty)
  }

  @Test("The shell sees what the program died of")
  func status() throws {
    let run = try shell([
      start("watch", "; echo status $?"), frame, .send("\u{1c}"), .await("status 131"), .await("ready> "),
      .send("exit\n"),
    ])
    #expect(!run.timedOut)
  }
}
