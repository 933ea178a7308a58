import Foundation
import PoppingStage
import TabsEffect
import Testing

@Suite struct TabsTests {
  private func stage(
    _ settings: [String: String] = [:]
  ) throws -> (stage: Stage, block: Layer, tabs: [Layer]) {
    var tuning = Tuning()
    tuning.settings = settings
    let stage = try Stage(Tabs(), size: Size(640, 384), tuning: tuning)
    return (
      stage, try #require(stage.root.layer(named: "block")),
      try (1...5).map { try #require(stage.root.layer(named: "tab \($0)")) }
    )
  }

  private func tap(_ index: Int, on stage: Stage) {
    let place = Point(64 + 128 * Double(index), 360)
    stage.touch(.began, at: place)
    stage.touch(.ended, at: place)
  }

  /// LearnCube's blocks stand at 0, 64, 128, 192 and 256 of 320 points: at fifths of the width.
  @Test func theBlockComesToRestUnderTheTab() throws {
    let (stage, block, tabs) = try stage()
    #expect(block.frame == tabs[0].frame)
    #expect(tabs.map(\.frame.minX) == [0, 128, 256, 384, 512])
    for index in [2, 4, 1, 0] {
      tap(index, on: stage)
      stage.advance(to: stage.time + 2)
      #expect(abs(block.position.x - tabs[index].position.x) < 1e-9)
      #expect(block.backgroundColor == Color.accents[index])
      for (other, tab) in tabs.enumerated() {
        #expect(tab.textColor == (other == index ? .white : Color(84, 84, 84)))
      }
    }
  }

  /// The way of a damped oscillator that starts with ten ways per second, in closed form: bounciness 7 with speed 20 is
  /// tension 512 with a damping ratio of 0.70.
  @Test func theBlockLeavesWithTenWaysPerSecond() throws {
    let (stage, block, _) = try stage()
    let frequency = 512.0.squareRoot()
    let ratio = 0.70
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    tap(1, on: stage)
    for frame in 1...60 {
      let time = Double(frame) / 120
      stage.advance(to: time)
      let sine = (10 - ratio * frequency) / damped
      let share =
        1 - exp(-ratio * frequency * time) * (cos(damped * time) - sine * sin(damped * time))
      #expect(abs((block.position.x - 64) / 128 - share) < 0.01)
    }
  }

  @Test func aTapInMidFlightKeepsPlaceAndVelocity() throws {
    let (stage, block, _) = try stage()
    tap(4, on: stage)
    var places: [Double] = []
    for frame in 0...8 {
      stage.advance(to: 0.05 + Double(frame) / 480)
      places.append(block.position.x)
      if frame == 4 { tap(1, on: stage) }
    }
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    // The pull changes the velocity, but not within a frame: it would be thrown back at 3,840 points per second.
    #expect(abs(steps[4] - steps[3]) < 4)
    #expect(steps[4] > 0)
    stage.advance(to: 3)
    #expect(abs(block.position.x - 192) < 1e-9)
  }

  @Test func theSameTabAgainChangesNothing() throws {
    let (stage, block, _) = try stage()
    tap(0, on: stage)
    #expect(stage.isSettled)
    #expect(block.position.x == 64)
  }

  @Test(arguments: [(1, 1), (40, 12), (200, 50)])
  func itsScriptEnds(columns: Int, rows: Int) throws {
    let stage = try Stage(Tabs(), size: Size(Double(columns) * 8, Double(rows) * 16))
    stage.perform(Tabs().script)
    for frame in 0..<1200 where !stage.isFinished { stage.advance(to: Double(frame) / 60) }
    #expect(stage.isFinished)
  }
}
