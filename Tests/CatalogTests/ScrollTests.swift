import PoppingStage
import ScrollEffect
import Testing

@Suite struct ScrollTests {
  /// 384 points high; ten cards of 112 points: the greatest offset is 1120 − 384 = 736.
  private func stage() throws -> (stage: Stage, view: Layer) {
    let stage = try Stage(Scroll(), size: Size(640, 384))
    return (stage, try #require(stage.root.layer(named: "view")))
  }

  /// Draws at a steady velocity for a tenth of a second and lets go.
  private func fling(_ stage: Stage, from y: Double, velocity: Double) {
    let start = stage.time
    stage.touch(.began, at: Point(320, y))
    for step in 1...6 {
      stage.advance(to: start + Double(step) / 60)
      stage.touch(.moved, at: Point(320, y + velocity * Double(step) / 60))
    }
    stage.touch(.ended, at: Point(320, y + velocity / 10))
  }

  /// The reference: 0.499 of the velocity, less what is left at 5 points per second.
  @Test func aFlingDiesOutByItself() throws {
    let (stage, view) = try stage()
    fling(stage, from: 300, velocity: -500)
    #expect(abs(view.bounds.minY - 50) < 1e-9)
    stage.advance(to: 10)
    #expect(abs(view.bounds.minY - 50 - 0.499 * 495) < 0.5)
    #expect(stage.isSettled)
  }

  /// The reference: at 0.92 a velocity of 1000 points per second is stopped within 11 points.
  @Test func pastAnEndItBrakesAndComesBack() throws {
    let (stage, view) = try stage()
    fling(stage, from: 300, velocity: -1000)
    fling(stage, from: 300, velocity: -1500)
    let offsets = (0...2400).map { step in
      stage.advance(to: 0.2 + Double(step) / 240)
      return view.bounds.minY
    }
    let farthest = try #require(offsets.max())
    #expect(farthest > 736 + 1 && farthest < 736 + 11)
    #expect(offsets.last == 736)
    #expect(stage.isSettled)
  }

  @Test func aTouchStopsIt() throws {
    let (stage, view) = try stage()
    fling(stage, from: 300, velocity: -1500)
    stage.advance(to: 0.2)
    let offset = view.bounds.minY
    stage.touch(.began, at: Point(320, 100))
    stage.advance(to: 5)
    #expect(view.bounds.minY == offset && offset > 200)
  }

  @Test func pulledPastAnEndItGivesAndComesBack() throws {
    let (stage, view) = try stage()
    stage.touch(.began, at: Point(320, 100))
    stage.touch(.moved, at: Point(320, 300))
    // The rubber of iOS: 384 · (1 − 1 / (200 · 0.55 / 384 + 1)).
    #expect(abs(view.bounds.minY + 384 * (1 - 1 / (200 * 0.55 / 384 + 1))) < 1e-9)
    stage.advance(to: 1)
    stage.touch(.ended, at: Point(320, 300))
    stage.advance(to: 1.39)
    #expect(view.bounds.minY < 0)
    stage.advance(to: 1.41)
    #expect(view.bounds.minY == 0)
  }
}
