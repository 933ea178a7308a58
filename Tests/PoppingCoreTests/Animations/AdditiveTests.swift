import PoppingCore
import Testing

@Suite struct AdditiveTests {
  private let animator = Animator()
  private let box = Box(100.0)

  private func additive(from: Double? = nil, to: Double, duration: Double = 1) -> Animation<Double> {
    var animation = Animation<Double>.basic(from: from, to: to, duration: duration, curve: .linear)
    animation.isAdditive = true
    return animation
  }

  @Test func twoAdditiveAnimationsAddUp() {
    animator.add(additive(to: 10), to: box, Box.property(), key: "a")
    animator.add(additive(from: 4, to: 8), to: box, Box.property(), key: "b")
    #expect(box.value == 104)
    animator.advance(to: 0.5)
    #expect(box.value == 111)
    animator.advance(to: 2)
    // What was added stays.
    #expect(box.value == 118)
  }

  @Test(arguments: [true, false])
  func anAdditiveAnimationRidesOnAnAbsoluteOne(isFirst: Bool) {
    let absolute = Animation<Double>.basic(from: 0, to: 1000, duration: 1, curve: .linear)
    if isFirst { animator.add(additive(to: 10), to: box, Box.property(), key: "a") }
    animator.add(absolute, to: box, Box.property())
    if !isFirst { animator.add(additive(to: 10), to: box, Box.property(), key: "a") }
    for frame in 1..<60 {
      let time = Double(frame) / 60
      animator.advance(to: time)
      #expect(abs(box.value - 1010 * time) < 1e-9)
    }
    animator.advance(to: 2)
    #expect(abs(box.value - 1010) < 1e-9)
  }

  @Test func anAbsoluteAnimationTakesTheValueWithoutWhatIsAdded() {
    animator.add(additive(from: 50, to: 50, duration: 10), to: box, Box.property(), key: "a")
    #expect(box.value == 150)
    let running = animator.add(.basic(to: 200, duration: 1, curve: .linear), to: box, Box.property())
    #expect(running.from == 100)
    #expect(box.value == 150)
  }

  @Test func repeatingAddsTheSameAgainAndNotOnTop() {
    var animation = additive(from: 5, to: 10)
    animation.repeatCount = 2
    animator.add(animation, to: box, Box.property())
    animator.advance(to: 1.5)
    #expect(abs(box.value - 107.5) < 1e-9)
    animator.advance(to: 3)
    #expect(abs(box.value - 110) < 1e-9)
  }

  @Test func additiveSpringsPassTheTestOfPop() {
    // POP's own test: base 1, from 1 to 2: the first value at least 2, the last one 3.
    let box = Box(1.0)
    var animation = Animation<Double>.spring(from: 1, to: 2)
    animation.isAdditive = true
    animator.add(animation, to: box, Box.property(threshold: 0.01))
    #expect(box.value >= 2)
    animator.advance(to: 5)
    #expect(abs(box.value - 3) < 1e-12)
  }
}
