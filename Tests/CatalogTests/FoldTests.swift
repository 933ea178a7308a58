import FoldEffect
import PoppingStage
import Testing

@Suite struct FoldTests {
  /// A stage with a square picture of 288 points, from y 48 to y 336.
  private func stage(_ tuning: Tuning = Tuning()) throws -> (stage: Stage, upper: Layer, lower: Layer) {
    var tuning = tuning
    tuning.picture = Picture(width: 8, height: 8) { _, _ in SIMD4(200, 100, 50, 255) }
    let stage = try Stage(Fold(), size: Size(640, 384), tuning: tuning)
    return (
      stage, try #require(stage.root.layer(named: "upper")), try #require(stage.root.layer(named: "lower"))
    )
  }

  private func drag(from start: Double, to end: Double, on stage: Stage) {
    stage.touch(.began, at: Point(320, start))
    stage.advance(to: stage.time + 0.1)
    stage.touch(.moved, at: Point(320, end))
    stage.advance(to: stage.time + 0.5)
  }

  /// The angles from now on, a frame each of 240 a second.
  private func angles(of half: Layer, on stage: Stage, seconds: Double) -> [Double] {
    let start = stage.time
    return (0...Int(seconds * 240)).map { frame in
      stage.advance(to: start + Double(frame) / 240)
      return half.rotationX.radians
    }
  }

  @Test func theHalvesMeetAtTheMiddle() throws {
    let (_, upper, lower) = try stage()
    #expect(upper.frame == Rect(176, 48, 288, 144))
    #expect(lower.frame == Rect(176, 192, 288, 144))
    #expect(upper.pictureRect.maxY == lower.pictureRect.minY)
  }

  /// Angle −π · dragged / (height − start), with start and drag measured in the picture.
  @Test func theUpperHalfFollowsTheFingerDown() throws {
    let (stage, upper, lower) = try stage()
    drag(from: 60, to: 192, on: stage)
    #expect(abs(upper.rotationX.radians - -.pi * 132 / (288 - 12)) < 1e-12)
    #expect(lower.rotationX == .zero)
  }

  /// For the lower half −π / start · dragged, the drag upwards being negative: a positive angle.
  @Test func theLowerHalfFollowsTheFingerUp() throws {
    let (stage, upper, lower) = try stage()
    drag(from: 300, to: 192, on: stage)
    #expect(abs(lower.rotationX.radians - .pi * 108 / 252) < 1e-12)
    #expect(upper.rotationX == .zero)
  }

  @Test func theFingerNeverTurnsItBeyondFlat() throws {
    let (stage, upper, _) = try stage()
    drag(from: 100, to: 60, on: stage)
    #expect(upper.rotationX == .zero)
  }

  @Test func shadowsDeepenWithTheAngleAndTheBackShowsPastAQuarterTurn() throws {
    let (stage, upper, lower) = try stage()
    let shadow = try #require(upper.layer(named: "upper shadow"))
    let back = try #require(upper.layer(named: "upper back"))
    let below = try #require(lower.layer(named: "lower shadow"))
    drag(from: 48, to: 48 + 72, on: stage)
    #expect(abs(shadow.opacity - 0.25) < 1e-9 && abs(below.opacity - 0.25) < 1e-9 && back.opacity == 0)
    stage.touch(.moved, at: Point(320, 48 + 216))
    stage.advance(to: stage.time + 0.5)
    #expect(shadow.opacity == 0 && abs(below.opacity - 0.75) < 1e-9 && back.opacity == 1)
  }

  /// Let go at rest at −π the half swings 1.07 radians beyond flat (the reference, from POP's own engine).
  @Test func letGoItSwingsBeyondFlatAndComesToRest() throws {
    let (stage, upper, _) = try stage()
    stage.touch(.began, at: Point(320, 48))
    stage.touch(.moved, at: Point(320, 335.999_999))
    stage.advance(to: 1)
    #expect(abs(upper.rotationX.radians + .pi) < 1e-6)
    stage.touch(.ended, at: Point(320, 335.999_999))
    let angles = angles(of: upper, on: stage, seconds: 3)
    let peak = try #require(angles.max())
    #expect(abs(peak - 1.07) < 0.02 * 1.07)
    #expect(upper.rotationX == .zero)
    #expect(stage.isSettled)
  }

  @Test func leavingThePictureEndsTheGestureForGood() throws {
    let (stage, upper, _) = try stage()
    drag(from: 60, to: 192, on: stage)
    stage.touch(.moved, at: Point(20, 192))
    stage.touch(.moved, at: Point(320, 250))
    stage.advance(to: stage.time + 4)
    #expect(upper.rotationX == .zero)
  }

  @Test func theFingersVelocityGoesOverToTheSpring() throws {
    let (stage, upper, _) = try stage()
    stage.touch(.began, at: Point(320, 48))
    for frame in 1...12 {
      stage.advance(to: Double(frame) / 60)
      stage.touch(.moved, at: Point(320, 48 + Double(frame) * 10))
    }
    let before = upper.rotationX.radians
    stage.touch(.ended, at: Point(320, 168))
    stage.advance(to: stage.time + 0.01)
    // 600 points per second on 288 points: −π · 600 / 288 radians per second, less what the spring takes in 10 ms.
    let speed = (upper.rotationX.radians - before) / 0.01
    #expect(abs(speed - -.pi * 600 / 288) < 2)
    #expect(speed < -4)
  }

  /// The reference: −0.11 to +0.33 radians for a poke of 5 radians per second.
  @Test func aTapPokes() throws {
    let (stage, upper, _) = try stage()
    stage.touch(.began, at: Point(320, 100))
    stage.touch(.ended, at: Point(320, 100))
    let angles = angles(of: upper, on: stage, seconds: 2)
    let peak = try #require(angles.max())
    let trough = try #require(angles.min())
    #expect(abs(peak - 0.33) < 0.01)
    #expect(abs(trough - -0.11) < 0.01)
    #expect(angles.last == 0)
  }

  @Test func caughtInMidSwingItGoesOnFromWhereItIs() throws {
    let (stage, upper, _) = try stage()
    drag(from: 60, to: 250, on: stage)
    stage.touch(.ended, at: Point(320, 250))
    stage.advance(to: stage.time + 0.13)
    let caught = upper.rotationX.radians
    #expect(caught < -0.5 && caught > -1.4)
    stage.touch(.began, at: Point(320, 185))
    stage.touch(.moved, at: Point(320, 185))
    stage.advance(to: stage.time + 0.1)
    #expect(abs(upper.rotationX.radians - caught) < 1e-6)
  }

  @Test func theHalfInHandIsInFront() throws {
    let (stage, upper, lower) = try stage()
    stage.touch(.began, at: Point(320, 300))
    #expect(stage.root.sublayers.last === lower)
    stage.touch(.cancelled, at: Point(320, 300))
    stage.touch(.began, at: Point(320, 100))
    #expect(stage.root.sublayers.last === upper)
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 60), (300, 100)])
  func itsScriptEndsFlat(columns: Int, rows: Int) throws {
    let size = Size(Double(columns) * 8, Double(rows) * 16)
    let stage = try Stage(Fold(), size: size)
    stage.perform(Fold().script)
    let upper = try #require(stage.root.layer(named: "upper"))
    var smallest = 0.0
    for frame in 0..<600 where !stage.isFinished {
      stage.advance(to: Double(frame) / 60)
      smallest = min(smallest, upper.rotationX.radians)
    }
    #expect(stage.isFinished)
    #expect(smallest < -2.5)
    #expect(upper.rotationX == .zero)
  }
}
