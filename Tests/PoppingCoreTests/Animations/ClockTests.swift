import PoppingCore
import Testing

@Suite struct ClockTests {
  private let animator = Animator()
  private let box = Box(0.0)

  private func line(duration: Double = 1) -> RunningAnimation<Double> {
    animator.add(
      .basic(from: 0, to: 100, duration: duration, curve: .linear), to: box, Box.property())
  }

  @Test func timeThatIsNoTimeIsIgnored() {
    _ = line()
    animator.advance(to: 0.5)
    for time in [0.2, -1, .nan, .infinity, -.infinity] {
      animator.advance(to: time)
      #expect(animator.time == 0.5)
      #expect(box.value == 50)
    }
  }

  @Test func stepsOfANanosecondAndOfAnHourAreTimeAsWell() {
    let running = line()
    for step in 1...1000 { animator.advance(to: Double(step) * 1e-9) }
    #expect(abs(box.value - 1e-4) < 1e-15)
    animator.advance(to: 3600)
    #expect(box.value == 100 && running.isFinished)
  }

  @Test func aTimeScaleSlowsEverythingDownWithoutAJump() {
    // The times that POP's slow motion gives, but for the frame it loses when it ends.
    _ = line(duration: 1000)
    animator.advance(to: 101)
    animator.timeScale = 0.1
    animator.advance(to: 102)
    #expect(abs(animator.time - 101.1) < 1e-12)
    animator.advance(to: 111)
    #expect(abs(animator.time - 102) < 1e-12)
    animator.timeScale = 1
    animator.advance(to: 112)
    #expect(abs(animator.time - 103) < 1e-12)
    #expect(abs(box.value - 10.3) < 1e-9)
    animator.timeScale = -3
    animator.advance(to: 200)
    #expect(abs(animator.time - 103) < 1e-12)
  }

  @Test func aPausedAnimatorLosesNoTime() {
    _ = line()
    animator.advance(to: 0.25)
    animator.isPaused = true
    animator.advance(to: 10)
    #expect(box.value == 25)
    animator.isPaused = false
    animator.advance(to: 10.5)
    #expect(box.value == 75)
    #expect(animator.clock == 10.5 && animator.time == 0.75)
  }

  @Test func seekingShowsWhatAdvancingWouldShow() throws {
    let spring = try Spring(bounciness: 14)
    let box = box
    func start() -> (Animator, RunningAnimation<Double>) {
      let animator = Animator()
      let running = animator.add(
        .spring(from: 3, to: 80, velocity: 500, spring), to: box, Box.property())
      return (animator, running)
    }
    let (sought, soughtSpring) = start()
    for time in [0.31, 0.07, 0.5, 0.2, 0] {
      let (advanced, advancedSpring) = start()
      advanced.advance(to: time)
      sought.seek(to: time)
      #expect(soughtSpring.value == advancedSpring.value)
      #expect(soughtSpring.velocity == advancedSpring.velocity)
    }
  }

  @Test func nothingHappensWhileSeeking() {
    var ends = 0
    var animation = Animation<Double>.basic(from: 0, to: 100, duration: 1, curve: .linear)
    animation.onCompletion = { _, _ in ends += 1 }
    animator.add(animation, to: box, Box.property())
    animator.after(0.5) { ends += 10 }
    animator.seek(to: 7)
    #expect(box.value == 100 && ends == 0)
    animator.seek(to: 0.25)
    #expect(box.value == 25)
    animator.advance(to: 0.5)
    #expect(box.value == 75 && ends == 10)
    animator.advance(to: 1)
    #expect(ends == 11)
  }

  @Test func oneAnimationCanBeSoughtWhileItIsPaused() {
    let running = line()
    running.isPaused = true
    running.elapsed = 0.75
    #expect(box.value == 75)
    running.elapsed = 0.1
    #expect(box.value == 10)
    animator.advance(to: 5)
    #expect(box.value == 10 && animator.isIdle)
    running.isPaused = false
    animator.advance(to: 5.5)
    #expect(abs(box.value - 60) < 1e-9)
  }

  @Test func aPausedAnimationGoesOnWhereItStood() {
    let running = line()
    animator.advance(to: 0.25)
    running.isPaused = true
    #expect(running.isPaused && running.endTime == .infinity)
    animator.advance(to: 2)
    #expect(box.value == 25)
    running.isPaused = false
    #expect(running.endTime == 2.75)
    animator.advance(to: 2.25)
    #expect(box.value == 50)
  }

  @Test func anAnimationCanBeAddedPaused() {
    var animation = Animation<Double>.basic(from: 10, to: 20, duration: 1, curve: .linear)
    animation.isPaused = true
    let running = animator.add(animation, to: box, Box.property())
    #expect(box.value == 10)
    animator.advance(to: 1)
    #expect(box.value == 10)
    running.isPaused = false
    animator.advance(to: 1.5)
    #expect(box.value == 15)
  }

  @Test func aPausedAnimationDoesNotBegin() {
    var animation = Animation<Double>.basic(from: 10, to: 20, duration: 1, curve: .linear)
    animation.beginTime = 1
    let running = animator.add(animation, to: box, Box.property())
    running.isPaused = true
    animator.advance(to: 5)
    #expect(box.value == 0 && !running.hasStarted)
    running.isPaused = false
    animator.advance(to: 6.5)
    #expect(box.value == 15)
  }
}
