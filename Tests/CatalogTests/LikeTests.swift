import LikeEffect
import PoppingStage
import Testing

@Suite struct LikeTests {
  private func stage(
    _ settings: [String: String] = [:], bounciness: Double? = nil
  ) throws -> (stage: Stage, button: Layer) {
    var tuning = Tuning()
    tuning.settings = settings
    tuning.bounciness = bounciness
    let stage = try Stage(Like(), size: Size(640, 384), tuning: tuning)
    return (stage, try #require(stage.root.layer(named: "like")))
  }

  private func tap(_ stage: Stage) {
    stage.touch(.began, at: stage.center)
    stage.touch(.ended, at: stage.center)
  }

  private func sparks(_ stage: Stage) -> [Layer] { stage.root.sublayers.filter { $0.name == "spark" } }

  private func scales(of button: Layer, on stage: Stage) -> [Double] {
    let start = stage.time
    return (0...600).map { step in
      stage.advance(to: start + Double(step) / 200)
      return button.scale.x
    }
  }

  /// The guide's key frames: 1.5 when it is liked, 0.8 when that is taken back.
  @Test(arguments: [4.0, 10, 18])
  func itSwellsAndDipsAsInTheGuide(bounciness: Double) throws {
    let (stage, button) = try stage(bounciness: bounciness)
    tap(stage)
    let up = scales(of: button, on: stage)
    #expect(abs(try #require(up.max()) - 1.5) < 0.002)
    #expect(up.last == 1)
    #expect(button.fillColor == Color(231, 76, 60))
    tap(stage)
    let down = scales(of: button, on: stage)
    #expect(abs(try #require(down.min()) - 0.8) < 0.002)
    #expect(down.last == 1)
    #expect(button.fillColor.alpha == 0)
  }

  @Test func sparksFlyWithinTheirReachAndAreGone() throws {
    let (stage, _) = try stage()
    tap(stage)
    let flying = sparks(stage)
    #expect(flying.count == 18)
    stage.advance(to: 0.7)
    // 96 points wide: at most 0.4 + 0.9 + 0.2 of that from the middle.
    for spark in flying {
      let way = spark.position - stage.center
      #expect((way.x * way.x + way.y * way.y).squareRoot() <= 1.5 * 96)
    }
    stage.advance(to: 0.81)
    #expect(sparks(stage).isEmpty)
  }

  @Test func theSameSeedGivesTheSameSparks() throws {
    func places(_ seed: String) throws -> [Point] {
      let (stage, _) = try stage(["seed": seed])
      tap(stage)
      stage.advance(to: 0.3)
      return sparks(stage).map(\.position)
    }
    #expect(try places("1") == places("1"))
    #expect(try places("1") != places("2"))
  }

  @Test func takingItBackThrowsNoSparks() throws {
    let (stage, _) = try stage()
    tap(stage)
    stage.advance(to: 2)
    tap(stage)
    #expect(sparks(stage).isEmpty)
  }

  @Test func aTapInMidSwingGoesOnFromThere() throws {
    let (stage, button) = try stage()
    for step in 0..<8 {
      stage.advance(to: Double(step) * 0.06)
      let scale = button.scale
      tap(stage)
      stage.advance(to: Double(step) * 0.06)
      #expect(button.scale == scale)
    }
    stage.advance(to: 5)
    #expect(button.scale == 1 && stage.isSettled)
  }
}
