import PoppingStage
import Testing

@Suite struct GestureTests {
  private func stage(_ perform: @escaping (Layer, Gesture) -> Void) throws -> Stage {
    let stage = try Stage(Blank(), size: Size(640, 384))
    let layer = Layer("layer", frame: Rect(100, 100, 200, 200))
    layer.onGesture(perform)
    stage.add(layer)
    return stage
  }

  @Test func aTapIsATouchThatDoesNotMove() throws {
    var phases: [Gesture.Phase] = []
    let stage = try stage { phases.append($1.phase) }
    stage.touch(.began, at: Point(150, 150))
    stage.touch(.ended, at: Point(150, 150))
    #expect(phases == [.began, .tapped])
  }

  @Test func aDragHasTheVelocityOfItsLastTenthOfASecond() throws {
    var velocity = Point.zero
    let stage = try stage { velocity = $1.velocity }
    stage.touch(.began, at: Point(150, 150))
    // A slow second, then a tenth of a second at 300 points per second.
    for step in 1...60 {
      stage.advance(to: Double(step) / 60)
      stage.touch(.moved, at: Point(150, 150 + Double(step) / 10))
    }
    for step in 1...6 {
      stage.advance(to: 1 + Double(step) / 60)
      stage.touch(.moved, at: Point(150, 156 + Double(step) * 5))
    }
    stage.touch(.ended, at: Point(150, 186))
    #expect(velocity.x == 0 && abs(velocity.y - 300) < 1e-6)
  }

  @Test func aFingerThatRestedHasNoVelocity() throws {
    var velocity = Point(1, 1)
    let stage = try stage { velocity = $1.velocity }
    stage.touch(.began, at: Point(150, 150))
    stage.advance(to: 0.05)
    stage.touch(.moved, at: Point(150, 200))
    stage.advance(to: 0.5)
    stage.touch(.ended, at: Point(150, 200))
    #expect(velocity == .zero)
  }

  @Test func aGestureThatWasEndedHearsNoMore() throws {
    var count = 0
    let stage = try stage {
      count += 1
      if $1.phase == .changed { $1.cancel() }
    }
    stage.touch(.began, at: Point(150, 150))
    for x in [160.0, 170, 180] { stage.touch(.moved, at: Point(x, 150)) }
    stage.touch(.ended, at: Point(180, 150))
    #expect(count == 2)
  }
}
