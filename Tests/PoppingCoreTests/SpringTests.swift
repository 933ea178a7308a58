import PoppingCore
import Testing

@Suite struct SpringTests {
  @Test func popsDefaultSpringHasPopsNumbers() {
    // POPSpringAnimation's documented defaults.
    #expect(abs(Spring.standard.stiffness - 342.10058823529414) < 1e-12)
    #expect(abs(Spring.standard.damping - 30.486979648244255) < 1e-12)
    #expect(Spring.standard.mass == 1)
  }

  @Test func durationAndBounceAreSwiftUIs() throws {
    // SwiftUI's documentation of Spring: (duration 0.5, bounce 0.3) is (1, 157.9, 17.6).
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9137) < 1e-4)
    #expect(abs(spring.damping - 17.5929) < 1e-4)
    let physical = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.6283185307179586) < 1e-12)
    #expect(abs(physical.bounce - 0.5) < 1e-12)
  }

  @Test func refusedArgumentsAreNamed() {
    #expect(throws: SpringError.self) { try Spring(stiffness: 0, damping: 1) }
    #expect { try Spring(mass: .nan, stiffness: 1, damping: 1) } throws: {
      ($0 as? SpringError)?.argument == "mass"
    }
    #expect { try Spring(stiffness: 1, damping: -1) } throws: { ($0 as? SpringError)?.argument == "damping" }
    #expect { try Spring(duration: 1, bounce: -1) } throws: { ($0 as? SpringError)?.argument == "bounce" }
  }

  @Test func settlingTimesAreTheLastTimesAboveTheThreshold() throws {
    // Last |x| ≥ 0.001 for k 100, m 1 from 1 at rest, sampled by an independent program.
    for (damping, time) in [(5.0, 2.688), (10, 1.270), (15, 0.800), (20, 0.9234), (30, 1.8498)] {
      let spring = try Spring(stiffness: 100, damping: damping)
      #expect(abs(spring.settlingTime(displacement: 1, velocity: 0, threshold: 0.001) - time) < 6e-4)
    }
  }
}
