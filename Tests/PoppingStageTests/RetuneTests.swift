import PoppingStage
import Testing

@Suite struct RetuneTests {
  /// A square that is sent to the right by a touch.
  private struct Slide: Effect {
    let card = Card("slide", "Slide", in: .controls, "Slides.")
    let script: Script = [
      .wait(0.2), .touchDown(.center(of: "square")), .wait(0.5), .touchUp, .wait(0.5),
      .touchDown(.center(of: "square")),
    ]
    @Knob(bounciness: 18) var push
    @Knob(bounciness: 4) var other
    @Parameter(1, in: 0...2, "an amount") var amount

    func setUp(on stage: Stage) {
      let square = Control("square", frame: Rect(center: stage.center, size: Size(64, 64)))
      square.on(.touchDown) { $0.spring(\.position.x, to: 420, tuned: push) }
      square.on(.touchCancel) { $0.opacity = 0.5 }
      stage.add(square)
    }
  }

  private func stage(_ tuning: Tuning = Tuning()) throws -> Stage {
    try Stage(Slide(), size: Size(640, 384), tuning: tuning)
  }

  private func calm() -> Tuning {
    var tuning = Tuning()
    tuning.bounciness = 0
    return tuning
  }

  private func square(on stage: Stage) throws -> Layer { try #require(stage.root.layer(named: "square")) }

  /// From the moment of retuning on, the new spring's own solution from that value and velocity.
  @Test func whatMovesGoesOnFromItsValueAndVelocity() throws {
    let stage = try stage()
    let square = try square(on: stage)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.1)
    let animation = try #require(stage.animator.runningAnimations.first)
    let (value, velocity) = (square.position.x, animation.velocity[0])
    #expect(velocity > 100)
    try stage.retune(calm())
    #expect(square.position.x == value)
    #expect(abs(animation.velocity[0] - velocity) < 1e-9)
    let spring = try Spring(bounciness: 0, speed: 12)
    for step in 1...20 {
      let time = Double(step) / 60
      stage.advance(to: 0.1 + time)
      let expected = spring.value(at: time, from: value, to: 420, velocity: velocity)
      #expect(abs(square.position.x - expected) < 0.51)
    }
  }

  @Test func whatBeginsLaterHasTheNewTuning() throws {
    let effect = Slide()
    let stage = try Stage(effect, size: Size(640, 384))
    var tuning = calm()
    tuning.settings["amount"] = "2"
    try stage.retune(tuning)
    #expect(stage[effect.amount] == 2)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.2)
    let direct = try self.stage(calm())
    direct.touch(.began, at: direct.center)
    direct.advance(to: 0.2)
    #expect(try square(on: stage).position.x == square(on: direct).position.x)
  }

  @Test func anotherKnobsSpringIsLeftAlone() throws {
    let stage = try stage()
    let undisturbed = try self.stage()
    for stage in [stage, undisturbed] {
      stage.touch(.began, at: stage.center)
      stage.advance(to: 0.1)
    }
    var tuning = Tuning()
    tuning.settings["other.bounciness"] = "20"
    try stage.retune(tuning)
    for stage in [stage, undisturbed] { stage.advance(to: 0.3) }
    #expect(try square(on: stage).position.x == square(on: undisturbed).position.x)
  }

  @Test func aTuningThatDoesNotFitChangesNothing() throws {
    let stage = try stage()
    var tuning = Tuning()
    tuning.settings["amount"] = "3"
    #expect(throws: TuningError.self) { try stage.retune(tuning) }
    #expect(stage.tuning == Tuning())
  }

  @Test func aStoppedScriptTouchesNoMore() throws {
    let stage = try stage()
    stage.perform(Slide().script)
    stage.advance(to: 0.3)
    // The script's finger is down: it is lost, and never comes back.
    var touches = 0
    stage.touchObserver = { _ in touches += 1 }
    stage.stopScript()
    #expect(try square(on: stage).opacity == 0.5)
    stage.advance(to: 5)
    #expect(touches == 1)
    #expect(stage.isFinished)
  }

  @Test func ofTwoScriptsOnlyTheNewOneGoesOn() throws {
    let stage = try stage()
    stage.perform([.wait(0.2), .touchDown(.center(of: "square"))])
    stage.stopScript()
    stage.perform([.wait(0.5)])
    stage.advance(to: 1)
    #expect(try square(on: stage).position.x == 320)
  }
}
