import PoppingCore
import Testing

/// What POP's own unit tests assert, where it is not among the trajectories.
@Suite(.serialized) struct PopBehaviorTests {
  private let animator = Animator()

  @Test(arguments: Solver.allCases)
  func aStraightLineIsWrittenInQuarters(_ solver: Solver) {
    let box = Box(Point.zero)
    var writes: [Point] = []
    var animation = Animation<Point>.basic(
      from: .zero, to: Point(100, 100), duration: 1, curve: .linear, solver: solver)
    animation.roundingFactor = 1
    animation.onApply = { _ in if writes.last != box.value { writes.append(box.value) } }
    animator.add(animation, to: box, Box.property())
    for step in 0...4 { animator.advance(to: Double(step) / 4) }
    #expect(writes == [0, 25, 50, 75, 100].map { Point($0, $0) })
  }

  @Test(arguments: Solver.allCases)
  func newTargetsAreEachReachedOnce(_ solver: Solver) throws {
    // Targets 50, 100, 20, 80 for 2, 0.3, 0.4 and 2 seconds, of which only the first and the last see the end.
    let box = Box(0.0)
    var reached = 0
    var ends: [Bool] = []
    var animation = Animation<Double>.spring(
      from: 0, to: 100, velocity: 100, try Spring(bounciness: 10), solver: solver)
    animation.isRemovedOnCompletion = false
    animation.onTargetReached = { _ in reached += 1 }
    animation.onCompletion = { ends.append($1) }
    let running = animator.add(animation, to: box, Box.property())
    var time = 0.0
    for (target, duration, count, isOver) in [
      (50.0, 2.0, 1, true), (100, 0.3, 1, false), (20, 0.4, 1, false), (80, 2, 1, true),
    ] {
      reached = 0
      running.to = target
      let end = time + duration
      while time < end {
        time += 1.0 / 60
        animator.advance(to: time)
      }
      #expect(reached == count)
      #expect(running.isFinished == isOver)
    }
    #expect(ends == [true, true] && box.value == 80)
  }

  @Test(arguments: Solver.allCases)
  func aTargetIsReachedFromTheSideWhereTheValueCameFrom(_ solver: Solver) {
    // A radius from 0 to 1 with velocity 10; 0.25 s later the target is 0. POP finds the value beyond its target,
    // the exact solver on it, on its way through.
    let box = Box(0.0)
    var signs: [Double] = []
    var ends: [Bool] = []
    var animation = Animation<Double>.spring(from: 0, to: 1, velocity: 10, solver: solver)
    animation.onTargetReached = { signs.append(solver == .pop ? $0.value : $0.velocity) }
    animation.onCompletion = { ends.append($1) }
    let running = animator.add(animation, to: box, Box.property(threshold: 0.01))
    for step in 1...5 { animator.advance(to: Double(step) * 0.05) }
    #expect(signs.count == 1 && ends.isEmpty)
    running.to = 0
    for step in 1...20 { animator.advance(to: 0.25 + Double(step) * 0.1) }
    #expect(signs.count == 2 && signs[0] > 0 && signs[1] < 0)
    #expect(ends == [true])
  }

  @Test(arguments: Solver.allCases)
  func aRectangleArrivesExactly(_ solver: Solver) {
    let box = Box(Rect.zero)
    animator.add(
      .spring(to: Rect(100, 200, 200, 400), velocity: Rect(1000, 1000, 1000, 1000), solver: solver), to: box,
      Box.property())
    for frame in 1...180 { animator.advance(to: Double(frame) / 60) }
    #expect(box.value == Rect(100, 200, 200, 400))
  }

  @Test(arguments: Solver.allCases)
  func aFlungValueNeverTurnsBack(_ solver: Solver) {
    for velocity in [7223.021, -7223.021] {
      let box = Box(0.0)
      var values: [Double] = []
      var animation = Animation<Double>.decay(velocity: velocity, solver: solver)
      animation.onApply = { values.append($0.value) }
      let running = animator.add(animation, to: box, Box.property())
      let start = animator.time
      for frame in 1...240 { animator.advance(to: start + Double(frame) / 60) }
      #expect(running.isFinished)
      #expect(zip(values, values.dropFirst()).allSatisfy { ($1 - $0) * velocity >= 0 })
      #expect(values.last == running.to)
      // A change of less than a point, 12 frames at most.
      #expect(values.suffix(13).count { abs($0 - running.to) < 1 } <= 13)
      #expect(abs(running.to) > 3600)
    }
  }

  @Test func aCurveThatOvershootsEndsExactly() {
    let box = Box(0.0)
    var values: [Double] = []
    var reached = 0.0
    var animation = Animation<Double>.basic(
      from: 0, to: 100, duration: 0.36, curve: .cubic(0.15, 1.5, 0.55, 1))
    animation.onApply = { values.append($0.value) }
    animation.onTargetReached = { _ in reached = animator.time }
    animator.add(animation, to: box, Box.property())
    for frame in 1...30 { animator.advance(to: Double(frame) / 60) }
    #expect(values.count > 10 && values.last == 100)
    #expect(values[values.count - 2] > 100)
    // POP reports it on frame 7, the first beyond the target.
    #expect(reached > 6.0 / 60 && reached < 7.0 / 60)
  }

  @Test func aReplacedAnimationStopsBeforeTheNewOneStarts() {
    let box = Box(0.0)
    var calls: [String] = []
    func spring(_ name: String) -> Animation<Double> {
      var animation = Animation<Double>.spring(to: 1)
      animation.onStart = { _ in calls.append("\(name) starts") }
      animation.onCompletion = { calls.append("\(name) ends \($1)") }
      return animation
    }
    animator.add(spring("first"), to: box, Box.property())
    animator.add(spring("second"), to: box, Box.property())
    animator.advance(to: 5)
    #expect(calls == ["first starts", "first ends false", "second starts", "second ends true"])
  }
}
