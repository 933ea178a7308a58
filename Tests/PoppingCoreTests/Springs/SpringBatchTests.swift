import PoppingCore
import Testing

@Suite struct SpringBatchTests {
  private let spring: Spring

  init() throws { spring = try Spring(bounciness: 18, speed: 12) }

  @Test func everyValueMovesAsTheSpringItselfSays() {
    var batch = SpringBatch(spring, count: 5, at: 10)
    for index in 0..<5 { batch.setTarget(10 + 100 * Double(index), of: index) }
    batch.setVelocity(-300, of: 2)
    for frame in 1...30 {
      batch.advance(by: 1.0 / 60)
      for index in 1..<5 {
        let expected = spring.value(
          at: Double(frame) / 60, from: 10, to: 10 + 100 * Double(index), velocity: index == 2 ? -300 : 0)
        #expect(abs(batch[index] - expected) < 1e-9)
      }
    }
    #expect(batch[0] == 10)
  }

  @Test func framesOfChangingLengthLeadToTheSamePlace() {
    var even = SpringBatch(spring, count: 1)
    var uneven = even
    even.setTarget(1, of: 0)
    uneven.setTarget(1, of: 0)
    for _ in 0..<6 { even.advance(by: 0.05) }
    for time in [0.01, 0.09, 0.09, 0.01, 0.1] { uneven.advance(by: time) }
    #expect(abs(even[0] - uneven[0]) < 1e-12)
    #expect(abs(even.velocity(of: 0) - uneven.velocity(of: 0)) < 1e-10)
  }

  @Test func aNewTargetOrPlaceMakesNoOtherJump() {
    var batch = SpringBatch(spring, count: 1)
    batch.setTarget(100, of: 0)
    batch.advance(by: 0.1)
    let (value, velocity) = (batch[0], batch.velocity(of: 0))
    batch.setTarget(-50, of: 0)
    #expect(abs(batch[0] - value) < 1e-12)
    #expect(batch.velocity(of: 0) == velocity)
    batch[0] = 7
    #expect(batch[0] == 7)
    #expect(batch.velocity(of: 0) == velocity)
    #expect(batch.target(of: 0) == -50)
  }

  @Test func itRestsExactlyOnItsTargetsOnceNothingCanBeSeenToMove() {
    var batch = SpringBatch(spring, count: 3, threshold: 0.01)
    batch.setTarget(1, of: 1)
    batch.setVelocity(20, of: 2)
    var frames = 0
    while !batch.isAtRest, frames < 1000 {
      batch.advance(by: 1.0 / 60)
      frames += 1
    }
    #expect(batch[1] == 1)
    #expect(batch[2] == 0)
    // The exact course leaves the threshold's half for the last time not later than a frame before the rest.
    let settling = spring.settlingTime(displacement: -1, velocity: 0, threshold: 0.005)
    #expect(Double(frames) / 60 >= settling)
    #expect(Double(frames) / 60 < settling + 1)
  }

  @Test func noValuesAreNoTrap() {
    var batch = SpringBatch(spring, count: -3)
    batch.advance(by: 1)
    #expect(batch.count == 0)
    #expect(batch.isAtRest)
  }
}
