import CircleEffect
import PoppingStage
import Testing

@Suite struct CircleTests {
  private func stage(_ size: Size = Size(640, 384)) throws -> (stage: Stage, ring: Layer, slider: Layer) {
    let stage = try Stage(Circle(), size: size)
    return (
      stage, try #require(stage.root.layer(named: "ring")), try #require(stage.root.layer(named: "slider"))
    )
  }

  private func place(_ value: Double, on slider: Layer) -> Point {
    Point(slider.frame.minX + value * slider.frame.width, slider.frame.midY)
  }

  @Test func itBeginsAtSevenTenthsWithoutAnAnimation() throws {
    let (stage, ring, _) = try stage()
    #expect(ring.strokeEnd == 0.7 && ring.lineWidth == 4 && ring.lineCap == .round)
    #expect(ring.size == Size(196, 196))
    #expect(stage.isSettled)
  }

  /// The reference for 0.7 → 0.2: lowest 0.129, rest after 0.53 s.
  ///
  /// POP rests a little later, when the acceleration has died down too.
  @Test func theEndSpringsAsInTheReference() throws {
    let (stage, ring, slider) = try stage()
    stage.touch(.began, at: place(0.2, on: slider))
    let ends = (0...60).map { frame in
      stage.advance(to: Double(frame) / 60)
      return ring.strokeEnd
    }
    #expect(abs(try #require(ends.min()) - 0.129) < 0.002)
    #expect(abs(try #require(ends.last) - 0.2) < 1e-9)
    let lastMoving = try #require(ends.lastIndex { abs($0 - 0.2) > 1e-9 })
    #expect(abs(Double(lastMoving) / 60 - 0.53) < 0.08)
  }

  @Test func everyNewTargetGoesOnFromTheMoment() throws {
    let (stage, ring, slider) = try stage()
    stage.touch(.began, at: place(0.7, on: slider))
    var last = ring.strokeEnd
    for frame in 1...90 {
      stage.touch(.moved, at: place(frame.isMultiple(of: 20) ? 0.1 : 0.9, on: slider))
      #expect(ring.strokeEnd == last)
      stage.advance(to: Double(frame) / 60)
      // The spring carries no value through more than a sixth of the ring in a frame.
      #expect(abs(ring.strokeEnd - last) < 0.17)
      last = ring.strokeEnd
    }
    stage.touch(.ended, at: place(0.9, on: slider))
    stage.advance(to: 4)
    #expect(abs(ring.strokeEnd - 0.9) < 1e-9)
  }

  @Test(arguments: [Size(8, 16), Size(320, 192), Size(1600, 800)])
  func theScriptEndsAtFourTenths(size: Size) throws {
    let (stage, ring, _) = try stage(size)
    stage.perform(stage.effect.script)
    stage.advance(to: 20)
    #expect(stage.isFinished)
    if size.width > 16 { #expect(abs(ring.strokeEnd - 0.4) < 0.01) }
  }
}
