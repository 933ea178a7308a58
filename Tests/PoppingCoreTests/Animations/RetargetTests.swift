import PoppingCore
import Testing

@Suite struct RetargetTests {
  /// Whatever is changed in flight, the value and (but for a change of it) the velocity go on from where they are.
  @Test func changesInFlightNeverJump() throws {
    var random = SplitMix64(seed: 11)
    for sample in try RandomSpring.some(300, seed: 12) {
      let animator = Animator()
      let box = Box(0.0)
      let running = animator.add(
        .spring(from: sample.displacement, to: 0, velocity: sample.velocity, sample.spring), to: box,
        Box.property(threshold: 1e-6))
      var time = 0.0
      for _ in 0..<5 {
        time += random.logarithmic(1e-4...0.3)
        animator.advance(to: time)
        let (value, velocity) = (running.value, running.velocity)
        switch Int.random(in: 0...3, using: &random) {
        case 0: running.to = Double.random(in: -100...100, using: &random)
        case 1: running.spring = .standard
        case 2: running.velocity = velocity
        default: animator.retune(tag: "none", spring: .standard)
        }
        #expect(abs(running.value - value) <= 1e-12 * max(abs(value), 100))
        #expect(running.isFinished || abs(running.velocity - velocity) <= 1e-9 * max(abs(velocity), 1))
        #expect(box.value == running.value)
      }
    }
  }

  @Test func resultsDoNotDependOnHowTimeIsDivided() throws {
    func play(_ steps: [Double]) throws -> [Double] {
      let animator = Animator()
      let (first, second) = (Box(0.0), Box(0.0))
      var spring = Animation<Double>.spring(from: 0, to: 100, try Spring(bounciness: 12))
      spring.onCompletion = { _, _ in
        animator.add(.basic(to: -20, duration: 0.33), to: second, Box.property())
      }
      animator.add(spring, to: first, Box.property())
      animator.after(0.21) { animator.animation(key: "value", of: first, as: Double.self)?.to = 40 }
      animator.after(0.4) { animator.add(.decay(velocity: 300), to: second, Box.property()) }
      for time in steps { animator.advance(to: time) }
      return [first.value, second.value]
    }
    for end in [0.3, 0.55, 0.83, 1.1, 9] {
      let whole = try play([end])
      #expect(try play((1...7).map { end * Double($0) / 7 }) == whole)
      #expect(try play((1...1000).map { end * Double($0) / 1000 }) == whole)
    }
  }

  @Test func aSpringThatReplacesAnotherGoesOnAtItsVelocity() {
    let animator = Animator()
    let box = Box(Point.zero)
    let old = animator.add(.spring(to: Point(100, 50)), to: box, Box.property())
    animator.advance(to: 0.1)
    let (value, velocity) = (old.value, old.velocity)
    let new = animator.add(.spring(to: Point(-100, 0)), to: box, Box.property())
    #expect(new.value == value && new.velocity == velocity)
    #expect(velocity.x > 100)
    // A given velocity or start means a fresh motion.
    #expect(
      animator.add(.spring(to: .zero, velocity: Point(1, 2)), to: box, Box.property()).velocity == Point(1, 2)
    )
    #expect(animator.add(.spring(from: .zero, to: .zero), to: box, Box.property()).velocity == .zero)
  }

  @Test func aSpringThatReplacesATimedAnimationTakesTheSlopeOfItsCurve() {
    let animator = Animator()
    let box = Box(0.0)
    animator.add(.basic(to: 100, duration: 0.5, curve: .linear), to: box, Box.property())
    animator.advance(to: 0.25)
    #expect(animator.add(.spring(to: 0), to: box, Box.property()).velocity == 200)
  }

  @Test func aTimedAnimationGoesToItsNewTargetInTheTimeItHasLeft() {
    let animator = Animator()
    let box = Box(0.0)
    let running = animator.add(.basic(to: 100, duration: 1, curve: .linear), to: box, Box.property())
    animator.advance(to: 0.5)
    running.to = 0
    #expect(box.value == 50 && running.endTime == 1)
    animator.advance(to: 0.75)
    #expect(box.value == 25)
  }

  @Test func aNewTargetOfADecayIsWhereItLands() {
    let animator = Animator()
    let box = Box(0.0)
    let running = animator.add(.decay(velocity: 1000), to: box, Box.property())
    animator.advance(to: 0.2)
    let value = box.value
    running.to = 300
    #expect(box.value == value)
    animator.advance(to: 10)
    #expect(box.value == 300)
  }

  @Test func whatWaitsCanBeChangedToo() {
    let animator = Animator()
    let box = Box(0.0)
    var animation = Animation<Double>.spring(to: 10)
    animation.beginTime = 1
    animation.tag = "tuned"
    let running = animator.add(animation, to: box, Box.property())
    running.to = 50
    running.velocity = 7
    let soft = Spring.standard
    animator.retune(tag: "tuned", spring: soft)
    #expect(running.to == 50)
    animator.advance(to: 1)
    #expect(running.velocity == 7)
    animator.advance(to: 9)
    #expect(box.value == 50)
  }

  @Test func allSpringsWithATagAreTunedAtOnce() throws {
    let animator = Animator()
    let boxes = (0..<3).map { _ in Box(0.0) }
    for (index, box) in boxes.enumerated() {
      var animation = Animation<Double>.spring(to: 100)
      animation.tag = index < 2 ? "release" : "press"
      animator.add(animation, to: box, Box.property())
    }
    animator.advance(to: 0.1)
    let tuned = try Spring(bounciness: 20)
    animator.retune(tag: "release", spring: tuned)
    #expect(animator.runningAnimations(tagged: "release").map(\.spring) == [tuned, tuned])
    #expect(animator.runningAnimations(tagged: "press").map(\.spring) == [.standard])
    #expect(boxes[0].value == boxes[2].value)
    animator.advance(to: 0.3)
    #expect(boxes[0].value > boxes[2].value)
  }
}
