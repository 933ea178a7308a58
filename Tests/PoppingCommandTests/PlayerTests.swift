import PoppingCanvas
import PoppingStage
import PoppingTerminal
import Testing

@testable import PoppingCommand

@Suite struct PlayerTests {
  /// A square that is pushed by a touch and never asks for anything else.
  private struct Push: Effect {
    let card = Card("push", "Push", in: .gestures, "Is pushed.")
    let script: Script = [.touchDown(.center), .wait(0.2), .touchUp, .settle]
    @Knob(bounciness: 10) var spring

    func setUp(on stage: Stage) {
      let square = Control("square", frame: Rect(center: stage.center, size: Size(64, 64)))
      square.on(.touchDown) { $0.spring(\.position.x, velocity: 1000, tuned: spring) }
      square.on(.touchCancel) { $0.opacity = 0.5 }
      stage.add(square)
    }
  }

  private func player(isInteractive: Bool = false, loops: Bool = false, effects: Int = 1) throws -> Player {
    var show = Player.Show(
      effects: Array(repeating: Push(), count: effects), tuning: Tuning(), library: [])
    show.isInteractive = isInteractive
    show.loops = loops
    return try Player(show, size: TerminalSize(columns: 80, rows: 24), framesPerSecond: 60)
  }

  private func square(of player: Player) throws -> Layer {
    try #require(player.performance.stage.root.layer(named: "square"))
  }

  private func press(_ character: Character) -> KeyPress { KeyPress(.character(character)) }

  private func report(_ action: MouseReport.Action, column: Int, row: Int) -> MouseReport {
    MouseReport(action, .left, column: column, row: row)
  }

  @Test func aShowEndsByItself() throws {
    var player = try player(effects: 2)
    var frames = 0
    while try player.advanceFrame() == .goOn { frames += 1 }
    // Twice a spring of bounciness 10 and speed 12 pushed by 1000 points a second: its envelope falls by exp(−11 t), and
    // from some 30 points to half a point it takes 0.4 s.
    #expect(frames > 2 * 24 && frames < 2 * 48)
    #expect(try square(of: player).position.x == 320)
  }

  @Test func aLoopDoesNotEnd() throws {
    var player = try player(loops: true)
    for _ in 0..<2000 { #expect(try player.advanceFrame() == .goOn) }
  }

  @Test(arguments: [KeyPress(.character("q")), KeyPress(.escape), KeyPress(.character("c"), .control)])
  func itIsLeft(key: KeyPress) throws {
    var player = try player()
    #expect(player.press(key) == .leave)
  }

  @Test func pausedNothingMoves() throws {
    var player = try player()
    for _ in 0..<10 { _ = try player.advanceFrame() }
    _ = player.press(press("p"))
    #expect(player.isAtRest)
    let time = player.performance.time
    _ = try player.advanceFrame()
    #expect(player.performance.time == time)
    _ = player.press(press("p"))
    _ = try player.advanceFrame()
    #expect(player.performance.time > time)
  }

  @Test func steppingBackShowsTheSameFrameAgain() throws {
    var player = try player()
    var shown: [Double] = []
    for _ in 0..<20 {
      _ = try player.advanceFrame()
      shown.append(try square(of: player).position.x)
    }
    for frame in (0..<19).reversed() {
      _ = player.press(press(","))
      let x = try square(of: player).position.x
      #expect(x == shown[frame])
    }
    _ = player.press(press("."))
    #expect(try square(of: player).position.x == shown[1])
  }

  @Test func aNewSizeGoesOnFromTheSameTime() throws {
    var player = try player()
    for _ in 0..<15 { _ = try player.advanceFrame() }
    let time = player.performance.time
    let offset = try square(of: player).position.x - 320
    player.resize(to: TerminalSize(columns: 40, rows: 12))
    #expect(player.performance.time == time)
    #expect(player.performance.stage.bounds.size == Size(320, 11 * 16))
    #expect(abs(try square(of: player).position.x - 160 - offset) < 1e-9)
  }

  @Test func theMouseTouches() throws {
    var player = try player(isInteractive: true)
    player.point(report(.pressed, column: 40, row: 11))
    _ = try player.advanceFrame()
    #expect(try square(of: player).position.x > 320)
    player.point(report(.released, column: 40, row: 11))
    for _ in 0..<200 { _ = try player.advanceFrame() }
    #expect(player.isAtRest)
  }

  @Test func aDragWhoseReleaseNeverCameIsCancelled() throws {
    for end in 0..<4 {
      var player = try player(isInteractive: true)
      player.point(report(.pressed, column: 40, row: 11))
      switch end {
      case 0: player.point(report(.moved, column: 41, row: 11))
      case 1: player.point(report(.pressed, column: 1, row: 1))
      case 2: #expect(player.press(KeyPress(.escape)) == .goOn)
      default: player.cancelTouch()
      }
      #expect(try square(of: player).opacity == 0.5)
    }
  }

  @Test func aResizeKeepsWhatWasTouched() throws {
    var player = try player(isInteractive: true)
    player.point(report(.pressed, column: 40, row: 11))
    for _ in 0..<10 { _ = try player.advanceFrame() }
    let offset = try square(of: player).position.x - 320
    player.resize(to: TerminalSize(columns: 100, rows: 30))
    #expect(abs(try square(of: player).position.x - 400 - offset) < 1e-9)
  }

  @Test func spacePressesWithoutAMouse() throws {
    var player = try player(isInteractive: true)
    _ = player.press(press(" "))
    _ = try player.advanceFrame()
    #expect(try square(of: player).position.x > 320)
  }

  @Test(arguments: [1, 2, 3])
  func smallWindowsHaveNoLineOfKeys(rows: Int) throws {
    var player = try player()
    player.resize(to: TerminalSize(columns: 1, rows: rows))
    #expect(player.keyLine.isEmpty)
    #expect(player.stageCells.rows == rows)
  }
}
