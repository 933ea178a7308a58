import ImageEffect
import PoppingStage
import Testing

@Suite struct ImageTests {
  /// A stage with the photo at rest, half as large as a square of 288 points, in the middle.
  private func scene() throws -> (stage: Stage, photo: Layer) {
    var tuning = Tuning()
    tuning.picture = Picture(width: 8, height: 8) { _, _ in SIMD4(200, 100, 50, 255) }
    let stage = try Stage(ImageEffect.Image(), size: Size(640, 384), tuning: tuning)
    let photo = try #require(stage.root.layer(named: "photo"))
    stage.advance(to: 3)
    #expect(photo.scale == 0.5 && photo.size == Size(288, 288))
    return (stage, photo)
  }

  /// Bounciness 10 and speed 12 go 9.8 per cent too far, in the reference's table.
  @Test func itShrinksWhenItIsLoadedAndGrowsAtATap() throws {
    let fresh = try Stage(ImageEffect.Image(), size: Size(640, 384))
    let loading = try #require(fresh.root.layer(named: "photo"))
    let shrinking = fresh.samples(seconds: 2, perSecond: 240) { loading.scale.x }
    #expect(shrinking.first == 1 && shrinking.last == 0.5)
    #expect(abs(try #require(shrinking.min()) - (0.5 - 0.098 * 0.5)) < 0.001)

    let (stage, photo) = try scene()
    stage.tap(at: stage.center)
    let growing = stage.samples(seconds: 2, perSecond: 240) { photo.scale.x }
    #expect(abs(try #require(growing.max()) - (1 + 0.098 * 0.5)) < 0.001)
    #expect(photo.scale == 1)
    stage.tap(at: stage.center)
    stage.advance(to: stage.time + 2)
    #expect(photo.scale == 0.5)
  }

  @Test func aFingerHoldsItOnTheWayAndLetsItGoOn() throws {
    let (stage, photo) = try scene()
    stage.tap(at: stage.center)
    stage.advance(to: stage.time + 0.1)
    let held = photo.scale
    #expect(held.x > 0.6 && held.x < 0.95)
    stage.touch(.began, at: stage.center)
    let scales = stage.samples(seconds: 1) { photo.scale }
    #expect(scales.allSatisfy { $0 == held })
    stage.touch(.ended, at: stage.center)
    #expect(photo.scale == held)
    stage.advance(to: stage.time + 0.05)
    #expect(photo.scale.x > held.x)
    stage.advance(to: stage.time + 2)
    #expect(photo.scale == 1)
  }

  @Test func atNinetyEightHundredthsATapTurnsItRound() throws {
    let (stage, photo) = try scene()
    stage.tap(at: stage.center)
    // On the way back from the overshoot it has all but arrived, and still moves.
    stage.advance(to: stage.time + 0.3)
    while photo.scale.x > 1 / 0.985 { stage.advance(to: stage.time + 1.0 / 240) }
    #expect(!stage.isSettled)
    stage.tap(at: stage.center)
    stage.advance(to: stage.time + 2)
    #expect(photo.scale == 0.5)
  }

  @Test func aDragTakesItAlongAndMakesItSmall() throws {
    let (stage, photo) = try scene()
    stage.tap(at: stage.center)
    stage.advance(to: stage.time + 2)
    stage.drag(from: stage.center, to: Point(420, 150), seconds: 0.1)
    #expect(photo.position == Point(420, 150))
    stage.advance(to: stage.time + 2)
    #expect(photo.position == Point(420, 150) && photo.scale == 0.5)
    stage.touch(.ended, at: Point(420, 150))
    stage.tap(at: Point(420, 150))
    stage.advance(to: stage.time + 2)
    #expect(photo.position == stage.center && photo.scale == 1)
  }

  /// The reference: at 1000 points per second about 29 points too far, and rest after 0.58 s.
  ///
  /// There the acceleration has died down too. Here it is at rest when the swings, which die out as exp(−19.5 t / 2), stay within half a point: after
  /// 0.50 s, or up to half a swing of 0.2 s sooner.
  @Test func aFlingCarriesItOnAndBack() throws {
    let (stage, photo) = try scene()
    let end = stage.center + Point(200, 0)
    stage.drag(from: stage.center, to: end, seconds: 0.2)
    stage.touch(.ended, at: end)
    let offsets = stage.samples(seconds: 2) { photo.position.x - end.x }
    #expect(abs(try #require(offsets.max()) - 29) < 1)
    #expect(offsets.last == 0)
    let lastMoving = try #require(offsets.lastIndex { $0 != 0 })
    #expect((0.3...0.5).contains(Double(lastMoving) / 60))
  }

  @Test func caughtInAFlingItComesAlongFromWhereItIs() throws {
    let (stage, photo) = try scene()
    let end = stage.center + Point(200, 0)
    stage.drag(from: stage.center, to: end, seconds: 0.2)
    stage.touch(.ended, at: end)
    stage.advance(to: stage.time + 0.06)
    let caught = photo.position
    #expect(caught.x > end.x + 15)
    stage.touch(.began, at: caught)
    stage.touch(.moved, at: caught + Point(0, 10))
    #expect(photo.position == caught + Point(0, 10))
    stage.advance(to: stage.time + 1)
    #expect(photo.position == caught + Point(0, 10))
  }

  @Test(arguments: [(1, 1), (40, 12), (80, 24), (200, 50)])
  func itsScriptEndsWithTheWholePhotoInTheMiddle(columns: Int, rows: Int) throws {
    let stage = try Stage(ImageEffect.Image(), size: Size(Double(columns) * 8, Double(rows) * 16))
    stage.performToEnd()
    #expect(stage.isFinished)
    let photo = try #require(stage.root.layer(named: "photo"))
    #expect(photo.scale == 1 && photo.position == stage.center)
  }
}
