import DecayThrowEffect
import PoppingStage
import Testing

@Suite struct DecayThrowTests {
  private func stage() throws -> (stage: Stage, circle: Layer) {
    let stage = try Stage(DecayThrow(), size: Size(640, 384))
    return (stage, try #require(stage.root.layer(named: "circle")))
  }

  /// Draws the circle from the middle at a steady velocity for a fifth of a second and lets go.
  private func fling(on stage: Stage, velocity: Point) {
    let start = stage.time
    let center = stage.center
    stage.touch(.began, at: center)
    for step in 1...12 {
      let elapsed = Double(step) / 60
      stage.advance(to: start + elapsed)
      stage.touch(.moved, at: center + velocity * elapsed)
    }
    stage.touch(.ended, at: center + velocity * 0.2)
  }

  /// The reference: 0.499 of the velocity at 0.998, less what is left when POP stops it, at 5 points per second.
  @Test func aThrowTravelsHalfItsVelocity() throws {
    let (stage, circle) = try stage()
    fling(on: stage, velocity: Point(200, 0))
    let start = circle.position
    #expect(abs(start.x - 360) < 1e-9)
    stage.advance(to: 10)
    #expect(abs(circle.position.x - start.x - 0.499 * 195) < 0.5)
    #expect(circle.position.y == 192)
    #expect(stage.isSettled)
  }

  @Test func aTouchCatchesItInFlight() throws {
    let (stage, circle) = try stage()
    fling(on: stage, velocity: Point(200, 0))
    stage.advance(to: 0.4)
    let place = circle.position
    #expect(place.x > 370)
    stage.touch(.began, at: place)
    stage.advance(to: 1)
    #expect(circle.position == place)
    stage.touch(.ended, at: place)
    stage.advance(to: 2)
    #expect(circle.position == place)
  }

  @Test(arguments: [Point(900, 0), Point(-900, 0), Point(0, -700), Point(0, 700)])
  func aWallSendsItToTheMiddle(velocity: Point) throws {
    let (stage, circle) = try stage()
    fling(on: stage, velocity: velocity)
    stage.advance(to: 10)
    #expect(circle.position == stage.center)
    #expect(stage.isSettled)
  }

  /// Only the velocity up and down is mirrored: at the upper edge the circle comes back, at the right one it goes on for
  /// a moment.
  @Test func theVelocityIsMirroredUpwardsAndDownwards() throws {
    let (stage, circle) = try stage()
    fling(on: stage, velocity: Point(0, -400))
    let heights = (1...1000).map { step in
      stage.advance(to: 0.2 + Double(step) / 1000)
      return circle.frame.minY
    }
    // It turns at the edge itself, and comes no further out.
    #expect(try #require(heights.min()) > -0.5)

    let (other, ball) = try self.stage()
    fling(on: other, velocity: Point(1000, 0))
    let edges = (1...1000).map { step in
      other.advance(to: 0.2 + Double(step) / 1000)
      return ball.frame.maxX
    }
    let beyond = try #require(edges.firstIndex { $0 > 640 })
    #expect(edges[beyond + 1] > edges[beyond])
  }

  @Test(arguments: [Size(8, 16), Size(320, 192), Size(1600, 800)])
  func theScriptEndsInside(size: Size) throws {
    let stage = try Stage(DecayThrow(), size: size)
    stage.perform(stage.effect.script)
    stage.advance(to: 20)
    #expect(stage.isFinished)
    let circle = try #require(stage.root.layer(named: "circle"))
    #expect(stage.bounds.contains(circle.position))
  }
}
