import PoppingCore
import Testing

@Suite struct AnimatorTests {
  struct Look {
    var position = Point.zero
    var opacity = 1.0
    var doubled: Double {
      get { opacity * 2 }
      set { opacity = newValue / 2 }
    }
  }

  static let x = StorageProperty<Look, Double>("positionX", threshold: 1, keyPath: \.position.x)
  static let opacity = StorageProperty<Look, Double>("opacity", threshold: 0.01, keyPath: \.opacity)
  static let doubled = StorageProperty<Look, Double>("doubled", threshold: 0.01, keyPath: \.doubled)

  @Test func springsArriveExactlyAtTheirSettlingTime() {
    let animator = Animator()
    let storage = AnimatedStorage(Look())
    var ends: [(Double, Bool, Double)] = []
    var animation = Animation<Double>.spring(to: 100)
    animation.onCompletion = { ends.append((animator.time, $1, $0.value)) }
    animator.add(animation, to: storage, Self.x)
    while !animator.isIdle, animator.time < 10 { animator.advance(to: animator.time + 0.3) }
    #expect(ends.count == 1)
    #expect(ends[0].0 == Spring.standard.settlingTime(displacement: -100, velocity: 0, threshold: 0.5))
    #expect(ends[0].1)
    #expect(ends[0].2 == 100)
    #expect(storage.values.position.x == 100)
  }

  @Test func theFirstValueIsWrittenWhenAnAnimationIsAdded() {
    let animator = Animator()
    let storage = AnimatedStorage(Look())
    animator.add(.basic(from: 0.25, to: 1), to: storage, Self.opacity)
    #expect(storage.values.opacity == 0.25)
  }

  @Test func computedValuesAreMovedThroughTheirAccessor() {
    let animator = Animator()
    let storage = AnimatedStorage(Look())
    animator.add(.basic(to: 0, duration: 1, curve: .linear), to: storage, Self.doubled)
    animator.advance(to: 0.5)
    #expect(storage.values.opacity == 0.5)
  }

  @Test func aReplacingSpringGoesOnAtTheVelocityOfTheOldOne() {
    let animator = Animator()
    let storage = AnimatedStorage(Look())
    var wasFinished: Bool?
    var first = Animation<Double>.spring(to: 100)
    first.onCompletion = { wasFinished = $1 }
    let old = animator.add(first, to: storage, Self.x)
    animator.advance(to: 0.1)
    let velocity = old.velocity
    #expect(velocity > 100)
    let new = animator.add(.spring(to: -50), to: storage, Self.x)
    #expect(wasFinished == false)
    #expect(new.velocity == velocity)
  }

  @Test func chainsTakeTheSameTimeAtEveryFrameRate() {
    func end(step: Double) -> Double {
      let animator = Animator()
      let storage = AnimatedStorage(Look())
      var end = 0.0
      func leg(_ count: Int) {
        var animation = Animation<Double>.basic(from: 0, to: 1, duration: 0.1)
        animation.onCompletion = { _, _ in
          if count == 1 { end = animator.time } else { leg(count - 1) }
        }
        animator.add(animation, to: storage, Self.opacity)
      }
      leg(7)
      while !animator.isIdle { animator.advance(to: animator.time + step) }
      return end
    }
    #expect(end(step: 1.0 / 60) == end(step: 10))
    #expect(abs(end(step: 10) - 0.7) < 1e-12)
  }

  @Test func timersComeBetweenFramesInOrder() {
    let animator = Animator()
    var times: [Double] = []
    animator.after(0.2) { times.append(animator.time) }
    animator.after(0.1) { times.append(animator.time) }
    let cancelled = animator.after(0.15) { times.append(-1) }
    cancelled.cancel()
    animator.advance(to: 1)
    #expect(times == [0.1, 0.2])
    #expect(animator.isIdle)
  }

  @Test func animationsOfAnObjectThatIsGoneEndUnfinished() {
    let animator = Animator()
    var storage: AnimatedStorage<Look>? = AnimatedStorage(Look())
    var wasFinished: Bool?
    var animation = Animation<Double>.spring(to: 100)
    animation.onCompletion = { wasFinished = $1 }
    if let storage { animator.add(animation, to: storage, Self.x) }
    storage = nil
    animator.advance(to: 0.1)
    #expect(wasFinished == false)
    #expect(animator.isIdle)
  }
}
