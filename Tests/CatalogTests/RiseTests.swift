import PoppingStage
import RiseEffect
import Testing

@Suite struct RiseTests {
  private static let delays = [0.2, 0.25, 0.3, 0.35, 0.4]

  private func stage(_ settings: [String: String] = [:]) throws -> (stage: Stage, rows: [Layer]) {
    var tuning = Tuning()
    tuning.settings = settings
    let stage = try Stage(Rise(), size: Size(640, 384), tuning: tuning)
    return (stage, try (1...5).map { try #require(stage.root.layer(named: "row \($0)")) })
  }

  private func pressItem(on stage: Stage) {
    stage.touch(.began, at: Point(620, 24))
    stage.touch(.ended, at: Point(620, 24))
  }

  /// The delays of LearnCube; bounciness 4 with speed 8 overshoots by 1.1 per cent, as the reference's table has it.
  @Test(arguments: Array(0..<5))
  func eachRowRisesByAHundredPointsAtItsTime(index: Int) throws {
    let (stage, rows) = try stage()
    let row = rows[index]
    let start = row.position.y
    #expect(row.opacity == 0)
    stage.advance(to: Self.delays[index] - 0.001)
    #expect(row.position.y == start && row.opacity == 0)
    stage.advance(to: Self.delays[index] + 0.05)
    #expect(row.position.y < start && row.opacity > 0)
    var highest = start
    for frame in 0...720 {
      stage.advance(to: Self.delays[index] + 0.05 + Double(frame) / 240)
      highest = min(highest, row.position.y)
    }
    #expect(abs(row.position.y - (start - 100)) < 1e-9)
    #expect(abs((start - highest) / 100 - 1.011) < 0.001)
  }

  /// The default curve has done 0.8024 of its way at half its time (CSS `ease`).
  @Test func aRowFadesInAlongTheCurveInFourTenths() throws {
    let (stage, rows) = try stage()
    stage.advance(to: 0.4)
    #expect(abs(rows[0].opacity - 0.8024) < 1e-4)
    #expect(rows[4].opacity == 0)
    stage.advance(to: 0.6001)
    #expect(rows[0].opacity == 1 && rows[1].opacity < 1)
    stage.advance(to: 0.8001)
    #expect(rows.allSatisfy { $0.opacity == 1 })
  }

  /// A row keeps its course until its turn, and goes on at its velocity: no step is larger than the fastest motion's.
  @Test func pressesInMidFlightNeverJump() throws {
    let (stage, rows) = try stage()
    var last = rows.map(\.position.y)
    for frame in 0..<360 {
      stage.advance(to: Double(frame) / 60)
      if frame % 17 == 16 { pressItem(on: stage) }
      for (row, before) in zip(rows, last) { #expect(abs(row.position.y - before) < 25) }
      last = rows.map(\.position.y)
    }
  }

  @Test func aRowThatFallsTurnsRoundWithoutStandingStill() throws {
    let (stage, rows) = try stage()
    stage.advance(to: 3)
    pressItem(on: stage)
    stage.advance(to: 3.08)
    pressItem(on: stage)
    // The first row's turn to rise is 0.2 seconds off: until then it goes on falling.
    let before = rows[0].position.y
    stage.advance(to: 3.2)
    #expect(rows[0].position.y > before + 10)
    stage.advance(to: 6)
    #expect(rows.allSatisfy { $0.opacity == 1 })
  }

  @Test func theRowsLeaveAndComeBackToTheSamePlace() throws {
    let (stage, rows) = try stage()
    stage.advance(to: 3)
    let places = rows.map(\.position.y)
    pressItem(on: stage)
    stage.advance(to: 6)
    #expect(rows.allSatisfy { $0.opacity == 0 })
    #expect(zip(rows, places).allSatisfy { abs($0.position.y - ($1 + 100)) < 1e-9 })
    pressItem(on: stage)
    stage.advance(to: 9)
    #expect(zip(rows, places).allSatisfy { abs($0.position.y - $1) < 1e-9 && $0.opacity == 1 })
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func theListFitsBelowTheBar(columns: Int, rows: Int) throws {
    let stage = try Stage(Rise(), size: Size(Double(columns) * 8, Double(rows) * 16))
    stage.perform(Rise().script)
    for frame in 0..<1200 where !stage.isFinished { stage.advance(to: Double(frame) / 60) }
    #expect(stage.isFinished)
    var edge = NavigationBar.height
    for index in 1...5 {
      let row = try #require(stage.root.layer(named: "row \(index)"))
      #expect(row.frame.minY >= edge - 1e-9 && row.opacity == 1)
      edge = row.frame.maxY
    }
    #expect(edge <= stage.bounds.maxY + 1e-9)
  }

  @Test func parametersReachTheRows() throws {
    let (stage, rows) = try stage(["distance": "40", "delay": "1", "interval": "0.5"])
    let start = rows[1].position.y
    stage.advance(to: 1.49)
    #expect(rows[1].position.y == start)
    stage.advance(to: 5)
    #expect(abs(rows[1].position.y - (start - 40)) < 1e-9)
  }
}
