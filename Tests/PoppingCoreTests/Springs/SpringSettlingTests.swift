import PoppingCore
import Testing

@Suite struct SpringSettlingTests {
  /// After the time the threshold is never exceeded, and just before it is.
  @Test func theSettlingTimeIsTheLastTimeAboveTheThreshold() throws {
    var random = SplitMix64(seed: 5)
    for sample in try RandomSpring.some(1500, seed: 6) where sample.spring.dampingRatio > 0.01 {
      let threshold = sample.scale * random.logarithmic(1e-6...2)
      let time = sample.spring.settlingTime(
        displacement: sample.displacement, velocity: sample.velocity, threshold: threshold)
      func distance(_ time: Double) -> Double {
        sample.spring.transition(over: time)
          .displacement(from: sample.displacement, velocity: sample.velocity).magnitude
      }
      let step = 0.02 / sample.spring.naturalFrequency
      for index in 0...1000 {
        #expect(distance(time + Double(index) * step) <= threshold * (1 + 1e-9) + sample.scale * 1e-15)
      }
      if time > 0 { #expect(distance(time * (1 - 1e-9)) >= threshold * (1 - 1e-9) - sample.scale * 1e-15) }
    }
  }

  @Test func theKnownCasesSettleWhenTheyDo() throws {
    // The solution of (1 + t)·e^(−t) = 0.001, and what sampling finds for stiffness 100.
    let critical = try Spring(stiffness: 1, damping: 2)
    #expect(abs(critical.settlingTime(displacement: 1, threshold: 0.001) - 9.2334134764516) < 1e-11)
    for (damping, time) in [(5.0, 2.688), (10, 1.270), (15, 0.800), (20, 0.9234), (30, 1.8498)] {
      let spring = try Spring(stiffness: 100, damping: damping)
      #expect(abs(spring.settlingTime(displacement: 1, threshold: 0.001) - time) < 6e-4)
    }
  }

  @Test func whatNeverExceedsTheThresholdIsSettledAtOnce() {
    #expect(Spring.standard.settlingTime(displacement: 0.4, velocity: 0, threshold: 0.5) == 0)
    #expect(Spring.standard.settlingTime(displacement: 0, velocity: 0, threshold: 0.5) == 0)
    #expect(Spring.standard.settlingTime(displacement: 0, velocity: 4, threshold: 0.5) == 0)
  }

  @Test func aPushFromTheTargetIsNotAtRest() {
    // POP's shake moves more than 28 points within a frame.
    #expect(Spring.standard.value(at: 1.0 / 60, from: 160, to: 160, velocity: 2000) > 180)
    #expect(Spring.standard.settlingTime(displacement: 0, velocity: 2000, threshold: 0.5) > 0.2)
  }

  @Test func aSpringWithoutDampingSaysThatItNeverSettles() throws {
    let spring = try Spring(stiffness: 100, damping: 0)
    #expect(!spring.settles)
    #expect(spring.settlingTime(displacement: 1, threshold: 0.5) == .infinity)
    #expect(spring.settlingTime(displacement: 0.3, velocity: 3, threshold: 0.5) == 0)
    #expect(Spring.standard.settlingTime(displacement: 1, threshold: 0) == .infinity)
  }

  @Test func theTargetIsCrossedWhenItIs() throws {
    for sample in try RandomSpring.some(1000, seed: 7) {
      let time = sample.spring.crossingTime(displacement: sample.displacement, velocity: sample.velocity)
      func position(_ time: Double) -> Double {
        sample.spring.transition(over: time)
          .displacement(from: sample.displacement, velocity: sample.velocity)
      }
      let end = min(time, 40 / sample.spring.naturalFrequency)
      for step in 1..<200 {
        let before = position(end * Double(step) / 200) * (sample.displacement < 0 ? -1 : 1)
        #expect(before >= -1e-13 * sample.scale)
      }
      if time.isFinite { #expect(abs(position(time)) < 1e-12 * sample.scale) }
    }
  }

  @Test func overshootPeakAndPeriodAreTheTextbooks() throws {
    // e^(−πζ/√(1 − ζ²)): 0.1 → 72.9 %, 0.3 → 37.2 %, 0.5 → 16.3 %, 0.7 → 4.6 %, 0.825 → 1.02 %, 0.9 → 0.15 %.
    for (ratio, overshoot) in [
      (0.1, 0.729), (0.3, 0.372), (0.5, 0.163), (0.7, 0.046), (0.825, 0.0102), (0.9, 0.0015),
    ] {
      let spring = try Spring(response: 0.5, dampingRatio: ratio)
      #expect(abs(spring.overshoot - overshoot) < 6e-4)
      let peak = try #require(spring.peakTime)
      #expect(abs(spring.value(at: peak) - 1 - spring.overshoot) < 1e-12)
      #expect(abs(spring.velocity(at: peak)) < 1e-11)
      #expect(spring.period == 2 * peak)
    }
    let stiff = try Spring(response: 0.5, dampingRatio: 1.5)
    #expect(stiff.overshoot == 0)
    #expect(stiff.peakTime == nil)
    #expect(stiff.period == nil)
  }
}
