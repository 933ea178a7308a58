import Foundation
import PoppingStage
import RadialEffect
import Testing

@Suite struct RadialTests {
  private func stage(
    columns: Double = 80, rows: Double = 24, _ settings: [String: String] = [:]
  ) throws -> (stage: Stage, dots: [Layer]) {
    var tuning = Tuning()
    tuning.settings = settings
    let stage = try Stage(Radial(), size: Size(columns * 8, rows * 16), tuning: tuning)
    return (stage, try (1...8).map { try #require(stage.root.layer(named: "dot \($0)")) })
  }

  private func tap(_ stage: Stage) {
    stage.touch(.began, at: stage.center)
    stage.touch(.ended, at: stage.center)
  }

  private func distance(of dot: Layer, on stage: Stage) -> Double {
    hypot(dot.position.x - stage.center.x, dot.position.y - stage.center.y)
  }

  /// A dot leaves every tenth of a second, from nothing to all, from half its size to all of it.
  @Test func theDotsLeaveOneAfterAnother() throws {
    let (stage, dots) = try stage()
    #expect(dots.allSatisfy { $0.opacity == 0 && $0.scale == 0.5 && $0.position == stage.center })
    tap(stage)
    stage.advance(to: 0.35)
    #expect(dots.map { $0.position != stage.center } == [true, true, true, true, false, false, false, false])
    #expect(dots[0].opacity > dots[1].opacity && dots[1].opacity > dots[2].opacity)
    #expect(dots[0].scale.x > dots[3].scale.x && dots[3].scale.x > 0.5)
  }

  /// The first ring has a fifth of the shorter side as its radius, 76.8 points, and the second twice as much.
  @Test func theRingOpensWidensTurnsAndStays() throws {
    let (stage, dots) = try stage()
    tap(stage)
    var greatestOnFirst = 0.0
    var turned = 0.0
    for frame in 0...480 {
      stage.advance(to: Double(frame) / 60)
      // While the last dot is still on its way out, no step may have followed.
      if dots[7].opacity < 0.99 && frame < 90 {
        greatestOnFirst = max(greatestOnFirst, distance(of: dots[0], on: stage))
      }
      turned = max(turned, atan2(dots[0].position.x - stage.center.x, stage.center.y - dots[0].position.y))
    }
    #expect(abs(greatestOnFirst - 76.8) < 2)
    // One of eight places is a quarter of π; the default spring goes one per cent of the way beyond.
    #expect(abs(turned - .pi / 4) < 0.03)
    for (index, dot) in dots.enumerated() {
      let angle = Double(index) / 8 * 2 * .pi
      #expect(abs(dot.position.x - (stage.center.x + 153.6 * sin(angle))) < 1e-9)
      #expect(abs(dot.position.y - (stage.center.y - 153.6 * cos(angle))) < 1e-9)
      #expect(dot.opacity == 1 && dot.scale == 1)
    }
    #expect(stage.isSettled)
  }

  @Test func anotherTapCollectsTheDots() throws {
    let (stage, dots) = try stage()
    tap(stage)
    stage.advance(to: 8)
    tap(stage)
    stage.advance(to: 8.35)
    #expect(dots.map { $0.opacity < 1 } == [true, true, true, true, false, false, false, false])
    stage.advance(to: 12)
    #expect(dots.allSatisfy { $0.opacity == 0 && $0.scale == 0.5 && $0.position == stage.center })
  }

  @Test(arguments: [0.3, 0.9, 1.7, 2.4, 3.1])
  func aTapAtAnyMomentBreaksTheChain(time: Double) throws {
    let (stage, dots) = try stage()
    tap(stage)
    stage.advance(to: time)
    tap(stage)
    var last = dots.map(\.position)
    for frame in 1...300 {
      stage.advance(to: time + Double(frame) / 60)
      for (dot, before) in zip(dots, last) {
        #expect(hypot(dot.position.x - before.x, dot.position.y - before.y) < 30)
      }
      last = dots.map(\.position)
    }
    #expect(dots.allSatisfy { $0.position == stage.center && $0.opacity == 0 })
    tap(stage)
    stage.advance(to: time + 15)
    #expect(abs(distance(of: dots[0], on: stage) - 153.6) < 1e-9)
  }

  @Test(arguments: [(40.0, 12.0), (80, 24), (200, 50)])
  func itsScriptEndsWithTheRingOnTheStage(columns: Double, rows: Double) throws {
    let (stage, dots) = try stage(columns: columns, rows: rows)
    stage.perform(Radial().script)
    for frame in 0..<1800 where !stage.isFinished { stage.advance(to: Double(frame) / 60) }
    #expect(stage.isFinished)
    for dot in dots {
      #expect(dot.opacity == 1)
      #expect(dot.frame.minY >= 0 && dot.frame.maxY <= stage.bounds.maxY)
    }
  }
}
