import Foundation
import PoppingStage
import Testing
import TiltCardEffect

@Suite struct TiltCardTests {
  private func stage() throws -> (stage: Stage, card: Layer, shade: Layer) {
    let stage = try Stage(TiltCard(), size: Size(640, 384))
    return (
      stage, try #require(stage.root.layer(named: "card")), try #require(stage.root.layer(named: "shade"))
    )
  }

  private func drag(by way: Double, on stage: Stage) {
    stage.touch(.began, at: Point(320, 100))
    stage.touch(.moved, at: Point(320, 100 + way))
    stage.advance(to: stage.time + 0.5)
  }

  /// A tilt of π/5 half-way, none at the end, and 0.8 of the size there; half-way the size has done three quarters.
  @Test(arguments: [
    (0.0, 0.0, 1.0), (50, 0.75 * Double.pi / 5, 0.9125), (100, Double.pi / 5, 0.85), (200, 0, 0.8),
    (260, 0, 0.8),
    (-60, 0, 1),
  ])
  func theCardFollowsTheFinger(way: Double, tilt: Double, scale: Double) throws {
    let (stage, card, shade) = try stage()
    drag(by: way, on: stage)
    #expect(abs(card.rotationX.radians - tilt) < 1e-12)
    #expect(abs(card.scale.x - scale) < 1e-12 && card.scale.x == card.scale.y)
    #expect(abs(shade.opacity - 2 * (1 - scale)) < 1e-12)
  }

  /// The overshoot of a damping ratio of 0.6 is exp(−π · 0.6 / 0.8): 9.5 per cent of the drag.
  @Test func letGoItSpringsBackAndALittleBeyond() throws {
    let (stage, card, shade) = try stage()
    drag(by: 100, on: stage)
    stage.touch(.ended, at: Point(320, 200))
    let start = stage.time
    var largest = 0.0
    for frame in 1...960 {
      stage.advance(to: start + Double(frame) / 480)
      largest = max(largest, card.scale.x)
      #expect(shade.opacity >= 0)
    }
    let share = 0.5 * exp(-Double.pi * 0.6 / 0.8)
    #expect(abs(largest - (1 + 0.2 * share * (2 + share))) < 0.001)
    #expect(card.scale == 1 && card.rotationX == .zero && shade.opacity == 0)
    #expect(stage.isSettled)
  }

  @Test func aCardThatIsCaughtStaysWhereItIs() throws {
    let (stage, card, _) = try stage()
    drag(by: 100, on: stage)
    stage.touch(.ended, at: Point(320, 200))
    for wait in [0.05, 0.11, 0.16, 0.2] {
      stage.advance(to: stage.time + wait)
      let scale = card.scale.x
      let tilt = card.rotationX
      stage.touch(.began, at: stage.center)
      stage.touch(.moved, at: stage.center)
      stage.advance(to: stage.time + 0.5)
      #expect(abs(card.scale.x - scale) < 1e-9 && abs(card.rotationX.radians - tilt.radians) < 1e-9)
      stage.touch(.ended, at: stage.center)
    }
    stage.advance(to: stage.time + 3)
    #expect(card.scale == 1)
  }

  @Test func theFingersVelocityGoesOver() throws {
    let (stage, card, _) = try stage()
    stage.touch(.began, at: Point(320, 100))
    for frame in 1...6 {
      stage.advance(to: Double(frame) / 60)
      stage.touch(.moved, at: Point(320, 100 + 10 * Double(frame)))
    }
    stage.touch(.ended, at: Point(320, 160))
    let scale = card.scale.x
    stage.advance(to: stage.time + 1.0 / 60)
    // Downwards the card shrinks: with 600 points per second it goes on doing so for a moment.
    #expect(card.scale.x < scale)
    stage.advance(to: stage.time + 3)
    #expect(card.scale == 1)
  }

  @Test(arguments: [(1.0, 1.0), (40, 12), (80, 24), (200, 50)])
  func itsScriptEndsAtRest(columns: Double, rows: Double) throws {
    let stage = try Stage(TiltCard(), size: Size(columns * 8, rows * 16))
    stage.perform(TiltCard().script)
    for frame in 0..<1200 where !stage.isFinished { stage.advance(to: Double(frame) / 60) }
    let card = try #require(stage.root.layer(named: "card"))
    #expect(stage.isFinished && card.scale == 1 && card.rotationX == .zero)
  }

  @Test func theDragCanBeTraced() throws {
    let (stage, _, _) = try stage()
    drag(by: 100, on: stage)
    stage.touch(.ended, at: Point(320, 200))
    stage.advance(to: stage.time + 0.05)
    var tracer = StageTracer()
    let traced = try #require(tracer.values(on: stage).first { $0.property == "drag" })
    #expect(traced.value[0] > 0 && traced.value[0] < 100 && traced.velocity[0] < 0)
  }
}
