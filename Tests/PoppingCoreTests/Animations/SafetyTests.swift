import PoppingCore
import Testing

/// What closures may do to the animator that calls them.
@Suite struct SafetyTests {
  private let animator = Animator()

  @Test func everyClosureMayAddRemoveAndRetarget() {
    let boxes = (0..<20).map { _ in Box(0.0) }
    var random = SplitMix64(seed: 21)
    var calls = 0
    func meddle() {
      calls += 1
      guard calls < 3000 else { return }
      let box = boxes[Int.random(in: 0..<20, using: &random)]
      switch Int.random(in: 0...7, using: &random) {
      case 0, 6, 7: start(box)
      case 1: animator.remove(key: "value", from: box)
      case 2: animator.removeAll(from: box)
      case 3: animator.animation(key: "value", of: box, as: Double.self)?.to = 50
      case 4: animator.animation(key: "value", of: box, as: Double.self)?.isPaused.toggle()
      default: animator.after(0.01) { meddle() }
      }
    }
    func start(_ box: Box<Double>) {
      var animation: Animation<Double> =
        calls.isMultiple(of: 3) ? .basic(to: 7, duration: 0.05) : .spring(to: Double(calls), solver: .pop)
      if calls.isMultiple(of: 2) { animation = .spring(to: 3) }
      animation.onStart = { _ in meddle() }
      animation.onApply = { _ in meddle() }
      animation.onTargetReached = { _ in meddle() }
      animation.onCompletion = { _, _ in meddle() }
      animator.add(animation, to: box, Box.property())
    }
    for box in boxes { start(box) }
    for frame in 1...300 { animator.advance(to: Double(frame) / 60) }
    #expect(calls >= 3000)
    #expect(boxes.allSatisfy { $0.value.isFinite })
  }

  @Test func anEndlessChainWithoutLengthDoesNotHang() {
    let box = Box(0.0)
    var links = 0
    func link() {
      links += 1
      var animation = Animation<Double>.basic(to: Double(links), duration: 0)
      animation.onCompletion = { _, _ in link() }
      animator.add(animation, to: box, Box.property())
    }
    link()
    animator.advance(to: 1)
    #expect(links > 1000)
    #expect(animator.time == 1)
    let before = links
    animator.advance(to: 2)
    #expect(links > before)
  }

  @Test func anActionThatRepeatsItselfAtOnceDoesNotHang() {
    var count = 0
    func again() {
      count += 1
      animator.after(0) { again() }
    }
    again()
    animator.advance(to: 1)
    #expect(count > 1000)
  }

  @Test func completionsThatAlwaysAddAnotherDoNotKeepANewOneOut() {
    let box = Box(0.0)
    func start() {
      var animation = Animation<Double>.basic(to: 1, duration: 1)
      animation.onCompletion = { _, _ in start() }
      animator.add(animation, to: box, Box.property())
    }
    start()
    let mine = animator.add(.basic(to: 5, duration: 1), to: box, Box.property())
    #expect(!mine.isFinished)
    animator.advance(to: 1)
    #expect(box.value == 5)
  }

  @Test func advancingFromInsideAClosureIsIgnored() {
    let box = Box(0.0)
    var animation = Animation<Double>.basic(to: 1, duration: 0.5)
    animation.onCompletion = { _, _ in animator.advance(to: 9) }
    animator.add(animation, to: box, Box.property())
    animator.advance(to: 1)
    #expect(animator.time == 1)
  }

  @Test func anObjectThatIsGoneEndsItsAnimations() {
    var box: Box<Double>? = Box(0.0)
    var ends: [Bool] = []
    var animation = Animation<Double>.spring(to: 100)
    animation.onCompletion = { ends.append($1) }
    if let box { animator.add(animation, to: box, Box.property()) }
    animator.advance(to: 0.1)
    weak let watched = box
    box = nil
    #expect(watched == nil)
    animator.advance(to: 0.2)
    #expect(ends == [false])
    #expect(animator.isIdle && animator.runningAnimations.isEmpty)
  }

  @Test func anotherObjectAtTheSamePlaceHasNoneOfTheAnimationsOfTheOneThatIsGone() {
    for _ in 0..<100 {
      let box = Box(0.0)
      #expect(animator.keys(of: box).isEmpty)
      animator.add(.spring(to: 1), to: box, Box.property())
    }
  }

  @Test func closuresAreLetGoOfAtTheEnd() {
    final class Token {}
    let box = Box(0.0)
    var token: Token? = Token()
    weak let watched = token
    var animation = Animation<Double>.spring(to: 100)
    animation.onApply = { [token] _ in _ = token }
    animation.onCompletion = { [token] _, _ in _ = token }
    let running = animator.add(animation, to: box, Box.property())
    animation = .spring(to: 0)
    token = nil
    #expect(watched != nil)
    animator.advance(to: 10)
    #expect(running.isFinished)
    #expect(watched == nil)
  }
}
