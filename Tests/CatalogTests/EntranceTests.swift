import EntranceEffect
import ExitEffect
import PoppingStage
import Testing

/// The ways in and out: they share their table.
@Suite struct EntranceTests {
  private func stage(
    _ effect: any Effect, _ preset: String, _ direction: String, magnitude: String = "1"
  ) throws -> (stage: Stage, tile: Layer) {
    var tuning = Tuning()
    tuning.settings = ["preset": preset, "direction": direction, "magnitude": magnitude]
    let stage = try Stage(effect, size: Size(640, 384), tuning: tuning)
    return (stage, try #require(stage.root.layer(named: "tile")))
  }

  private static let presets = [
    "fade", "slide", "zoom", "bounce", "back", "rotate", "roll", "flip", "squeeze", "light-speed",
  ]
  private static let directions = ["left", "right", "up", "down"]

  /// Whether nothing of a tile is to be seen.
  private func isGone(_ tile: Layer) -> Bool {
    let frame = Rect(
      center: tile.position, size: Size(tile.size.width * tile.scale.x, tile.size.height * tile.scale.y))
    return tile.opacity < 0.01 || frame.maxX <= 0 || frame.minX >= 640 || frame.maxY <= 0 || frame.minY >= 384
  }

  @Test(arguments: presets, directions)
  func itComesFromOutOfSightToItsPlaceAndGoesBack(preset: String, direction: String) throws {
    let (stage, tile) = try stage(Entrance(), preset, direction)
    #expect(isGone(tile))
    stage.touch(.began, at: stage.center)
    stage.advance(to: 5)
    // The tile in the middle of the stage, as large as it is, upright and opaque.
    #expect(tile.position == stage.center && tile.scale == 1 && tile.opacity == 1)
    #expect(tile.rotationX == .zero && tile.rotationY == .zero && tile.rotationZ == .zero)
    #expect(tile.skewX == .zero)
    #expect(stage.isSettled)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 10)
    #expect(isGone(tile))
  }

  @Test(arguments: presets, directions)
  func anExitBeginsInPlaceAndEndsOutOfSight(preset: String, direction: String) throws {
    let (stage, tile) = try stage(Exit(), preset, direction)
    #expect(tile.position == stage.center && tile.opacity == 1 && !isGone(tile))
    stage.perform(stage.effect.script)
    stage.advance(to: 30)
    #expect(stage.isFinished && isGone(tile))
  }

  /// The tile is 192 points wide and 130.56 high.
  @Test func extentsAreThoseOfTheOriginalsAsShares() throws {
    #expect(try stage(Entrance(), "fade", "left").tile.position == Point(320 - 192, 192))
    #expect(try stage(Entrance(), "fade", "down", magnitude: "0.5").tile.position == Point(320, 192 + 65.28))
    #expect(abs(try stage(Entrance(), "zoom", "up").tile.scale.x - 0.3) < 1e-9)
    #expect(try stage(Entrance(), "back", "right").tile.scale == 0.7)
    #expect(try stage(Entrance(), "squeeze", "left").tile.scale == Scale(3, 1))
    #expect(try stage(Entrance(), "squeeze", "down").tile.scale == Scale(1, 3))
    // animate.css: translate(-100%) skewX(30deg) from the left, translate(100%) skewX(-30deg) from the right.
    #expect(abs(try stage(Entrance(), "light-speed", "left").tile.skewX.radians - .pi / 6) < 1e-9)
    #expect(abs(try stage(Entrance(), "light-speed", "right").tile.skewX.radians + .pi / 6) < 1e-9)
    #expect(abs(try stage(Entrance(), "roll", "left").tile.rotationZ.radians + 120 * .pi / 180) < 1e-9)
    #expect(abs(try stage(Entrance(), "flip", "up").tile.rotationX.radians.magnitude - .pi / 2) < 1e-9)
    #expect(abs(try stage(Entrance(), "flip", "left").tile.rotationY.radians.magnitude - .pi / 2) < 1e-9)
  }

  /// Bounciness 18 and speed 12 swing 30.9 % of the way beyond, 8 and 12 only 6.0 % (the reference's table).
  @Test(arguments: [("bounce", 0.309), ("slide", 0.060)])
  func bounceIsLivelier(preset: String, overshoot: Double) throws {
    let (stage, tile) = try stage(Entrance(), preset, "left")
    let way = stage.center.x - tile.position.x
    stage.touch(.began, at: stage.center)
    let places = (0...600).map { step in
      stage.advance(to: Double(step) / 200)
      return tile.position.x
    }
    #expect(abs(try #require(places.max()) - 320 - overshoot * way) < 0.002 * way)
  }

  @Test func aTapInMidFlightTurnsItRound() throws {
    let (stage, tile) = try stage(Entrance(), "roll", "left")
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.12)
    let look = tile.look
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.12)
    #expect(tile.look == look)
    stage.advance(to: 5)
    #expect(isGone(tile))
  }
}
