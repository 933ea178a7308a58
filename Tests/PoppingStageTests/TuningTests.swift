import PoppingStage
import Testing

@Suite struct TuningTests {
  private struct Tunable: Effect {
    let card = Card("tunable", "Tunable", in: .controls, "Can be tuned.")
    let script: Script = []
    @Knob(bounciness: 18, mass: 2, stiffness: 200) var swing
    @Knob(bounciness: 4) var rest
    @Parameter(0.95, in: 0.5...1, "a size") var size
    @Parameter([5, 4, 3], "an order") var order
    @Parameter("left", among: ["left", "right"], "a side") var side
    func setUp(on stage: Stage) {}
  }

  @Test func namesAreThoseOfTheProperties() {
    let controls = Tunable().controls
    #expect(controls.springs.map(\.name) == ["swing", "rest"])
    #expect(controls.parameters.map(\.name) == ["size", "order", "side"])
  }

  /// POP's setters: bounciness 18 and speed 12 give friction 12.95885952697494, which mass and tension leave alone.
  @Test func massAndTensionAreKeptWhenBouncinessChanges() throws {
    let knob = Tunable().swing
    var tuning = Tuning()
    let initial = try tuning.spring("swing", initial: knob.initial).spring()
    #expect(initial.mass == 2 && initial.stiffness == 200)
    #expect(abs(initial.damping - 12.95885952697494) < 1e-12)
    tuning.bounciness = 4
    let calm = try tuning.spring("swing", initial: knob.initial).spring()
    #expect(calm.mass == 2 && calm.stiffness == 200)
    #expect(abs(calm.damping - 30.486979648244255) < 1e-12)
  }

  @Test func aSingleSpringIsSetByName() throws {
    var tuning = Tuning()
    tuning.bounciness = 4
    tuning.settings["swing.bounciness"] = "10"
    #expect(tuning.spring("swing", initial: SpringTuning()).bounciness == 10)
    #expect(tuning.spring("rest", initial: SpringTuning()).bounciness == 4)
  }

  @Test(arguments: [
    ("size", "0.4", "'0.4' does not fit size: it takes 0.5 to 1."),
    ("size", "big", "'big' does not fit size: it takes a number such as 0.5."),
    ("size", "nan", "'nan' does not fit size: it takes a number such as 0.5."),
    ("order", "1,x", "'1,x' does not fit order: it takes a list with commas, each a whole number."),
    ("side", "up", "'up' does not fit side: it takes one of left, right."),
    ("swing.mass", "much", "'much' does not fit swing.mass: it takes a number such as 0.5."),
  ])
  func aValueThatDoesNotFitIsToldSo(name: String, value: String, message: String) {
    var tuning = Tuning()
    tuning.settings[name] = value
    #expect {
      try tuning.check(against: Tunable())
    } throws: {
      ($0 as? TuningError)?.description == message
    }
  }

  @Test func anUnknownSettingNamesThoseThereAre() {
    var tuning = Tuning()
    tuning.settings["sise"] = "1"
    #expect {
      try tuning.check(against: Tunable())
    } throws: {
      ($0 as? TuningError)?.description.contains("it has size, order, side, swing.bounciness") == true
    }
  }

  @Test func numbersThatMakeNoSpringAreRefused() {
    var tuning = Tuning()
    tuning.settings["rest.mass"] = "0"
    #expect(throws: TuningError.self) { try tuning.check(against: Tunable()) }
    tuning.settings = [:]
    tuning.bounciness = .nan
    #expect(throws: TuningError.self) { try tuning.check(against: Tunable()) }
  }

  @Test func valuesReachTheStage() throws {
    let effect = Tunable()
    var tuning = Tuning()
    tuning.settings = ["size": "0.75", "order": "3,1,2"]
    let stage = try Stage(effect, size: Size(640, 384), tuning: tuning)
    #expect(stage[effect.size] == 0.75)
    #expect(stage[effect.order] == [3, 1, 2])
    #expect(stage[effect.side] == "left")
  }
}
