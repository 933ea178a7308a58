import PoppingCore
import Testing

@Suite struct SpringPushTests {
  /// Without damping, light, critical and heavy.
  @Test(arguments: [0, 0.1, 0.35, 0.8, 0.999, 1, 1.001, 2, 5])
  func aPushSwingsOutAsFarAsAsked(dampingRatio: Double) throws {
    let spring = try Spring(mass: 1, stiffness: 342.1, damping: 2 * dampingRatio * 342.1.squareRoot())
    let velocity = spring.velocity(pushingTo: -30)
    #expect(velocity < 0)
    let values = (0...20_000).map {
      spring.value(at: Double($0) / 20_000, from: 0, to: 0, velocity: velocity)
    }
    #expect(abs(try #require(values.min()) + 30) < 1e-4)
  }
}
