import PoppingStage
import Testing

/// Effects made from effects, and from closures.
@Suite struct CombiningTests {
  /// A square 40 points wide in the upper left corner that a touch sends 100 points to the right.
  private struct Slide: Effect {
    var card = Card("slide", "Slide", in: .gestures, "Slides when it is touched.")
    var script: Script = [.touchDown(.center(of: "square")), .touchUp, .settle]
    @Knob(bounciness: 10, "the way") var way
    @Parameter(100.0, in: 0...200, "how far") var distance

    func setUp(on stage: Stage) {
      let square = Control("square", frame: Rect(0, 0, 40, 40))
      let goal = 20 + stage[distance]
      square.on(.touchDown) { $0.spring(\.position.x, to: goal, tuned: way) }
      stage.add(square)
    }
  }

  private let card = Card("compound", "Compound", in: .gestures, "Is made of others.")
  private let left = Rect(0, 0, 0.5, 1)
  private let right = Rect(0.5, 0, 0.5, 1)

  private func stage(_ effect: any Effect, tuning: Tuning = Tuning()) throws -> Stage {
    try Stage(effect, size: Size(640, 384), tuning: tuning)
  }

  /// All layers of a name that are seen, from the back to the front.
  private func layers(_ name: String, in layer: Layer) -> [Layer] {
    guard !layer.isHidden else { return [] }
    return (layer.name == name ? [layer] : []) + layer.sublayers.flatMap { layers(name, in: $0) }
  }

  private func squares(on stage: Stage) -> [Layer] { layers("square", in: stage.root) }

  /// Where the first square is seen at every 60th of a second, in the plane of its own stage.
  private func course(_ effect: any Effect, of number: Int = 0, seconds: Double = 2) throws -> [Double] {
    let stage = try stage(effect)
    stage.perform(effect.script)
    return (0...Int(seconds * 60)).map { frame in
      stage.advance(to: Double(frame) / 60)
      return squares(on: stage)[number].position.x
    }
  }

  @Test func aClosureIsAnEffect() throws {
    let nod = Knob(bounciness: 18, "the way back")
    let size = Parameter(96.0, in: 16...200, "the tile's size")
    let effect = AnyEffect(card, springs: ["nod": nod], parameters: ["size": size]) { stage in
      let tile = Control("tile", frame: Rect(center: stage.center, size: Size(stage[size], stage[size])))
      tile.on(.touchDown) { $0.spring(\.rotationX, to: .zero, velocity: .radians(12), tuned: nod) }
      stage.add(tile)
    }
    var tuning = Tuning()
    tuning.settings = ["size": "50", "nod.bounciness": "0"]
    let stage = try stage(effect, tuning: tuning)
    let tile = try #require(stage.root.layer(named: "tile"))
    #expect(tile.bounds.width == 50)
    // The tap that is the script unless another is given comes after 0.3 seconds.
    stage.perform(effect.script)
    stage.advance(to: 0.29)
    #expect(tile.rotationX == .zero)
    stage.advance(to: 0.35)
    #expect(tile.rotationX != .zero)
    #expect(tile.runningAnimations.first?.spring == (try Spring(bounciness: 0)))
  }

  @Test func aDelayShiftsTheScriptByJustThat() throws {
    let plain = try course(Slide(), seconds: 1)
    let late = try course(Slide().delayed(by: 0.5), seconds: 1.5)
    #expect(late.prefix(30).allSatisfy { $0 == 20 })
    #expect(zip(plain, late.dropFirst(30)).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// 640 points wide: what stands at 20 from the left stands at 20 from the right.
  @Test func aMirrorExchangesLeftAndRight() throws {
    let effect = Slide().mirrored()
    let stage = try stage(effect)
    var touches: [Point] = []
    stage.touchObserver = { touches.append($0.location) }
    stage.perform(effect.script)
    #expect(touches.first == Point(620, 20))
    stage.advance(to: 5)
    let square = try #require(squares(on: stage).first)
    #expect(square.position.x == 120)
    // The square stands at 640 - 120 now, and its old place is empty.
    stage.touch(.began, at: Point(620, 20))
    #expect(stage.isSettled)
    stage.touch(.began, at: Point(515, 20))
    #expect(!stage.isSettled)
  }

  @Test func aDragInAMirrorGoesTheOtherWay() throws {
    let effect = AnyEffect(card) { stage in
      let pad = Layer("pad", frame: stage.bounds)
      pad.onGesture { layer, gesture in layer.zPosition = gesture.translation.x }
      stage.add(pad)
    }
    let stage = try stage(effect.mirrored())
    stage.touch(.began, at: Point(300, 100))
    stage.touch(.moved, at: Point(330, 100))
    #expect(stage.root.layer(named: "pad")?.zPosition == -30)
  }

  @Test func twoMirrorsAreNone() throws {
    let effect = Slide().mirrored().mirrored()
    let stage = try stage(effect)
    stage.touch(.began, at: Point(20, 20))
    #expect(!stage.isSettled)
  }

  @Test func anAreaIsTheStageOfItsEffect() throws {
    let middle = AnyEffect(card) { stage in
      stage.root.backgroundColor = .white
      stage.add(Control("tile", frame: Rect(center: stage.center, size: Size(8, 8))))
    }
    let stage = try stage(middle.within(right))
    // The right half goes from 320 to 640 and is 384 high: its middle is (480, 192) of the whole.
    let tile = try #require(stage.root.layer(named: "tile"))
    #expect(tile.position == Point(160, 192))
    #expect(tile.stage?.bounds == Rect(0, 0, 320, 384))
    #expect(tile.stage?.root.frame == Rect(320, 0, 320, 384))
  }

  /// 39 cells of 8 points: a half is brought to whole cells, and two halves leave no gap.
  @Test func areasEndAtCells() throws {
    let pair = AnyEffect(card, inParallel: [Slide().within(left), Slide().within(right)])
    let stage = try Stage(pair, size: Size(312, 160))
    let frames = squares(on: stage).compactMap { $0.stage?.root.frame }
    #expect(frames.count == 2)
    #expect(frames[0].maxX == frames[1].minX && frames[1].maxX == 312)
    #expect(frames[0].maxX.truncatingRemainder(dividingBy: 8) == 0)
  }

  @Test func nothingIsTouchedOutsideItsArea() throws {
    // It reaches 100 points to the left of its area, where it is cut off.
    let wide = AnyEffect(card) { stage in
      let pad = Control("pad", frame: Rect(-100, 0, 200, 384))
      pad.on(.touchDown) { $0.opacity = 0.5 }
      stage.add(pad)
    }
    let stage = try stage(wide.within(right))
    let pad = try #require(stage.root.layer(named: "pad"))
    stage.touch(.began, at: Point(310, 100))
    #expect(pad.opacity == 1)
    stage.touch(.began, at: Point(330, 100))
    #expect(pad.opacity == 0.5)
  }

  @Test func partsInParallelMoveAsEachDoesAlone() throws {
    let slow = Slide(script: [
      .wait(0.5), .touchDown(.center(of: "square")), .touchUp, .settle, .wait(3),
    ])
    let pair = AnyEffect(card, inParallel: [Slide().within(left), slow.within(right)])
    #expect(try course(pair, of: 0) == (try course(Slide())))
    #expect(try course(pair, of: 1) == (try course(slow)))
  }

  /// The first waits for its own square to rest and is touched again then, though the second moves all the time.
  @Test func aPartWaitsForItselfAlone() throws {
    let twice = Slide(script: [
      .touchDown(.center(of: "square")), .touchUp, .settle, .touchDown(.center(of: "square")), .touchCancel,
    ])
    let endless = AnyEffect(card, script: [.touchDown(.center), .touchUp]) { stage in
      let wheel = Control("wheel", frame: stage.bounds)
      wheel.on(.touchDown) { wheel in
        var turn = Animation<Angle>.basic(to: .radians(6))
        turn.repeatsForever = true
        wheel.run(turn, on: \.rotationZ)
      }
      stage.add(wheel)
    }
    let pair = AnyEffect(card, inParallel: [twice.within(left), endless.within(right)])
    let stage = try stage(pair)
    var phases: [Touch.Phase] = []
    stage.touchObserver = { phases.append($0.phase) }
    stage.perform(pair.script)
    stage.advance(to: 10)
    #expect(phases.last == .cancelled)
  }

  @Test func partsInSequenceTakeTurns() throws {
    let pair = AnyEffect(card, inSequence: [Slide().within(left), Slide().within(right)])
    let stage = try stage(pair)
    stage.perform(pair.script)
    var starts: [Double] = []
    for frame in 0..<600 where !stage.isFinished {
      stage.advance(to: Double(frame) / 60)
      let seen = squares(on: stage)
      #expect(seen.count == 1)
      if let start = seen.first?.stage?.root.frame.minX, start != starts.last { starts.append(start) }
    }
    #expect(starts == [0, 320])
    #expect(stage.isFinished)
    #expect(squares(on: stage).first?.position.x == 120)
  }

  @Test func aRepeatBeginsFromTheBeginning() throws {
    let once = try course(Slide(), seconds: 3)
    let rest = try #require(once.firstIndex(of: 120))
    let twice = try course(Slide().repeated(2), seconds: 3)
    #expect(Array(twice.prefix(rest)) == Array(once.prefix(rest)))
    #expect(twice.dropFirst(rest).contains { $0 < 40 })
    #expect(twice.last == 120)
    #expect(try course(Slide().repeated(0), seconds: 3) == once)
  }

  @Test func aTapBesideGoesOnToTheNextPart() throws {
    let one = AnyEffect(card) { $0.add(Control("one", frame: Rect(0, 0, 40, 40))) }
    let two = AnyEffect(card) { $0.add(Control("two", frame: Rect(0, 0, 40, 40))) }
    let stage = try stage(AnyEffect(card, inSequence: [one, two]))
    func tap(_ x: Double) {
      stage.touch(.began, at: Point(x, 20))
      stage.touch(.ended, at: Point(x, 20))
    }
    func seen() -> [Bool] { ["one", "two"].map { !layers($0, in: stage.root).isEmpty } }
    tap(20)
    #expect(seen() == [true, false])
    tap(300)
    #expect(seen() == [false, true])
    tap(300)
    #expect(seen() == [true, false])
  }

  @Test func aHandStopsTheScriptsOfAllParts() throws {
    let press = Slide(script: [.touchDown(.center(of: "square")), .wait(5), .touchUp])
    let pair = AnyEffect(card, inParallel: [press.within(left), press.mirrored().within(right)])
    let stage = try stage(pair)
    var phases: [Touch.Phase] = []
    stage.touchObserver = { phases.append($0.phase) }
    stage.perform(pair.script)
    stage.advance(to: 1)
    stage.stopScript()
    #expect(phases == [.began, .began, .cancelled, .cancelled])
    stage.advance(to: 20)
    #expect(phases.count == 4)
    #expect(stage.isFinished)
  }

  @Test func aSharedSpringIsListedOnceAndTwoOfANameApart() throws {
    let slide = Slide()
    let shared = AnyEffect(card, inParallel: [slide.within(left), slide.mirrored().within(right)])
    #expect(shared.controls.springs.map(\.name) == ["way"])
    #expect(shared.controls.parameters.map(\.name) == ["distance"])
    let apart = AnyEffect(card, inParallel: [Slide().within(left), Slide().within(right)])
    #expect(apart.controls.springs.map(\.name) == ["way", "way-2"])
    #expect(apart.controls.parameters.map(\.name) == ["distance", "distance-2"])
  }

  @Test func partsAreTunedByTheNamesOfTheWhole() throws {
    let pair = AnyEffect(card, inParallel: [Slide().within(left), Slide().within(right)])
    var tuning = Tuning()
    tuning.settings = ["distance-2": "50", "way-2.bounciness": "0"]
    let stage = try stage(pair, tuning: tuning)
    stage.perform(pair.script)
    stage.advance(to: 0.05)
    let springs = squares(on: stage).map { $0.runningAnimations.first?.spring }
    #expect(springs == [try Spring(bounciness: 10), try Spring(bounciness: 0)])
    tuning.settings["way-2.bounciness"] = "20"
    try stage.retune(tuning)
    #expect(squares(on: stage)[1].runningAnimations.first?.spring == (try Spring(bounciness: 20)))
    stage.advance(to: 10)
    #expect(squares(on: stage).map(\.position.x) == [120, 70])
  }

  @Test func whatIsTypedGoesToThePartThatTakesText() throws {
    let spring = Knob(bounciness: 4)
    let form = AnyEffect(
      card, script: [.type("hi", every: 0.1), .settle], springs: ["spring": spring]
    ) { stage in
      let view = TextView("view", frame: stage.bounds, tuned: spring)
      stage.add(view)
      view.beginEditing()
    }
    let pair = AnyEffect(card, inParallel: [form.within(left), Slide().within(right)])
    let stage = try stage(pair)
    let view = try #require(stage.root.layer(named: "view") as? TextView)
    stage.perform(pair.script)
    stage.advance(to: 1)
    #expect(view.string == "hi")
    #expect(stage.takesText)
    stage.press(.backspace)
    stage.paste("o")
    #expect(view.string == "ho")
  }

  @Test func anotherCardLeavesAllElse() throws {
    let effect = AnyEffect(card, Slide())
    #expect(effect.card.id == "compound")
    #expect(effect.script == Slide().script)
    #expect(try course(effect) == (try course(Slide())))
  }

  @Test func whatAnEffectDoesNotListIsTold() throws {
    let stray = Knob(bounciness: 4, "the way back")
    let effect = AnyEffect(card) { stage in
      let tile = Control("tile", frame: stage.bounds)
      tile.on(.touchDown) { $0.spring(\.scale, to: 1, velocity: 1, tuned: stray) }
      stage.add(tile)
    }
    let stage = try stage(effect)
    stage.touch(.began, at: stage.center)
    #expect(
      stage.problems == [
        "'compound' uses a spring (the way back) that it does not list; declare it as a property of the effect with @Knob."
      ])
    #expect(stage.root.layer(named: "message") != nil)
  }
}
