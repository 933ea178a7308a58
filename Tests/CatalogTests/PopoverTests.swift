import PopoverEffect
import PoppingStage
import Testing

@Suite struct PopoverTests {
  private struct Scene {
    let stage: Stage
    let items: [Control]
    let cover: Layer

    init(_ settings: [String: String] = [:], columns: Double = 80, rows: Double = 24) throws {
      var tuning = Tuning()
      tuning.settings = settings
      stage = try Stage(Popover(), size: Size(columns * 8, rows * 16), tuning: tuning)
      let root = stage.root
      items = try (1...6).map { try #require(root.layer(named: "button \($0)") as? Control) }
      cover = try #require(root.layer(named: "cover"))
    }

    func tap(_ point: Point) {
      stage.touch(.began, at: point)
      stage.touch(.ended, at: point)
    }

    func open() throws { tap(try #require(stage.root.layer(named: "menu")).position) }

    var isOpen: Bool { cover.acceptsTouches }
  }

  /// The springs are bounciness 10 − 2t and speed 12 − 2t, so that a later item swings less.
  ///
  /// The reference gives 9.8 per cent for 10 and 12.
  @Test func eachItemComesLaterAndSofter() throws {
    let scene = try Scene()
    let starts = scene.items.map(\.frame)
    #expect(starts.allSatisfy { $0.minY >= 384 })
    try scene.open()
    var highest = starts.map(\.minY)
    for frame in 0...1920 {
      let time = Double(frame) / 480
      scene.stage.advance(to: time)
      for (index, item) in scene.items.enumerated() {
        if time <= Double(index) * 0.04 { #expect(item.frame == starts[index]) }
        highest[index] = min(highest[index], item.frame.minY)
      }
    }
    let overshoots = zip(scene.items, highest).map { ($0.frame.minY - $1) / 384 }
    #expect(abs(overshoots[0] - 0.098) < 0.001)
    #expect(overshoots == overshoots.sorted(by: >) && overshoots[5] > 0.08 && overshoots[5] < overshoots[0])
    for (item, start) in zip(scene.items, starts) {
      #expect(abs(item.frame.minX - start.minX) < 1e-9 && abs(item.frame.minY - (start.minY - 384)) < 1e-9)
    }
  }

  @Test func neteaseFansOutFromOnePointBelow() throws {
    let scene = try Scene(["style": "netease"])
    #expect(Set(scene.items.map(\.position)).count == 1)
    #expect(scene.items[0].frame.minY >= 384 && scene.items[0].position.x == 320)
    try scene.open()
    scene.stage.advance(to: 4)
    let sina = try Scene()
    try sina.open()
    sina.stage.advance(to: 4)
    #expect(scene.items.map(\.frame) == sina.items.map(\.frame))
  }

  /// Covered in 0.3 seconds, laid open in 0.5.
  @Test func whatLiesBehindIsCoveredAndLaidOpen() throws {
    let scene = try Scene()
    try scene.open()
    scene.stage.advance(to: 0.29)
    #expect(scene.cover.opacity < 0.6)
    scene.stage.advance(to: 0.301)
    #expect(scene.cover.opacity == 0.6)
    scene.stage.advance(to: 4)
    scene.tap(Point(4, 4))
    scene.stage.advance(to: 4.49)
    #expect(scene.cover.opacity > 0)
    scene.stage.advance(to: 4.501)
    #expect(scene.cover.opacity == 0)
  }

  /// The reference gives a peak of 1.41 under the finger.
  @Test func anItemSwellsAndTheMenuLeavesWhenItHasSprungBack() throws {
    let scene = try Scene()
    try scene.open()
    scene.stage.advance(to: 4)
    let item = scene.items[1]
    scene.stage.touch(.began, at: item.position)
    var peak = 0.0
    for frame in 1...480 {
      scene.stage.advance(to: 4 + Double(frame) / 240)
      peak = max(peak, item.scale.x)
    }
    #expect(abs(peak - 1.41) < 0.01)
    #expect(item.scale == 1.3)
    scene.stage.touch(.ended, at: item.position)
    var leftAt: Double?
    for frame in 1...600 {
      let time = 6 + Double(frame) / 240
      scene.stage.advance(to: time)
      if leftAt == nil && !scene.isOpen {
        leftAt = time
        #expect(item.scale == 1)
      }
    }
    #expect(try #require(leftAt) > 6.3)
    #expect(scene.items.allSatisfy { $0.frame.minY >= 384 })
  }

  @Test func anItemThatIsDrawnAwayFromChoosesNothing() throws {
    let scene = try Scene()
    try scene.open()
    scene.stage.advance(to: 4)
    scene.stage.touch(.began, at: scene.items[0].position)
    scene.stage.touch(.moved, at: Point(2, 2))
    scene.stage.touch(.ended, at: Point(2, 2))
    scene.stage.advance(to: 8)
    #expect(scene.isOpen && scene.items[0].scale == 1)
  }

  @Test func theLastItemLeavesFirst() throws {
    let scene = try Scene()
    try scene.open()
    scene.stage.advance(to: 4)
    let places = scene.items.map(\.frame)
    scene.tap(Point(4, 4))
    scene.stage.advance(to: 4.1)
    #expect(zip(scene.items, places).map { $0.frame != $1 } == [false, false, false, true, true, true])
  }

  @Test func openingAndClosingInMidFlightNeverJumps() throws {
    let scene = try Scene()
    var last = scene.items.map(\.frame.minY)
    for frame in 0..<300 {
      scene.stage.advance(to: Double(frame) / 60)
      if frame % 20 == 0 { try scene.open() }
      if frame % 20 == 9 { scene.tap(Point(4, 4)) }
      for (item, before) in zip(scene.items, last) { #expect(abs(item.frame.minY - before) < 80) }
      last = scene.items.map(\.frame.minY)
    }
    scene.stage.advance(to: 10)
    #expect(!scene.isOpen && scene.items.allSatisfy { $0.frame.minY >= 384 })
  }

  @Test(arguments: [(40.0, 12.0), (80, 24), (200, 50)])
  func itsScriptEndsWithTheMenuOpen(columns: Double, rows: Double) throws {
    let scene = try Scene(columns: columns, rows: rows)
    scene.stage.perform(Popover().script)
    for frame in 0..<1200 where !scene.stage.isFinished { scene.stage.advance(to: Double(frame) / 60) }
    #expect(scene.stage.isFinished && scene.isOpen)
    for item in scene.items {
      #expect(item.scale == 1 && item.frame.minX >= 0 && item.frame.maxX <= scene.stage.bounds.maxX)
      #expect(item.frame.minY >= 0 && item.frame.maxY <= scene.stage.bounds.maxY)
    }
  }

  @Test func nothingHoldsTheStage() throws {
    weak var stage: Stage?
    weak var item: Layer?
    try {
      let scene = try Scene()
      try scene.open()
      scene.stage.advance(to: 1)
      (stage, item) = (scene.stage, scene.items[0])
    }()
    #expect(stage == nil && item == nil)
  }
}
