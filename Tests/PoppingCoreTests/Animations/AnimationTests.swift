import PoppingCore
import Testing

@Suite struct AnimationTests {
  @Test(arguments: [
    (5.0 as Double?, 9.0 as Double?, nil as Double?, 5.0, 9.0), (nil, 9, nil, 2, 9), (5, nil, nil, 5, 2),
    (nil, nil, 3, 2, 5), (5, nil, 3, 5, 8), (nil, 9, 3, 6, 9), (.nan, 9, nil, 2, 9),
    (5, .infinity, nil, 5, 2),
  ])
  func whatIsLeftOutIsFoundOut(
    _ ends: (from: Double?, to: Double?, by: Double?, start: Double, end: Double)
  ) {
    let animator = Animator()
    let box = Box(2.0)
    var animation = Animation<Double>.basic(from: ends.from, to: ends.to, duration: 1, curve: .linear)
    animation.by = ends.by
    let running = animator.add(animation, to: box, Box.property())
    #expect(box.value == ends.start)
    #expect(running.to == ends.end)
    animator.advance(to: 0.5)
    #expect(box.value == (ends.start + ends.end) / 2)
    animator.advance(to: 1)
    #expect(box.value == ends.end)
  }

  @Test func theFirstValueShowsBeforeTheFirstFrame() {
    let animator = Animator()
    let box = Box(1.0)
    animator.add(.spring(from: 0, to: 1), to: box, Box.property())
    #expect(box.value == 0)
  }

  @Test func anAnimationThatBeginsLaterLeavesTheValueAloneUntilThen() {
    let animator = Animator()
    let box = Box(1.0)
    var animation = Animation<Double>.basic(from: 0, to: 10, duration: 1, curve: .linear)
    animation.beginTime = 0.5
    let running = animator.add(animation, to: box, Box.property())
    animator.advance(to: 0.4)
    #expect(box.value == 1)
    #expect(running.value == 1)
    #expect(!running.hasStarted)
    #expect(!animator.isIdle)
    animator.advance(to: 0.75)
    #expect(box.value == 2.5)
    #expect(running.endTime == 1.5)
  }

  @Test func roundingWritesMultiplesOnly() {
    let animator = Animator()
    let box = Box(0.0)
    var values: Set<Double> = []
    var animation = Animation<Double>.spring(from: 0, to: 10.3)
    animation.roundingFactor = 0.5
    animation.onApply = { _ in values.insert(box.value) }
    animator.add(animation, to: box, Box.property(threshold: 0.1))
    for frame in 1...120 { animator.advance(to: Double(frame) / 60) }
    #expect(values.allSatisfy { ($0 * 2).rounded() == $0 * 2 })
    #expect(values.contains(2.5) || values.contains(3))
    // POP rounds the target as well.
    #expect(box.value == 10.5)
  }

  @Test func aMoneyAmountRunsThroughAllItsNumbersAndBack() {
    let animator = Animator()
    let box = Box(1.0)
    var seen: [Double] = []
    var animation = Animation<Double>.basic(from: 1, to: 8, duration: 0.7, curve: .linear)
    animation.roundingFactor = 1
    animation.autoreverses = true
    animation.onApply = { _ in if seen.last != box.value { seen.append(box.value) } }
    animator.add(animation, to: box, Box.property())
    for frame in 1...90 { animator.advance(to: Double(frame) / 60) }
    #expect(seen == [1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1])
  }

  @Test func aSpringThatIsClampedAtTheEndStopsWhereItFirstGetsThere() throws {
    let animator = Animator()
    let box = Box(0.0)
    let spring = try Spring(bounciness: 10)
    var animation = Animation<Double>.spring(from: 0, to: 100, spring)
    animation.clampMode = .end
    var greatest = 0.0
    animation.onApply = { _ in greatest = max(greatest, box.value) }
    let running = animator.add(animation, to: box, Box.property())
    #expect(running.endTime == spring.crossingTime(displacement: -100))
    for frame in 1...60 { animator.advance(to: Double(frame) / 60) }
    #expect(greatest == 100)
    #expect(running.isFinished)
  }

  @Test func aSpringThatIsClampedAtTheStartDoesNotDrawBack() {
    let animator = Animator()
    let box = Box(0.0)
    var animation = Animation<Double>.spring(from: 0, to: 100, velocity: -5000)
    animation.clampMode = .start
    var least = 0.0
    animation.onApply = { _ in least = min(least, box.value) }
    animator.add(animation, to: box, Box.property())
    for frame in 1...120 { animator.advance(to: Double(frame) / 60) }
    #expect(least == 0)
    #expect(box.value == 100)
  }

  @Test func anAnimationWithoutLengthIsDoneAtOnceAndSaysSoOnce() {
    let animator = Animator()
    let box = Box(0.0)
    var ends: [Bool] = []
    var animation = Animation<Double>.basic(to: 7, duration: 0)
    animation.onCompletion = { ends.append($1) }
    animator.add(animation, to: box, Box.property())
    #expect(box.value == 7)
    #expect(ends.isEmpty)
    animator.advance(to: 0)
    animator.advance(to: 1)
    #expect(ends == [true])
  }

  @Test func callbacksComeInOrder() throws {
    let animator = Animator()
    let box = Box(0.0)
    var calls: [String] = []
    var animation = Animation<Double>.spring(from: 0, to: 100, try Spring(bounciness: 15))
    animation.onStart = { _ in calls.append("start \(box.value)") }
    animation.onApply = { if $0.elapsed == 0 || $0.isFinished { calls.append("apply \(box.value)") } }
    animation.onTargetReached = { running in
      calls.append("reached \(box.value.rounded()) at \(running.velocity > 500 ? "speed" : "rest")")
    }
    animation.onCompletion = { calls.append("completion \($1) \(box.value)") }
    animator.add(animation, to: box, Box.property())
    for frame in 1...200 { animator.advance(to: Double(frame) / 60) }
    #expect(
      calls == [
        "start 0.0", "apply 0.0", "reached 100.0 at speed", "apply 100.0", "completion true 100.0",
      ])
  }

  @Test func aCustomAnimationIsAskedForEveryFrame() {
    let animator = Animator()
    let box = Box(5.0)
    var frames: [CustomFrame<Double>] = []
    var ends: [Bool] = []
    var animation = Animation<Double>.custom { frame in
      frames.append(frame)
      return frames.count < 4 ? frame.value + 1 : nil
    }
    animation.onCompletion = { ends.append($1) }
    animator.add(animation, to: box, Box.property())
    for frame in 1...5 { animator.advance(to: Double(frame) / 8) }
    #expect(frames.map(\.elapsed) == [0, 0.125, 0.25, 0.375])
    #expect(frames.map(\.delta) == [0, 0.125, 0.125, 0.125])
    #expect(frames.map(\.value) == [5, 6, 7, 8])
    #expect(box.value == 8)
    #expect(ends == [true])
  }

  @Test func anAnimationThatIsKeptCanBeSentOnwards() {
    let animator = Animator()
    let box = Box(0.0)
    var ends = 0
    var animation = Animation<Double>.spring(to: 10)
    animation.isRemovedOnCompletion = false
    animation.onCompletion = { _, _ in ends += 1 }
    let running = animator.add(animation, to: box, Box.property(threshold: 0.1))
    animator.advance(to: 5)
    #expect(running.isFinished && ends == 1 && animator.isIdle)
    #expect(animator.keys(of: box) == ["value"])
    running.to = 20
    #expect(!running.isFinished && !animator.isIdle)
    animator.advance(to: 10)
    #expect(box.value == 20 && ends == 2)
  }
}
