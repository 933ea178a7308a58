import PoppingStage
import SquashEffect
import Testing

@Suite struct SquashTests {
  private func stage() throws -> (stage: Stage, square: Layer) {
    let stage = try Stage(Squash(), size: Size(640, 384))
    return (stage, try #require(stage.root.layer(named: "square")))
  }

  /// A stroke of one movement, 10 points in a 60th of a second: 600 points per second.
  private func stroke(_ stage: Stage, _ way: Point) {
    let start = stage.time
    stage.touch(.began, at: stage.center)
    stage.advance(to: start + 1.0 / 60)
    stage.touch(.moved, at: stage.center + way)
    stage.touch(.ended, at: stage.center + way)
  }

  /// With next to no friction a velocity swings out by its part of the frequency: 600/√342.1 = 32.4 points, less a
  /// quarter swing's friction, exp(−0.5 · 0.085) = 4 %.
  @Test func aStrokeMakesItLonger() throws {
    let (stage, square) = try stage()
    stroke(stage, Point(10, 0))
    let start = stage.time
    let widths = (0...120).map { step in
      stage.advance(to: start + Double(step) / 240)
      return square.size.width
    }
    #expect(abs(try #require(widths.max()) - 100 - 32.4 * 0.96) < 0.5)
    #expect(square.size.height == 100)
  }

  /// A damping of 1 lets the swings die out as exp(−t/2): after four seconds 13.5 % are left.
  @Test func itRingsForSeconds() throws {
    let (stage, square) = try stage()
    stroke(stage, Point(10, 0))
    let start = stage.time
    let late = (0...100).map { step in
      stage.advance(to: start + 4 + Double(step) / 240)
      return (square.size.width - 100).magnitude
    }
    #expect(abs(try #require(late.max()) - 32.4 * 0.135) < 0.4)
    stage.advance(to: start + 30)
    #expect(square.size == Size(100, 100) && stage.isSettled)
  }

  @Test func thePlaceSpringsBackToWhereItWasPushed() throws {
    let (stage, square) = try stage()
    stroke(stage, Point(10, 0))
    let start = stage.time
    stage.advance(to: start + 0.08)
    #expect(square.position.x > 330)
    stage.advance(to: start + 30)
    #expect(square.position == stage.center)
  }

  @Test func noPushTurnsItInsideOut() throws {
    let (stage, square) = try stage()
    for step in 0..<200 {
      let way = step.isMultiple(of: 2) ? Point(-300, -150) : Point(300, 150)
      stroke(stage, way)
      #expect(square.size.width > 0 && square.size.height > 0)
    }
  }
}
