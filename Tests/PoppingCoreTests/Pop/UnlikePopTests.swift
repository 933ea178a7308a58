import PoppingCore
import Testing

/// What the table "Unlike POP" of the documentation promises, row by row.
@Suite struct UnlikePopTests {
  private let animator = Animator()
  private let box = Box(0.0)

  private func play(until end: Double, framesPerSecond: Double = 60) {
    let start = animator.time
    var frame = 1.0
    while animator.time < end {
      animator.advance(to: min(start + frame / framesPerSecond, end))
      frame += 1
    }
  }

  @Test func aMotionTakesTheSameTimeAtEveryFrameRate() {
    func ends(_ framesPerSecond: Double) -> (Double, Double) {
      let (animator, box) = (Animator(), Box(0.0))
      var end = 0.0
      var animation = Animation<Double>.spring(to: 100)
      animation.onCompletion = { _, _ in end = animator.time }
      animator.add(animation, to: box, Box.property())
      var middle = 0.0
      for frame in 1...Int(2 * framesPerSecond) {
        animator.advance(to: Double(frame) / framesPerSecond)
        if animator.time == 0.1 { middle = box.value }
      }
      return (middle, end)
    }
    #expect(ends(10) == ends(60))
    #expect(ends(60) == ends(1000))
  }

  @Test func aTargetWhereTheValueIsDoesNotCompleteAnAnimationThatStartsElsewhere() {
    var end = 0.0
    var animation = Animation<Double>.spring(from: 100, to: 0)
    animation.onCompletion = { _, _ in end = animator.time }
    animator.add(animation, to: box, Box.property())
    play(until: 0.1)
    #expect(end == 0 && box.value > 30)
    play(until: 2)
    #expect(end > 0.3)
  }

  @Test func aPushWithoutATargetIsNeverSkipped() {
    for velocity in [4.9, 40, 2000] {
      let box = Box(160.0)
      animator.add(.spring(velocity: velocity), to: box, Box.property(threshold: 0.01))
      let start = animator.time
      animator.advance(to: start + 0.03)
      #expect(box.value > 160)
      animator.advance(to: start + 9)
      #expect(box.value == 160)
    }
  }

  @Test func aRepeatedSpringStartsEveryRunAtItsOwnVelocity() {
    var animation = Animation<Double>.spring(velocity: 1000)
    animation.repeatCount = 2
    let running = animator.add(animation, to: box, Box.property())
    let run = running.endTime / 2
    animator.advance(to: run)
    #expect(abs(running.velocity - 1000) < 1e-6)
  }

  @Test func anAnimationCanBeAddedAgainAsItWas() {
    let animation = Animation<Double>.spring(to: 100, velocity: 300)
    animator.add(animation, to: box, Box.property())
    play(until: 3)
    box.value = 40
    let again = animator.add(animation, to: box, Box.property())
    #expect(again.from == 40 && again.velocity == 300)
  }

  @Test func completionComesOnceAndTellsTheTruth() {
    var ends: [Bool] = []
    var animation = Animation<Double>.basic(to: 1, duration: 0.25)
    animation.repeatCount = 3
    animation.autoreverses = true
    animation.isRemovedOnCompletion = false
    animation.onCompletion = { ends.append($1) }
    animator.add(animation, to: box, Box.property())
    play(until: 2)
    #expect(ends == [true])
    animator.removeAll(from: box)
    #expect(ends == [true])
  }

  @Test func theLastValueIsAppliedOnce() {
    var last = 0
    var animation = Animation<Double>.spring(to: 100)
    animation.onApply = { if $0.value == 100 { last += 1 } }
    animator.add(animation, to: box, Box.property())
    play(until: 2)
    #expect(last == 1)
  }

  @Test func whatIsRemovedBeforeItBeganNeverStarts() {
    var calls: [String] = []
    var animation = Animation<Double>.basic(to: 1)
    animation.beginTime = 1
    animation.onStart = { _ in calls.append("start") }
    animation.onCompletion = { calls.append("\($1)") }
    animator.add(animation, to: box, Box.property()).remove()
    play(until: 3)
    #expect(calls == ["false"])
  }

  @Test func aComponentThatStandsStillDoesNotHoldBackTheTarget() {
    let box = Box(Point.zero)
    var reached = 0.0
    var animation = Animation<Point>.spring(to: Point(100, 0))
    animation.onTargetReached = { _ in reached = animator.time }
    animator.add(animation, to: box, Box.property())
    play(until: 2)
    #expect(abs(reached - Spring.standard.crossingTime()) < 1e-12)
  }

  @Test func aPushReachesItsTargetWhenItFirstComesBack() throws {
    var reached = 0.0
    let spring = try Spring(bounciness: 20)
    var animation = Animation<Double>.spring(velocity: 2000, spring)
    animation.onTargetReached = { _ in reached = animator.time }
    animator.add(animation, to: box, Box.property())
    play(until: 2)
    #expect(abs(reached - (spring.period ?? 0) / 2) < 1e-12)
  }

  @Test func anAnimationMayStartAtTimeZero() {
    var starts = 0
    var animation = Animation<Double>.basic(to: 1)
    animation.onStart = { _ in starts += 1 }
    animator.add(animation, to: box, Box.property())
    animator.advance(to: 0)
    play(until: 1)
    #expect(starts == 1)
  }

  @Test func keysComeInTheOrderOfAdding() {
    let keys = (0..<20).map { "key \($0)" }
    for key in keys { animator.add(.spring(to: 1), to: box, Box.property(), key: key) }
    #expect(animator.keys(of: box) == keys)
    var ends: [String] = []
    for key in keys {
      var animation = Animation<Double>.spring(to: 1)
      animation.onCompletion = { running, _ in ends.append(running.key) }
      animator.add(animation, to: box, Box.property(), key: key)
    }
    animator.removeAll(from: box)
    #expect(ends == keys)
  }

  @Test func whatIsRemovedInTheTurnItWasAddedNeverStartsAgain() {
    var calls = 0
    var animation = Animation<Double>.spring(from: 0, to: 1)
    animation.onStart = { _ in calls += 1 }
    animator.add(animation, to: box, Box.property())
    animator.removeAll(from: box)
    box.value = 7
    play(until: 1)
    #expect(calls == 1 && box.value == 7)
  }

  @Test func aLongPauseBetweenFramesIsTimeLikeAnyOther() throws {
    let slow = try Spring(response: 100, dampingRatio: 1)
    animator.add(.spring(to: 1000, slow), to: box, Box.property())
    animator.advance(to: 31)
    #expect(abs(box.value - slow.value(at: 31, to: 1000)) < 1e-9)
    #expect(box.value < 700)
  }

  @Test func linearIsStraight() {
    animator.add(.basic(to: 100, duration: 1, curve: .linear), to: box, Box.property())
    animator.advance(to: 0.25)
    #expect(box.value == 25)
  }

  @Test func aDecayIsTheIntegralOfItsVelocity() {
    // POP's sum over milliseconds covers 496.5 of what the integral makes 497.
    let running = animator.add(.decay(velocity: 1000), to: box, Box.property())
    #expect(abs(running.to - (1000 - 5) / 2.002002669) < 1e-3)
  }

  @Test func aDecayThatRepeatsStartsWhereItStarted() {
    var animation = Animation<Double>.decay(from: 10, velocity: 1000)
    animation.repeatCount = 2
    let running = animator.add(animation, to: box, Box.property())
    animator.advance(to: running.endTime / 2)
    #expect(abs(box.value - 10) < 1e-6)
  }

  @Test func theOrderOfSettingRepeatsAndReversalDoesNotMatter() {
    var first = Animation<Double>.basic(to: 1, duration: 1)
    first.repeatCount = 4
    first.autoreverses = true
    var second = Animation<Double>.basic(to: 1, duration: 1)
    second.autoreverses = true
    second.repeatCount = 4
    #expect(animator.add(first, to: box, Box.property(), key: "1").endTime == 8)
    #expect(animator.add(second, to: box, Box.property(), key: "2").endTime == 8)
  }

  @Test func oneAnimationUnderTwoKeysIsTwo() {
    let animation = Animation<Double>.basic(from: 0, to: 100, duration: 1, curve: .linear)
    animator.add(animation, to: box, Box.property(), key: "1")
    animator.add(animation, to: box, Box.property(), key: "2")
    animator.advance(to: 0.5)
    #expect(box.value == 50)
  }
}
