import PoppingCore
import Testing

@Suite struct SpringSolutionTests {
  @Test func theSolutionAgreesWithAnIndependentIntegration() throws {
    for sample in try RandomSpring.some(2000, seed: 1) {
      var oscillator = TaylorOscillator(
        spring: sample.spring, position: sample.displacement, velocity: sample.velocity)
      let frequency = sample.spring.naturalFrequency
      var time = 0.0
      for share in [0.1, 0.9, 4.0] {
        oscillator.advance(by: share / frequency)
        time += share / frequency
        let transition = sample.spring.transition(over: time)
        let position = transition.displacement(from: sample.displacement, velocity: sample.velocity)
        let velocity = transition.velocity(from: sample.displacement, velocity: sample.velocity)
        #expect(abs(position - oscillator.position) < 1e-10 * sample.scale)
        #expect(abs(velocity - oscillator.velocity) < 1e-10 * sample.scale * frequency)
      }
    }
  }

  @Test func twoHalfStepsAreOneWholeStep() throws {
    for sample in try RandomSpring.some(2000, seed: 2) {
      let time = 3 / sample.spring.naturalFrequency
      let half = sample.spring.transition(over: time / 2)
      let middle = half.displacement(from: sample.displacement, velocity: sample.velocity)
      let middleVelocity = half.velocity(from: sample.displacement, velocity: sample.velocity)
      let whole = sample.spring.transition(over: time)
      let direct = whole.displacement(from: sample.displacement, velocity: sample.velocity)
      #expect(abs(half.displacement(from: middle, velocity: middleVelocity) - direct) < 1e-13 * sample.scale)
    }
  }

  @Test func timeRunsBackward() throws {
    for sample in try RandomSpring.some(500, seed: 3) {
      let time = 0.5 / sample.spring.naturalFrequency
      let there = sample.spring.transition(over: time)
      let back = sample.spring.transition(over: -time)
      let x = there.displacement(from: sample.displacement, velocity: sample.velocity)
      let v = there.velocity(from: sample.displacement, velocity: sample.velocity)
      #expect(abs(back.displacement(from: x, velocity: v) - sample.displacement) < 1e-9 * sample.scale)
    }
  }

  @Test func nothingJumpsAtCriticalDamping() throws {
    let critical = try Spring(mass: 2, stiffness: 50, damping: 20)
    for ratio in [1 - 1e-6, 1 - 1e-9, 1 - 1e-15, 1 + 1e-15, 1 + 1e-9, 1 + 1e-6] {
      let spring = try Spring(mass: 2, stiffness: 50, damping: 20 * ratio)
      for time in [0.01, 0.3, 1, 4] {
        let difference = abs(
          spring.value(at: time, velocity: 7) - critical.value(at: time, velocity: 7))
        #expect(difference <= abs(ratio - 1) * 20 + 1e-13)
      }
      let settling = spring.settlingTime(displacement: -1, velocity: 7, threshold: 1e-3)
      let atCritical = critical.settlingTime(displacement: -1, velocity: 7, threshold: 1e-3)
      #expect(abs(settling - atCritical) <= abs(ratio - 1) * 20 + 1e-12)
    }
  }

  @Test func nothingOverflowsOrIsNoNumber() throws {
    let springs = try [
      Spring(stiffness: 1200, damping: 2 * 6 * 1200.squareRoot()),
      Spring(mass: 0.5, stiffness: 4, damping: 35),
      Spring(stiffness: 1e100, damping: 0), Spring(stiffness: 1e-100, damping: 1e50),
      Spring(mass: 1e-100, stiffness: 1e-100, damping: 1e-60), Spring.standard,
    ]
    let numbers = [0, 1, -1, 1e-300, 1e150, -1e150, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
    let times = [0, 1e-300, 1e-9, 1, 3600, 1e9, 1e300, -1e-9, -1, -1e9, .infinity, -.infinity, .nan]
    for spring in springs {
      for time in times {
        for from in numbers {
          for to in numbers {
            #expect(spring.value(at: time, from: from, to: to, velocity: from).isFinite)
            #expect(spring.velocity(at: time, from: from, to: to, velocity: to).isFinite)
          }
          #expect(!spring.settlingTime(displacement: from, velocity: -from, threshold: 1e-3).isNaN)
          #expect(!spring.crossingTime(displacement: from, velocity: 1).isNaN)
        }
      }
    }
  }

  @Test func anOverDampedSpringDoesNotLeap() throws {
    // k 4, c 35, m 0.5 from 0 to 1000: 630.01 after 8.7 s.
    let spring = try Spring(mass: 0.5, stiffness: 4, damping: 35)
    #expect(abs(spring.value(at: 8.7, from: 0, to: 1000) - 630.01) < 0.01)
  }

  @Test func energyNeverGrows() throws {
    for sample in try RandomSpring.some(300, seed: 4) {
      func energy(at time: Double) -> Double {
        let transition = sample.spring.transition(over: time)
        let x = transition.displacement(from: sample.displacement, velocity: sample.velocity)
        let v = transition.velocity(from: sample.displacement, velocity: sample.velocity)
        return sample.spring.stiffness * x * x + sample.spring.mass * v * v
      }
      let start = energy(at: 0)
      var last = start
      for step in 1...200 {
        let now = energy(at: Double(step) * 0.05 / sample.spring.naturalFrequency)
        #expect(now <= last + 1e-12 * start)
        last = now
      }
    }
  }
}
