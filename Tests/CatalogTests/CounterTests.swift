import CounterEffect
import PoppingStage
import Testing

@Suite struct CounterTests {
  private struct Scene {
    let stage: Stage

    init(_ settings: [String: String] = [:], columns: Double = 80, rows: Double = 24) throws {
      var tuning = Tuning()
      tuning.settings = settings
      stage = try Stage(Counter(), size: Size(columns * 8, rows * 16), tuning: tuning)
    }

    func press(_ name: String) throws {
      let button = try #require(stage.root.layer(named: name))
      stage.touch(.began, at: button.position)
      stage.touch(.ended, at: button.position)
    }

    func text() throws -> String {
      try #require(stage.root.layer(named: "amount")?.text?.string)
    }

    /// What the text says, in cents.
    func cents() throws -> Int {
      let digits = try text().filter(\.isNumber)
      return try #require(Int(digits)) * (try text().contains("-") ? -1 : 1)
    }
  }

  @Test(arguments: [
    ("250", "$ 250.00"), ("1234.5", "$ 1,234.50"), ("-0.05", "$ -0.05"), ("1000000", "$ 1,000,000.00"),
    ("-999999.999", "$ -1,000,000.00"), ("0.004", "$ 0.00"),
  ])
  func amountsAreWrittenInCents(balance: String, text: String) throws {
    #expect(try Scene(["balance": balance]).text() == text)
  }

  @Test func aPressTakesTheAmountToTheNewBalance() throws {
    let scene = try Scene()
    try scene.press("pay in")
    #expect(try scene.text() == "$ 250.00")
    scene.stage.advance(to: 0.1)
    let onTheWay = try scene.cents()
    #expect(onTheWay > 25_000 && onTheWay < 74_950)
    scene.stage.advance(to: 5)
    #expect(try scene.text() == "$ 749.50")
  }

  /// Bounciness 12 with speed 12 overshoots by 14.2 per cent, as the reference's table has it.
  @Test func everyValueOnTheWayIsShown() throws {
    let scene = try Scene(["step": "1000", "balance": "0", "count.bounciness": "12", "count.speed": "12"])
    try scene.press("pay in")
    var shown: [Int] = []
    for frame in 1...960 {
      scene.stage.advance(to: Double(frame) / 480)
      shown.append(try scene.cents())
    }
    #expect(Set(shown).count > 100)
    #expect(abs(Double(try #require(shown.max())) / 100_000 - 1.142) < 0.001)
    #expect(shown.last == 100_000)
  }

  /// At 0.2 s the amount runs upwards; a second press must not make it start again from rest.
  @Test func aPressInMidFlightCarriesTheSpeedOn() throws {
    let scene = try Scene()
    try scene.press("pay in")
    var times: [Int] = []
    for frame in 0...6 {
      scene.stage.advance(to: 0.1 + Double(frame) / 240)
      times.append(try scene.cents())
      if frame == 3 { try scene.press("pay in") }
    }
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }
    // From rest the first of these steps would be a tenth of the one before the press.
    #expect(steps[3] >= steps[2])
    scene.stage.advance(to: 5)
    #expect(try scene.text() == "$ 1,249.00")
  }

  @Test func belowZeroTheAmountTurnsRed() throws {
    let scene = try Scene()
    let amount = try #require(scene.stage.root.layer(named: "amount"))
    #expect(amount.textColor == Color(84, 84, 84))
    try scene.press("draw")
    scene.stage.advance(to: 5)
    #expect(try scene.text() == "$ -249.50")
    #expect(amount.textColor == Color(231, 76, 60))
  }

  @Test func theAmountCanBeTracedThoughItIsNoLayers() throws {
    let scene = try Scene()
    var tracer = StageTracer()
    try scene.press("pay in")
    for time in [0.1, 5] {
      scene.stage.advance(to: time)
      let amount = try #require(tracer.values(on: scene.stage).first { $0.property == "amount" })
      #expect(amount.layer.isEmpty)
      #expect(abs(amount.value[0] * 100 - Double(try scene.cents())) <= 0.5)
      #expect((amount.velocity[0] > 0) == (time < 1))
    }
  }

  @Test(arguments: [(40.0, 12.0), (80, 24), (200, 50)])
  func itsScriptEndsWithTheBalanceInView(columns: Double, rows: Double) throws {
    let scene = try Scene(columns: columns, rows: rows)
    scene.stage.perform(Counter().script)
    for frame in 0..<1200 where !scene.stage.isFinished { scene.stage.advance(to: Double(frame) / 60) }
    #expect(scene.stage.isFinished)
    #expect(try scene.text() == "$ 749.50")
    for name in ["amount", "gauge", "pay in", "draw"] {
      let frame = try #require(scene.stage.root.layer(named: name)).frame
      #expect(frame.minX >= 0 && frame.minY >= 0)
      #expect(frame.maxX <= scene.stage.bounds.maxX && frame.maxY <= scene.stage.bounds.maxY)
    }
  }
}
