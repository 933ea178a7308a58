import PlaceholderEffect
import PoppingStage
import PublishEffect
import Testing

@Suite struct PublishTests {
  private static let bounds = Rect(0, 0, 640, 384)
  /// The delays of the article: the lower row first, a little out of order, the slogan last.
  private static let delays = [0.5, 0.4, 0.3, 0.2, 0, 0.1, 0.6]

  private struct Scene {
    let stage: Stage

    init(_ settings: [String: String] = [:]) throws {
      var tuning = Tuning()
      tuning.settings = settings
      stage = try Stage(Publish(), size: PublishTests.bounds.size, tuning: tuning)
    }

    func tap(_ point: Point) {
      stage.touch(.began, at: point)
      stage.touch(.ended, at: point)
    }

    func open() { tap(Point(620, 24)) }

    func buttons() throws -> [Layer] {
      try (1...6).map { try #require(stage.root.layer(named: "button \($0)")) }
    }

    func slogan() throws -> Layer { try #require(stage.root.layer(named: "slogan")) }

    var mask: Layer? { stage.root.layer(named: "mask") }
  }

  /// Where a button rests: columns of a third; the height the lesser of 0.85 of that and 0.32 of the screen's; the block
  /// from the greater of the middle and 0.28 of the height on.
  private func restingFrame(_ index: Int, aspect: Double = 0.85) -> Rect {
    let width = 640.0 / 3
    let height = min(aspect * width, 0.32 * 384)
    let top = max((384 - 2 * height) / 2, 0.28 * 384)
    return Rect(Double(index % 3) * width, top + Double(index / 3) * height, width, height)
  }

  @Test func theMaskCoversEverythingInTheSameFrame() throws {
    let scene = try Scene()
    #expect(scene.mask == nil)
    scene.open()
    #expect(scene.mask?.frame == Self.bounds)
    #expect(scene.mask?.opacity == 1)
  }

  @Test func nothingOfAButtonShowsBeforeItsTime() throws {
    let scene = try Scene()
    scene.open()
    for button in try scene.buttons() { #expect(button.frame.maxY <= 0) }
  }

  @Test(arguments: Array(0..<6))
  func eachButtonFallsInAtItsTime(index: Int) throws {
    let scene = try Scene()
    scene.open()
    let button = try scene.buttons()[index]
    let rest = restingFrame(index)
    var peak = -Double.infinity
    for frame in 0...960 {
      let time = Double(frame) / 240
      scene.stage.advance(to: time)
      #expect(abs(button.frame.width - rest.width) < 1e-9 && abs(button.frame.height - rest.height) < 1e-9)
      if time <= Self.delays[index] {
        #expect(abs(button.frame.minY - (rest.minY - 384)) < 1e-9)
      } else if time > Self.delays[index] + 0.01 {
        #expect(button.frame.minY > rest.minY - 384)
      }
      peak = max(peak, button.frame.minY)
    }
    // Bounciness 10, speed 10: 9.8 per cent of the way beyond, as the reference's table has it.
    #expect(abs((peak - rest.minY) / 384 - 0.098) < 0.001)
    #expect(abs(button.frame.minX - rest.minX) < 1e-9 && abs(button.frame.minY - rest.minY) < 1e-9)
  }

  @Test func theSloganComesLastAndItsCentreMoves() throws {
    let scene = try Scene()
    scene.open()
    let slogan = try scene.slogan()
    scene.stage.advance(to: 0.6)
    #expect(abs(slogan.position.y - (0.2 * 384 - 384)) < 1e-9)
    scene.stage.advance(to: 4)
    #expect(abs(slogan.position.y - 0.2 * 384) < 1e-9)
  }

  @Test func noTouchIsTakenUntilTheSloganHasSettled() throws {
    let scene = try Scene()
    scene.open()
    let cancel = Point(320, 384 - 16)
    scene.stage.advance(to: 1)
    scene.tap(cancel)
    scene.stage.advance(to: 3.5)
    #expect(scene.mask != nil)
    let button = try scene.buttons()[0]
    #expect(abs(button.frame.minY - restingFrame(0).minY) < 1e-9)
    scene.tap(cancel)
    scene.stage.advance(to: 5)
    #expect(scene.mask == nil)
  }

  /// The way out: down by the height along the curve of 0.4 s, with the same delays; gone after the slogan's completion.
  @Test(arguments: [Point(320, 368), Point(320, 70)])
  func cancelOrATouchBesideTheButtonsLeaves(point: Point) throws {
    let scene = try Scene()
    scene.open()
    scene.stage.advance(to: 4)
    let buttons = try scene.buttons()
    let slogan = try scene.slogan()
    scene.tap(point)
    scene.stage.advance(to: 4.0001)
    for (index, button) in buttons.enumerated() where Self.delays[index] > 0 {
      #expect(abs(button.frame.minY - restingFrame(index).minY) < 1e-9)
    }
    scene.stage.advance(to: 4.2)
    // The fifth button has no delay: half its time is 0.8024 of its way.
    #expect(abs(buttons[4].frame.minY - (restingFrame(4).minY + 0.8024 * 384)) < 0.01)
    scene.stage.advance(to: 4.9)
    #expect(abs(buttons[0].frame.minY - (restingFrame(0).minY + 384)) < 1e-6)
    scene.stage.advance(to: 4.999)
    #expect(scene.mask != nil && slogan.position.y > 384)
    scene.stage.advance(to: 5.001)
    #expect(scene.mask == nil)
  }

  @Test func aButtonLeavesAndThenItsActionRuns() throws {
    let scene = try Scene()
    scene.open()
    scene.stage.advance(to: 4)
    scene.tap(restingFrame(0).center)
    let title = try #require(scene.stage.root.layer(named: "title"))
    scene.stage.advance(to: 4.9)
    #expect(title.text?.string == "Popping")
    scene.stage.advance(to: 5.1)
    #expect(scene.mask == nil)
    #expect(title.text?.string == "Video was chosen")
  }

  @Test func aButtonDrawnAwayFromIsNotChosen() throws {
    let scene = try Scene()
    scene.open()
    scene.stage.advance(to: 4)
    scene.stage.touch(.began, at: restingFrame(0).center)
    scene.stage.touch(.moved, at: restingFrame(1).center)
    scene.stage.touch(.ended, at: restingFrame(1).center)
    scene.stage.advance(to: 6)
    #expect(scene.mask != nil)
  }

  @Test func anEffectThatIsNotThereIsToldOnTheStage() throws {
    let scene = try Scene()
    scene.open()
    scene.stage.advance(to: 4)
    scene.tap(restingFrame(2).center)
    scene.stage.advance(to: 6)
    let message = try #require(scene.stage.root.layer(named: "message")?.text?.string)
    #expect(message.contains("placeholder"))
  }

  @Test func parametersReachTheGrid() throws {
    let titles = ["发视频", "发图片", "发段子", "发声音", "审帖", "离线下载"]
    let scene = try Scene([
      "titles": titles.joined(separator: ","), "order": "0,1,2,3,4,5,6", "interval": "0.2", "aspect": "0.3",
    ])
    scene.open()
    let buttons = try scene.buttons()
    #expect(buttons.map { $0.layer(named: "title")?.text?.string } == titles)
    scene.stage.advance(to: 0.9)
    #expect(buttons[5].frame.maxY <= 0)
    scene.stage.advance(to: 5)
    #expect(abs(buttons[5].frame.minY - restingFrame(5, aspect: 0.3).minY) < 1e-9)
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 60)])
  func itsScriptEndsWithTheGridInPlace(columns: Int, rows: Int) throws {
    let stage = try Stage(Publish(), size: Size(Double(columns) * 8, Double(rows) * 16))
    stage.perform(Publish().script)
    for frame in 0..<1200 where !stage.isFinished { stage.advance(to: Double(frame) / 60) }
    #expect(stage.isFinished)
    let mask = try #require(stage.root.layer(named: "mask"))
    #expect(mask.acceptsTouches)
    let button = try #require(stage.root.layer(named: "button 6"))
    #expect(button.frame.minY >= 0 && button.frame.maxY <= stage.bounds.maxY + 1e-9)
  }
}

@Suite struct PublishPresentsTests {
  @Test func textOpensThePlaceholderWhoseCancelLeadsToTheFirstScreen() throws {
    let stage = try Stage(Publish(), size: Size(640, 384), library: [Placeholder()])
    func tap(_ point: Point) {
      stage.touch(.began, at: point)
      stage.touch(.ended, at: point)
    }
    tap(Point(620, 24))
    stage.advance(to: 4)
    tap(try #require(stage.root.layer(named: "button 3")).position)
    stage.advance(to: 4.9)
    #expect(stage.presented == nil)
    stage.advance(to: 5.1)
    #expect(stage.presented?.effect is Placeholder)
    #expect(stage.root.layer(named: "mask") == nil)
    stage.press(.character("x"))
    #expect((stage.root.layer(named: "text view") as? TextView)?.string == "x")
    tap(Point(40, 24))
    #expect(stage.presented == nil)
    #expect(stage.root.layer(named: "text view") == nil)
    #expect(stage.root.layer(named: "title")?.text?.string == "Popping")
    tap(Point(620, 24))
    #expect(stage.root.layer(named: "mask") != nil)
  }
}
