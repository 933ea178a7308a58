import LoginEffect
import PoppingStage
import Testing

@Suite struct LoginTests {
  private struct Scene {
    let stage: Stage
    let button: Control
    let label: Layer
    let spinner: Layer

    init(_ tuning: Tuning = Tuning()) throws {
      stage = try Stage(Login(), size: Size(640, 384), tuning: tuning)
      button = try #require(stage.root.layer(named: "button") as? Control)
      label = try #require(stage.root.layer(named: "error label"))
      spinner = try #require(stage.root.layer(named: "spinner"))
    }

    func tap() {
      stage.touch(.began, at: button.position)
      stage.touch(.ended, at: button.position)
    }
  }

  @Test func theErrorWaitsBehindTheButtonAtHalfItsSize() throws {
    let scene = try Scene()
    #expect(scene.label.scale == 0.5)
    #expect(scene.label.position == scene.button.position)
    #expect(scene.label.isHidden)
    let layers = scene.stage.root.sublayers
    let label = try #require(layers.firstIndex { $0 === scene.label })
    let button = try #require(layers.firstIndex { $0 === scene.button })
    #expect(label < button)
  }

  @Test func theButtonIsOffAndTheSpinnerTurnsUntilTheAnswer() throws {
    let scene = try Scene()
    scene.tap()
    #expect(!scene.button.isEnabled)
    #expect(!scene.spinner.isHidden)
    scene.stage.advance(to: 0.25)
    #expect(abs(scene.spinner.rotationZ.radians - .pi / 2) < 1e-9)
    scene.stage.advance(to: 0.999)
    #expect(!scene.spinner.isHidden && scene.button.position.x == 320)
    scene.stage.advance(to: 1)
    #expect(scene.spinner.isHidden)
  }

  /// The first swings of the shake, from POP's own engine: +72 and −27 points.
  @Test func theButtonShakes() throws {
    let scene = try Scene()
    scene.tap()
    var offsets: [Double] = []
    for frame in 0...600 {
      scene.stage.advance(to: 1 + Double(frame) / 240)
      offsets.append(scene.button.position.x - 320)
    }
    let peak = try #require(offsets.max())
    let trough = try #require(offsets.min())
    #expect(abs(peak - 72) < 0.02 * 72)
    #expect(abs(trough - -27) < 0.02 * 27)
    #expect(offsets.last == 0)
  }

  @Test func theButtonIsOnAgainWhenTheShakeHasCompleted() throws {
    let scene = try Scene()
    scene.tap()
    var lastMoving = 0.0
    var enabledAt = 0.0
    for frame in 0...1000 {
      let time = Double(frame) / 240
      scene.stage.advance(to: time)
      if scene.button.position.x != 320 { lastMoving = time }
      if enabledAt == 0 && frame > 0 && scene.button.isEnabled { enabledAt = time }
    }
    #expect(lastMoving > 1.8)
    #expect(enabledAt > lastMoving && enabledAt - lastMoving < 0.01)
  }

  @Test func theErrorSpringsOutBelow() throws {
    let scene = try Scene()
    scene.tap()
    scene.stage.advance(to: 5)
    #expect(scene.label.scale == 1 && !scene.label.isHidden)
    #expect(scene.label.position.y == scene.button.position.y + scene.button.size.height)
  }

  @Test func theNextTryHidesTheErrorAgain() throws {
    let scene = try Scene()
    scene.tap()
    scene.stage.advance(to: 5)
    scene.tap()
    scene.stage.advance(to: 5.99)
    #expect(abs(scene.label.scale.x - 0.5) < 0.03)
    #expect(abs(scene.label.position.y - scene.button.position.y) < 3)
  }

  @Test func nothingIsPressedWhileTheAnswerIsAwaited() throws {
    let scene = try Scene()
    scene.tap()
    scene.stage.advance(to: 0.9)
    scene.tap()
    scene.stage.advance(to: 1.95)
    // A second try would have put the answer off.
    #expect(scene.spinner.isHidden)
  }

  @Test func parametersReachTheStage() throws {
    var tuning = Tuning()
    tuning.settings = ["delay": "0.2", "shakeVelocity": "0", "message": "No."]
    let scene = try Scene(tuning)
    scene.tap()
    scene.stage.advance(to: 0.3)
    #expect(scene.spinner.isHidden)
    #expect(scene.label.text?.string == "No.")
    #expect(scene.button.position.x == 320)
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 60)])
  func itsScriptEndsWithTheErrorInPlace(columns: Int, rows: Int) throws {
    let stage = try Stage(Login(), size: Size(Double(columns) * 8, Double(rows) * 16))
    stage.perform(Login().script)
    for frame in 0..<900 where !stage.isFinished { stage.advance(to: Double(frame) / 60) }
    #expect(stage.isFinished)
    let label = try #require(stage.root.layer(named: "error label"))
    #expect(label.scale == 1 && label.frame.maxY <= stage.bounds.maxY)
  }
}
