import PoppingCore
import Testing

@Suite struct AnimatableTests {
  @Test func componentsComeBackAsTheValueTheyWereTakenFrom() {
    func check<Value: Animatable>(_ value: Value) {
      #expect(Value(components: value.components) == value)
      #expect(Value.componentNames.count == Value.componentCount)
    }
    check(3.5)
    check(Point(1, -2))
    check(Size(3, 4))
    check(Rect(1, 2, 3, 4))
    check(Scale(0.5, 2))
    check(Angle.degrees(90))
    check(Color(52, 152, 219, alpha: 0.5))
  }

  @Test func degreesAreRadians() {
    #expect(Angle.degrees(180).radians == Double.pi)
  }
}
