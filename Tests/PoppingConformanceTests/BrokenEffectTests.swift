import PoppingConformance
import PoppingStage
import Testing

/// Effects that break one rule each: every rule can fail, and says how to mend it.
@Suite struct BrokenEffectTests {
  /// A square that a touch pushes, except for what a test breaks.
  private struct Push: Effect {
    var card = Card("push", "Push", in: .controls, "Is pushed.")
    var script: Script = [.touchDown(.center), .touchUp, .settle]
    @Knob(bounciness: 10) var spring
    var touch: @Sendable (Control, Stage, Knob) -> Void = { control, _, knob in
      control.spring(\.scale, to: 1, velocity: 3, tuned: knob)
    }

    func setUp(on stage: Stage) {
      let square = Control(
        "square", frame: stage.bounds.inset(by: stage.bounds.width / 4, stage.bounds.height / 4))
      square.backgroundColor = Color(52, 152, 219)
      square.on(.touchDown) { [unowned stage] in touch($0, stage, spring) }
      stage.add(square)
    }
  }

  private func problem(_ change: (inout Push) -> Void) throws -> String {
    var effect = Push()
    change(&effect)
    let error = #expect(throws: ConformanceError.self) { try checkEffect(effect) }
    return try #require(error).problem
  }

  @Test func whatIsRightPasses() throws { try checkEffect(Push()) }

  @Test func theCard() throws {
    #expect(try problem { $0.card = Card("Push It", "Push", in: .controls, "Is pushed.") }.contains("id"))
    #expect(try problem { $0.card = Card("push", "", in: .controls, "Is pushed.") }.contains("title"))
    #expect(try problem { $0.card = Card("push", "Push", in: .controls, "") }.contains("summary"))
  }

  private struct Outside: Effect {
    let card = Card("outside", "Outside", in: .controls, "Has a value outside its range.")
    let script: Script = [.touchDown(.center)]
    @Parameter(3.0, in: 0...2, "too great") var amount
    func setUp(on stage: Stage) {}
  }

  @Test func aParameterOutsideItsRange() {
    let error = #expect(throws: ConformanceError.self) { try checkEffect(Outside()) }
    #expect(error?.problem.contains("'amount' comes as 3, but it takes 0 to 2") ?? false)
  }

  @Test func aScriptThatTouchesOrChangesNothing() throws {
    #expect(try problem { $0.script = [.wait(1)] }.contains("touches nothing"))
    #expect(try problem { $0.touch = { _, _, _ in } }.contains("changes nothing"))
  }

  @Test func aSpringThatTheEffectDoesNotList() throws {
    let stray = Knob(bounciness: 4, "a stray spring")
    let problem = try problem {
      $0.touch = { control, _, _ in control.spring(\.scale, to: 1, velocity: 3, tuned: stray) }
    }
    #expect(problem.contains("uses a spring (a stray spring) that it does not list"))
    #expect(problem.contains("@Knob"))
  }

  @Test func aSpringThatCannotBe() throws {
    let error = #expect(throws: ConformanceError.self) {
      try checkEffect(AnyEffect(Push().card, springs: ["pull": Knob(mass: 0)]) { _ in })
    }
    #expect(error?.problem.hasPrefix("the spring 'pull' cannot be: ") ?? false)
  }

  @Test func whatNeverComesToRest() throws {
    let problem = try problem {
      $0.touch = { control, _, _ in
        var turn = Animation<Angle>.basic(to: .radians(6))
        turn.repeatsForever = true
        control.run(turn, on: \.rotationZ)
      }
    }
    #expect(problem.contains("not come to rest"))
  }

  @Test func chanceWithoutASeed() throws {
    let problem = try problem {
      $0.touch = { control, _, knob in
        control.spring(\.scale, to: 1, velocity: Scale(.random(in: -8...8)), tuned: knob)
      }
    }
    #expect(problem.contains("two runs differ"))
  }

  @Test func whatFramesDecide() throws {
    let problem = try problem {
      $0.touch = { control, _, knob in
        control.spring(
          \.scale, to: 1, velocity: 3, tuned: knob, onApply: { [unowned control] in control.opacity *= 0.97 })
      }
    }
    #expect(problem.contains("shown at once"))
  }

  @Test func aJumpWhenItIsTouchedInMidFlight() throws {
    let problem = try problem {
      $0.touch = { control, _, knob in
        control.scale = 1
        control.spring(\.scale, to: 1, velocity: 3, tuned: knob)
      }
    }
    #expect(problem.contains("jump while it moves") && problem.contains("'square'"))
  }

  @Test func numbersThatAreNotFinite() throws {
    let problem = try problem { $0.touch = { control, stage, _ in control.position.x /= stage.bounds.minX } }
    #expect(problem.contains("not finite"))
  }
}
