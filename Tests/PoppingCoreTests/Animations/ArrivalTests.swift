import PoppingCore
import Testing

@Suite struct ArrivalTests {
  /// The time of the end is a rounded sum; the value then has to be the target all the same.
  @Test func aSettledSpringStandsExactlyOnItsTarget() throws {
    final class Box { var value = 0.0 }
    let spring = try Spring(bounciness: 18)
    for step in 0..<500 {
      let animator = Animator()
      animator.advance(to: 0.1 + Double(step) * 0.0137)
      let box = Box()
      let property = Property<Box, Double>(
        "value", threshold: 0.01, read: { $0.value }, write: { $0.value = $1 })
      animator.add(.spring(from: -.pi, to: 1, spring), to: box, property)
      animator.advance(to: animator.time + 10)
      #expect(box.value == 1)
      #expect(!animator.isMoving)
    }
  }
}
