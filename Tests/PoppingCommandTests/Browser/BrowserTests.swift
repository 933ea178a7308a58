import PoppingCanvas
import PoppingStage
import PoppingTerminal
import Testing

@testable import PoppingCommand

/// The browser as a value, driven by keys and mouse and a hand-turned clock.
@Suite struct BrowserTests {
  /// A square that a touch pushes to the right, by a spring that can be tuned.
  private struct Push: Effect {
    var id = "push"
    var family = Family.controls
    var card: Card { Card(id, id.uppercased(), in: family, "Is pushed, \(id).") }
    let script: Script = [.touchDown(.center), .wait(0.1), .touchUp, .settle]
    @Knob(bounciness: 10) var spring
    @Parameter(500.0, in: 0...2000, "how hard") var push
    @Parameter("red", among: ["red", "green", "blue"], "the colour") var hue

    func setUp(on stage: Stage) {
      let square = Control("square", frame: Rect(center: stage.center, size: Size(64, 64)))
      square.on(.touchDown) { [unowned stage] in
        $0.spring(\.position.x, to: stage.center.x + 100, velocity: stage[push], tuned: spring)
      }
      stage.add(square)
    }
  }

  private func browser(columns: Int = 100, rows: Int = 30) throws -> Browser {
    let effects: [any Effect] = [
      Push(), Push(id: "shove", family: .controls), Push(id: "throw", family: .gestures),
      Push(id: "type", family: .text),
    ]
    return try Browser(effects, size: TerminalSize(columns: columns, rows: rows))
  }

  private func type(_ keys: String, in browser: inout Browser) {
    for key in keys { _ = browser.press(KeyPress(.character(key))) }
  }

  private func x(_ browser: Browser) throws -> Double {
    try #require(browser.performance.stage.root.layer(named: "square")).position.x
  }

  private func screen(_ browser: Browser) throws -> [String] {
    let play = try #require(Command.all.first { $0.name == "play" })
    let view = try ViewOptions(Arguments(["--all", "--color", "never", "--glyphs", "ascii"], for: play))
    var screen = BrowserScreen(browser, view)
    return screen.frame().lines(colored: false)
  }

  @Test func arrowsAndViKeysChooseAnEffectWhichPlays() throws {
    var browser = try browser()
    type("jj", in: &browser)
    #expect(browser.effect.card.id == "throw")
    _ = browser.press(KeyPress(.up))
    #expect(browser.effect.card.id == "shove")
    _ = browser.press(KeyPress(.end))
    #expect(browser.effect.card.id == "type")
    let start = try x(browser)
    for _ in 0..<6 { browser.advanceFrame() }
    #expect(try x(browser) > start)
  }

  @Test func theFilterLeavesWhatHasAllWords() throws {
    var browser = try browser()
    type("/pushed th", in: &browser)
    #expect(browser.shown.map(\.card.id) == ["throw"])
    #expect(browser.effect.card.id == "throw")
    type("zz", in: &browser)
    #expect(browser.shown.isEmpty && browser.effect.card.id == "throw")
    _ = browser.press(KeyPress(.escape))
    #expect(browser.shown.count == 4 && !browser.isFiltering)
  }

  @Test func aSliderRetunesWhatMovesWithoutAJump() throws {
    var browser = try browser()
    for _ in 0..<8 { browser.advanceFrame() }
    let (place, time) = (try x(browser), browser.performance.time)
    _ = browser.press(KeyPress(.tab))
    _ = browser.press(KeyPress(.tab))
    type("++", in: &browser)
    #expect(browser.performance.tuning.bounciness == 12)
    #expect(try x(browser) == place && browser.performance.time == time)
    browser.advanceFrame()
    #expect(abs(try x(browser) - place) < 20)
  }

  @Test func digitsAreTypedAndArrowsStep() throws {
    var browser = try browser()
    browser.focus = .settings
    type("18", in: &browser)
    #expect(browser.performance.tuning.bounciness == 18)
    type("j7.5", in: &browser)
    #expect(browser.performance.tuning.speed == 7.5)
    type("jjj", in: &browser)
    #expect(browser.setting?.name == "push")
    _ = browser.press(KeyPress(.right))
    #expect(browser.performance.tuning.settings["push"] == "600")
    type("j", in: &browser)
    _ = browser.press(KeyPress(.right))
    #expect(browser.performance.tuning.settings["hue"] == "green")
    type("r", in: &browser)
    #expect(browser.performance.tuning == Tuning())
  }

  @Test func whatHasSettledPlaysAgainWhenItIsSet() throws {
    var browser = try browser()
    for _ in 0..<600 { browser.advanceFrame() }
    #expect(browser.isAtRest && browser.performance.time > 0.3)
    browser.focus = .settings
    type("+", in: &browser)
    #expect(!browser.isAtRest && browser.performance.time == 0)
  }

  @Test func steppingBackShowsTheFramesAgainAlsoOverTouchesAndTunings() throws {
    var browser = try browser()
    var places: [Double] = []
    for frame in 0..<30 {
      if frame == 10 { browser.hand(.touch(.began, Point(0.5, 0.5))) }
      if frame == 20 {
        browser.retune(
          {
            var tuning = Tuning(); tuning.bounciness = 20; return tuning
          }())
      }
      browser.advanceFrame()
      places.append(try x(browser))
    }
    type("p", in: &browser)
    for frame in (0..<29).reversed() {
      type(",", in: &browser)
      #expect(try x(browser) == places[frame])
    }
    for frame in 1..<30 {
      type(".", in: &browser)
      #expect(try x(browser) == places[frame])
    }
  }

  @Test func bracketsChangeTheRateFromASixteenthToFour() throws {
    var browser = try browser()
    type("[[[[[[", in: &browser)
    #expect(browser.rate == 1.0 / 16)
    browser.advanceFrame()
    #expect(abs(browser.performance.time - 1.0 / 960) < 1e-12)
    type("]]]]]]]]]", in: &browser)
    #expect(browser.rate == 4)
  }

  @Test func comparedWithItselfAsItComesTheyPlayInStep() throws {
    var browser = try browser()
    browser.focus = .settings
    type("18c", in: &browser)
    for _ in 0..<20 { browser.advanceFrame() }
    let compared = try #require(browser.compared)
    #expect(compared.time == browser.performance.time)
    #expect(compared.tuning == Tuning() && browser.performance.tuning.bounciness == 18)
    let other = try #require(compared.stage.root.layer(named: "square"))
    #expect(try x(browser) != other.position.x)
    type("c", in: &browser)
    #expect(browser.compared == nil)
  }

  @Test func inTheEffectsPaneKeysAreTheEffects() throws {
    var browser = try browser()
    for _ in 0..<600 { browser.advanceFrame() }
    _ = browser.press(KeyPress(.enter))
    #expect(browser.focus == .effect)
    #expect(browser.press(KeyPress(.character("q"))) == .goOn)
    _ = browser.press(KeyPress(.character(" ")))
    #expect(!browser.isAtRest)
    _ = browser.press(KeyPress(.escape))
    #expect(browser.focus == .list)
    #expect(browser.press(KeyPress(.character("q"))) == .leave)
  }

  @Test func theMouseChoosesSetsAndTouches() throws {
    var browser = try browser()
    let layout = browser.layout
    let list = try #require(layout.list)
    // The filter, the family "controls", and its two effects.
    browser.point(MouseReport(.pressed, .left, column: list.column + 3, row: 3))
    #expect(browser.effect.card.id == "shove")
    let settings = try #require(layout.settings)
    let bar = BrowserSlider.bar(in: settings)
    browser.point(MouseReport(.pressed, .left, column: bar.column + bar.columns - 1, row: settings.row))
    browser.point(MouseReport(.released, .left, column: bar.column, row: settings.row))
    #expect(browser.performance.tuning.bounciness == 20 && browser.focus == .settings)
    for _ in 0..<900 { browser.advanceFrame() }
    // The square has come to rest 100 points, twelve cells, right of the middle.
    let middle = (
      layout.stage.column + layout.stage.columns / 2 + 12, layout.stage.row + layout.stage.rows / 2
    )
    browser.point(MouseReport(.pressed, .left, column: middle.0, row: middle.1))
    #expect(browser.focus == .effect)
    browser.advanceFrame()
    #expect(!browser.performance.stage.isSettled)
  }

  @Test func exportTellsTheSpringAndTheCall() throws {
    var browser = try browser()
    browser.focus = .settings
    type("18jj", in: &browser)
    type("5e", in: &browser)
    #expect(browser.overlay == .export)
    let code = try #require(browser.clipboard)
    #expect(code.hasSuffix("\npopping play push --bounciness 18 --set spring.bounciness=5\n"))
    #expect(code.contains("import SwiftUI"))
    _ = browser.press(KeyPress(.right))
    #expect(browser.exported.contains("UISpringTimingParameters"))
    _ = browser.press(KeyPress(.enter))
    #expect(browser.overlay == nil)
  }

  @Test(arguments: [(1, 1), (0, 0), (59, 30), (60, 15), (60, 16), (80, 24), (200, 50), (20, 200)])
  func everyWindowIsFilledWithoutATrap(columns: Int, rows: Int) throws {
    var browser = try browser()
    for size in [(columns, rows), (80, 24), (columns, rows)] {
      browser.resize(to: TerminalSize(columns: size.0, rows: size.1))
      for overlay in [nil, Browser.Overlay.help, .source, .export] {
        browser.overlay = overlay
        browser.advanceFrame()
        let lines = try screen(browser)
        #expect(lines.count == size.1 || size.1 == 0)
      }
      browser.overlay = nil
      for column in [0, columns / 2, columns] {
        for row in [0, rows / 2, rows] {
          for action in [MouseReport.Action.pressed, .dragged, .released, .scrolledUp] {
            browser.point(MouseReport(action, .left, column: column, row: row))
          }
        }
      }
    }
  }

  @Test func aSmallWindowShowsTheEffectAndOneLine() throws {
    let browser = try browser(columns: 50, rows: 12)
    #expect(browser.layout.list == nil && browser.layout.settings == nil)
    #expect(browser.layout.stage == BrowserLayout.Area(column: 0, row: 0, columns: 50, rows: 11))
  }

  @Test func whatCanBeSeen() throws {
    let lines = try screen(browser(columns: 80, rows: 24))
    #expect(lines[1].hasPrefix(" controls"))
    #expect(lines[2].hasPrefix(" > PUSH") && lines[3].hasPrefix("   SHOVE"))
    #expect(lines.contains { $0.contains("> bounciness") && $0.contains("O") && $0.contains(" 10") })
    // Bounciness 10 and speed 12: a damping ratio of 0.595, and exp(−π · 0.595 / √(1 − 0.595²)).
    #expect(lines.contains { $0.contains("over 9.7") })
    #expect(lines[23].contains("q leave") && lines[23].contains("p pause"))
  }
}
