import PoppingCore
import Testing

@Suite struct SpringFormsTests {
  @Test func bouncinessAndSpeedConvertAsInPop() throws {
    for check in try PopFixture.load().conversion {
      let spring = try Spring(bounciness: check.bounciness, speed: check.speed)
      #expect(isNear(spring.stiffness, check.tension))
      #expect(isNear(spring.damping, check.friction))
      #expect(spring.mass == 1)
      #expect(isNear(try #require(spring.bounciness), check.bounciness))
      #expect(isNear(try #require(spring.speed), check.speed))
    }
  }

  @Test func stiffnessAndDampingConvertBackAsInPop() throws {
    for check in try PopFixture.load().inverse_conversion {
      let spring = try Spring(stiffness: check.tension, damping: check.friction)
      #expect(isNear(try #require(spring.bounciness), check.bounciness))
      #expect(isNear(try #require(spring.speed), check.speed))
      let again = try Spring(bounciness: check.bounciness, speed: check.speed)
      #expect(isNear(again.stiffness, check.tension))
      #expect(isNear(again.damping, check.friction))
    }
  }

  @Test func theSpeedOfAHeavierSpringIsThatOfTheLightOneThatMovesAlike() throws {
    let spring = try Spring(bounciness: 12, speed: 8)
    let heavy = try Spring(mass: 3, stiffness: 3 * spring.stiffness, damping: 3 * spring.damping)
    #expect(isNear(try #require(heavy.bounciness), 12))
    #expect(isNear(try #require(heavy.speed), 8))
  }

  @Test func whatNoBouncinessGivesHasNone() throws {
    let spring = try Spring(stiffness: 300, damping: 0.5)
    #expect(spring.bounciness == nil)
    #expect(spring.speed == nil)
  }

  @Test func durationAndBounceConvertAsInSwiftUI() throws {
    // SwiftUI's documentation of Spring: (duration 0.5, bounce 0.3) is (1, 157.9, 17.6).
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9137) < 1e-4)
    #expect(abs(spring.damping - 17.5929) < 1e-4)
    // And mass 1, stiffness 100, damping 10 has duration 0.63 and bounce 0.5.
    let physical = try Spring(stiffness: 100, damping: 10)
    #expect(isNear(physical.duration, 0.6283185307179586))
    #expect(isNear(physical.bounce, 0.5))
    // Below 0 the damping ratio is 1/(1 + bounce).
    #expect(isNear(try Spring(duration: 1, bounce: -0.5).dampingRatio, 2))
  }

  @Test func everyFormComesBack() throws {
    for bounce in [-0.9, -0.3, 0, 0.15, 0.3, 0.99] {
      let spring = try Spring(duration: 0.7, bounce: bounce)
      #expect(isNear(spring.bounce, bounce))
      #expect(isNear(spring.duration, 0.7))
      let again = try Spring(response: spring.response, dampingRatio: spring.dampingRatio)
      #expect(isNear(again.stiffness, spring.stiffness))
      #expect(isNear(again.damping, spring.damping))
    }
  }

  @Test func refusedArgumentsAreNamed() {
    func argument(_ make: () throws(SpringError) -> Spring) -> String? {
      do throws(SpringError) {
        _ = try make()
        return nil
      } catch { return error.argument }
    }
    for bad in [Double.nan, .infinity, -.infinity, 0, -1] {
      #expect(
        argument { () throws(SpringError) in try Spring(mass: bad, stiffness: 1, damping: 1) } == "mass")
      #expect(argument { () throws(SpringError) in try Spring(stiffness: bad, damping: 1) } == "stiffness")
      #expect(
        argument { () throws(SpringError) in try Spring(response: bad, dampingRatio: 1) } == "response")
      #expect(argument { () throws(SpringError) in try Spring(duration: bad, bounce: 0) } == "duration")
    }
    for bad in [Double.nan, .infinity, -1] {
      #expect(argument { () throws(SpringError) in try Spring(stiffness: 1, damping: bad) } == "damping")
      #expect(
        argument { () throws(SpringError) in try Spring(response: 1, dampingRatio: bad) } == "dampingRatio")
      #expect(argument { () throws(SpringError) in try Spring(duration: 1, bounce: bad) } == "bounce")
    }
    #expect(argument { () throws(SpringError) in try Spring(duration: 1, bounce: 1.5) } == "bounce")
    #expect(argument { () throws(SpringError) in try Spring(bounciness: .nan) } == "bounciness")
    #expect(argument { () throws(SpringError) in try Spring(bounciness: 4, speed: .infinity) } == "speed")
    #expect(argument { () throws(SpringError) in try Spring(bounciness: 4, speed: -100) } == "speed")
    #expect {
      try Spring(mass: -1, stiffness: 1, damping: 1)
    } throws: {
      "\($0)" == "mass is -1.0, but must be a finite number above 0"
    }
  }

  @Test func theTuningOverridesAsPopsSettersDo() throws {
    // POP: bounciness 18, then mass 2 and tension 200, keeps the friction of bounciness 18.
    let spring = try SpringTuning(bounciness: 18, mass: 2, stiffness: 200).spring()
    #expect(spring.mass == 2)
    #expect(spring.stiffness == 200)
    #expect(isNear(spring.damping, 12.95885952697494))
    #expect(try SpringTuning().spring() == .standard)
    #expect(throws: SpringError.self) { try SpringTuning(mass: 0).spring() }
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-12 * max(abs(expected), 1)
  }
}
