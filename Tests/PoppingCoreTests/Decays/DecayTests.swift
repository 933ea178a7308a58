import PoppingCore
import Testing

@Suite struct DecayTests {
  @Test func theWayIsTheIntegralOfTheVelocity() throws {
    let decay = try Decay(deceleration: 0.99)
    // Simpson's rule over 0.4 seconds.
    let count = 1000
    let step = 0.4 / Double(count)
    var sum = 0.0
    for index in 0...count {
      let weight = index == 0 || index == count ? 1.0 : index.isMultiple(of: 2) ? 2 : 4
      sum += weight * decay.velocity(after: Double(index) * step, velocity: 700)
    }
    #expect(abs(decay.distance(after: 0.4, velocity: 700) - sum * step / 3) < 1e-9)
  }

  @Test func itLastsAsLongAsInPop() throws {
    // POP: 1000 at 0.998 with threshold 1 lasts 2.64650864 seconds; 50 at 0.9 lasts 0.02185434 seconds.
    #expect(abs(Decay.standard.duration(velocity: 1000, threshold: 1) - 2.646508640653674) < 1e-12)
    let fast = try Decay(deceleration: 0.9)
    #expect(abs(fast.duration(velocity: -50, threshold: 1) - 0.021854345326782838) < 1e-14)
    #expect(Decay.standard.duration(velocity: 4.9, threshold: 1) == 0)
  }

  @Test func itLandsOnAChosenPoint() throws {
    for distance in [300.0, -1200, 4] {
      let velocity = Decay.standard.velocity(distance: distance, threshold: 1)
      #expect(abs(Decay.standard.distance(velocity: velocity, threshold: 1) - distance) < 1e-9)
      let same = try Decay(distance: distance, velocity: velocity, threshold: 1)
      #expect(abs(same.deceleration - 0.998) < 1e-12)
    }
    let page = try Decay(distance: 320, velocity: 1500, threshold: 1)
    #expect(abs(page.distance(velocity: 1500, threshold: 1) - 320) < 1e-9)
  }

  @Test func whatLeadsNowhereIsRefused() {
    #expect { try Decay(deceleration: 1) } throws: { ($0 as? ArgumentError)?.argument == "deceleration" }
    #expect { try Decay(deceleration: .nan) } throws: { ($0 as? ArgumentError)?.argument == "deceleration" }
    #expect { try Decay(distance: 100, velocity: -50, threshold: 1) } throws: {
      ($0 as? ArgumentError)?.argument == "velocity"
    }
    #expect { try Decay(distance: 100, velocity: 4, threshold: 1) } throws: {
      ($0 as? ArgumentError)?.argument == "velocity"
    }
  }

  @Test func anAnimationLandsWhereItsHandleSaidItWould() {
    let animator = Animator()
    let box = Box(Point(10, 20))
    let running = animator.add(.decay(velocity: Point(1000, -400)), to: box, Box.property())
    let landing = running.to
    let end = running.endTime
    #expect(abs(end - 2.646508640653674) < 1e-12)
    animator.advance(to: end - 1e-6)
    #expect(!running.isFinished)
    #expect(abs(box.value.x - landing.x) < 1e-4)
    animator.advance(to: 3)
    #expect(running.isFinished)
    #expect(box.value == landing)
  }

  @Test func anAnimationLandsWhereItIsTold() {
    let animator = Animator()
    let box = Box(Point(0, 0))
    let running = animator.add(.decay(landingAt: Point(320, -160)), to: box, Box.property())
    animator.advance(to: running.endTime - 1e-7)
    #expect(abs(box.value.x - 320) < 1e-5 && abs(box.value.y + 160) < 1e-5)
    animator.advance(to: 100)
    #expect(box.value == Point(320, -160))
    #expect(animator.isIdle)
  }

  @Test func aDecayThatLosesNothingNeverEnds() {
    let animator = Animator()
    let box = Box(0.0)
    let running = animator.add(.decay(velocity: 10, deceleration: 1), to: box, Box.property())
    #expect(running.endTime == .infinity)
    animator.advance(to: 60)
    #expect(abs(box.value - 600) < 1e-9)
    let stopped = animator.add(
      .decay(velocity: 10, deceleration: 0), to: Box(0.0), Box.property())
    #expect(stopped.value == 0)
  }
}
