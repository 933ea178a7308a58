import AttentionEffect
import PoppingStage
import Testing

@Suite struct AttentionTests {
  private static let presets = [
    "shake", "pop", "morph", "squeeze", "wobble", "swing", "flash", "tada", "jello", "rubber-band",
    "heartbeat", "bounce", "pulse",
  ]

  private func stage(
    _ preset: String, _ settings: [String: String] = [:], bounciness: Double? = nil,
    size: Size = Size(640, 384)
  ) throws -> (stage: Stage, tile: Layer) {
    var tuning = Tuning()
    tuning.settings = settings.merging(["preset": preset]) { $1 }
    tuning.bounciness = bounciness
    let stage = try Stage(Attention(), size: size, tuning: tuning)
    return (stage, try #require(stage.root.layer(named: "tile")))
  }

  private func tap(_ stage: Stage) {
    stage.touch(.began, at: stage.center)
    stage.touch(.ended, at: stage.center)
  }

  /// The looks from now on, two hundred a second.
  private func looks(of tile: Layer, on stage: Stage, seconds: Double) -> [Look] {
    let start = stage.time
    return (0...Int(seconds * 200)).map { step in
      stage.advance(to: start + Double(step) / 200)
      return tile.look
    }
  }

  @Test(arguments: presets)
  func everyPresetMovesAndEndsAtRest(preset: String) throws {
    let (stage, tile) = try stage(preset)
    let rest = tile.look
    tap(stage)
    let looks = looks(of: tile, on: stage, seconds: 6)
    #expect(looks.contains { $0 != rest })
    #expect(looks.last == rest)
    #expect(stage.isSettled)
  }

  /// The tile is 192 points wide and 130.56 high; the extents are those of the originals as shares of it.
  @Test(arguments: [4.0, 10, 20])
  func theFirstSwingIsTheOriginalsWhateverTheBounciness(bounciness: Double) throws {
    func extreme(_ preset: String, _ value: (Look) -> Double) throws -> Double {
      let (stage, tile) = try stage(preset, bounciness: bounciness)
      let rest = value(tile.look)
      tap(stage)
      let ways = looks(of: tile, on: stage, seconds: 3).map { value($0) - rest }
      return try #require(ways.max { $0.magnitude < $1.magnitude })
    }
    #expect(abs(try extreme("shake") { $0.position.x } - 28.8) < 0.1)
    #expect(abs(try extreme("pop") { $0.scale.x } - 0.2) < 0.001)
    #expect(abs(try extreme("morph") { $0.scale.y } + 0.3) < 0.001)
    #expect(abs(try extreme("squeeze") { $0.scale.x } - 0.5) < 0.001)
    #expect(abs(try extreme("wobble") { $0.position.x } + 48) < 0.1)
    #expect(abs(try extreme("swing") { $0.rotationZ.radians } - 15 * .pi / 180) < 0.003)
    #expect(abs(try extreme("jello") { $0.skewX.radians } + 12.5 * .pi / 180) < 0.002)
    #expect(abs(try extreme("pulse") { $0.scale.x } - 0.05) < 0.001)
    #expect(abs(try extreme("bounce") { $0.position.y } + 0.3 * 130.56) < 0.2)
  }

  @Test func flashBlinksTwice() throws {
    let (stage, tile) = try stage("flash")
    tap(stage)
    let opacities = looks(of: tile, on: stage, seconds: 2).map(\.opacity)
    let clears = zip(opacities, opacities.dropFirst()).filter { $0 > 0.5 && $1 <= 0.5 }
    #expect(clears.count == 2)
    #expect(opacities.last == 1)
  }

  @Test func magnitudeAndSizeScaleTheWay() throws {
    let (stage, tile) = try stage("shake", ["magnitude": "2"], size: Size(320, 192))
    tap(stage)
    let places = looks(of: tile, on: stage, seconds: 2).map(\.position.x)
    // Twice 0.15 of 96 points.
    #expect(abs(try #require(places.max()) - 160 - 28.8) < 0.1)
  }

  @Test(arguments: presets)
  func aTapInMidSwingGoesOnFromThere(preset: String) throws {
    let (stage, tile) = try stage(preset)
    let rest = tile.look
    tap(stage)
    for tapping in 1...5 {
      stage.advance(to: Double(tapping) * 0.07)
      let look = tile.look
      tap(stage)
      stage.advance(to: Double(tapping) * 0.07)
      #expect(tile.look == look)
    }
    stage.advance(to: 10)
    #expect(tile.look == rest)
    #expect(stage.isSettled)
  }

  @Test func countRepeats() throws {
    let (stage, tile) = try stage("pop", ["count": "3"])
    tap(stage)
    for begin in [0.0, 1, 2] {
      stage.advance(to: begin + 0.08)
      #expect(tile.scale.x > 1.1)
    }
  }
}
