import PoppingCore

extension AnyEffect {
  /// Plays effects one after another, each in the place of the one before.
  ///
  /// Each enters when the one before has performed its script and has come to rest. Hands touch the one that is on the
  /// stage; a tap where it answers nothing goes on to the next, and after the last to the first, which is as it was left.
  ///
  /// Springs and parameters are those of all parts. Where two parts have different ones of one name, the first keeps it, and
  /// the other has the number of its part behind it: `release-2`.
  public init(_ card: Card, inSequence effects: [any Effect]) {
    let scripts = effects.enumerated().map { number, effect in
      [Script.Step.perform([Script.Part(number: number, script: effect.script)]), .settle]
    }
    self.init(card, Script(Array(scripts.joined())), EffectControls(joining: effects.map(\.controls))) {
      stage in
      stage.parts = effects.map { StagePart(effect: $0) }
      stage.takesTurns = true
      stage.enter(0)
      stage.root.onGesture { [unowned stage] _, gesture in
        if gesture.phase == .tapped { stage.enterNext() }
      }
    }
  }

  /// Plays effects at the same time on one stage, later ones in front; `within(_:)` lays them side by side.
  ///
  /// Each script has a finger of its own and waits for its own part alone to come to rest, so that a part moves as it does by
  /// itself. Names are as in a sequence.
  public init(_ card: Card, inParallel effects: [any Effect]) {
    self.init(card, parts: effects.map { StagePart(effect: $0) })
  }

  init(_ card: Card, parts: [StagePart]) {
    let scripts = parts.enumerated().map { number, part in
      Script.Part(number: number, script: part.effect.script)
    }
    self.init(card, [.perform(scripts)], EffectControls(joining: parts.map(\.effect.controls))) { stage in
      stage.parts = parts
      for number in parts.indices { stage.enter(number) }
    }
  }
}

extension Effect {
  /// This effect several times, each time from its beginning; less than once counts as once.
  public func repeated(_ times: Int) -> AnyEffect {
    AnyEffect(card, inSequence: Array(repeating: self, count: max(1, times)))
  }

  /// This effect with left and right exchanged, touches as well; text stays readable.
  public func mirrored() -> AnyEffect {
    AnyEffect(card, parts: [StagePart(effect: self, isMirrored: true)])
  }

  /// This effect, its script beginning a number of seconds later.
  public func delayed(by seconds: Double) -> AnyEffect {
    AnyEffect(card, Script([.wait(seconds)] + script.steps), controls) { setUp(on: $0) }
  }

  /// This effect on a part of the stage: it lays itself out there, and nothing of it shows or is touched elsewhere.
  ///
  /// - Parameter area: The part in fractions of the stage's width and height: `Rect(0, 0, 0.5, 1)` is the left half. Its edges
  ///   are brought to those of cells.
  public func within(_ area: Rect) -> AnyEffect {
    AnyEffect(card, parts: [StagePart(effect: self, area: area)])
  }
}
