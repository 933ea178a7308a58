import PoppingCore
import Testing

@Suite struct RepetitionTests {
  private let animator = Animator()
  private let box = Box(0.0)

  private func line(_ configure: (inout Animation<Double>) -> Void) -> RunningAnimation<Double> {
    var animation = Animation<Double>.basic(from: 0, to: 8, duration: 1, curve: .linear)
    configure(&animation)
    return animator.add(animation, to: box, Box.property())
  }

  @Test func aRepeatedAnimationStartsOverEveryTime() {
    let running = line { $0.repeatCount = 3 }
    #expect(running.endTime == 3)
    for (time, value) in [(0.25, 2.0), (1, 0), (1.5, 4), (2.75, 6), (3, 8), (4, 8)] {
      animator.advance(to: time)
      #expect(box.value == value)
    }
    #expect(running.isFinished)
  }

  @Test func anAutoreversingAnimationGoesThereAndBack() {
    let running = line {
      $0.repeatCount = 2
      $0.autoreverses = true
    }
    #expect(running.endTime == 4)
    for (time, value, velocity) in [(0.25, 2.0, 8.0), (1.25, 6, -8), (2.5, 4, 8), (3.75, 2, -8)] {
      animator.advance(to: time)
      #expect(box.value == value)
      #expect(running.velocity == velocity)
    }
    animator.advance(to: 4)
    #expect(box.value == 0)
    #expect(running.isFinished)
  }

  @Test func anEndlessAnimationStaysExactAfterALongTime() {
    let running = line {
      $0.repeatsForever = true
      $0.autoreverses = true
    }
    #expect(running.endTime == .infinity)
    animator.advance(to: 3600)
    #expect(box.value == 0)
    animator.advance(to: 3601.25)
    #expect(box.value == 6)
    #expect(!animator.isIdle)
    running.remove()
    #expect(animator.isIdle)
  }

  @Test func aShakeShakesAgain() throws {
    var animation = Animation<Double>.spring(velocity: 2000, try Spring(bounciness: 20))
    animation.repeatCount = 3
    let single = Animator().add(
      .spring(velocity: 2000, try Spring(bounciness: 20)), to: Box(0.0), Box.property())
    let running = animator.add(animation, to: box, Box.property())
    #expect(abs(running.endTime - 3 * single.endTime) < 1e-12)
    animator.advance(to: 0.05)
    let first = (box.value, running.velocity)
    #expect(first.0 > 30)
    animator.advance(to: 0.05 + 2 * single.endTime)
    #expect(abs(box.value - first.0) < 1e-9)
    #expect(abs(running.velocity - first.1) < 1e-6)
  }

  @Test func aDecayComesBackToWhereItStarted() {
    var animation = Animation<Double>.decay(from: 3, velocity: 800)
    animation.autoreverses = true
    let running = animator.add(animation, to: box, Box.property())
    let half = running.endTime / 2
    animator.advance(to: half)
    #expect(abs(box.value - running.to) < 1e-9)
    animator.advance(to: 2 * half + 0.1)
    #expect(box.value == 3)
  }

  @Test func aNewTargetCountsForTheRunsToComeAsWell() {
    let running = line {
      $0.repeatCount = 2
      $0.autoreverses = true
    }
    animator.advance(to: 0.5)
    running.to = 24
    #expect(box.value == 4)
    animator.advance(to: 1)
    #expect(box.value == 24)
    animator.advance(to: 1.5)
    #expect(box.value == 12)
    // On the way back, a target waits for the next run.
    running.to = 100
    animator.advance(to: 2)
    #expect(box.value == 0)
    animator.advance(to: 2.5)
    #expect(box.value == 50)
    animator.advance(to: 4)
    #expect(box.value == 0 && running.isFinished)
  }

  @Test func runsWithoutLengthAreOverAtOnce() {
    var animation = Animation<Double>.spring(to: 0)
    animation.repeatsForever = true
    var ends = 0
    animation.onCompletion = { _, _ in ends += 1 }
    animator.add(animation, to: box, Box.property())
    animator.advance(to: 3600)
    #expect(ends == 1)
  }

  @Test func whatIsMadeFrameByFrameRepeatsToo() {
    var animation = Animation<Double>.basic(from: 0, to: 8, duration: 0.5, solver: .pop)
    animation.repeatCount = 2
    animation.autoreverses = true
    let running = animator.add(animation, to: box, Box.property())
    var tops = 0
    var last = 0.0
    var ends = 0
    while !running.isFinished, ends < 500 {
      ends += 1
      animator.advance(to: Double(ends) / 60)
      if box.value >= 8, last < 8 { tops += 1 }
      last = box.value
    }
    #expect(tops == 2)
    #expect(box.value == 0)
    // Four runs of 30 frames.
    #expect(ends == 120)
  }
}
