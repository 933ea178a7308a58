import PoppingCore
import Testing

@Suite struct GroupTests {
  private let animator = Animator()
  private let boxes = (0..<4).map { _ in Box(0.0) }

  private func move(_ index: Int, _ duration: Double) {
    animator.add(.basic(to: 1, duration: duration), to: boxes[index], Box.property())
  }

  @Test func aGroupIsOverWhenTheLastOfItIs() {
    var end: (time: Double, finished: Bool)?
    let group = animator.group {
      move(0, 0.3)
      move(1, 0.7)
      move(2, 0.1)
    } onCompletion: {
      end = (animator.time, $0)
    }
    animator.advance(to: 0.69)
    #expect(end == nil && !group.isFinished)
    animator.advance(to: 5)
    #expect(end?.time == 0.7 && end?.finished == true && group.isFinished)
  }

  @Test func aGroupOfWhichSomethingWasRemovedIsNotFinished() {
    var ends: [Bool] = []
    animator.group {
      move(0, 0.3)
      move(1, 0.7)
    } onCompletion: {
      ends.append($0)
    }
    animator.remove(key: "value", from: boxes[0])
    #expect(ends.isEmpty)
    animator.advance(to: 1)
    #expect(ends == [false])
  }

  @Test func aGroupWithoutAnythingIsOverAtTheNextAdvance() {
    var ends: [Bool] = []
    animator.group({}, onCompletion: { ends.append($0) })
    #expect(ends.isEmpty)
    animator.advance(to: 0)
    #expect(ends == [true])
  }

  @Test func aSequenceTakesOneStepAfterAnother() {
    var ends: [(Double, Bool)] = []
    var starts: [Double] = []
    let steps = (0..<3).map { index in
      {
        starts.append(animator.time)
        move(index, 0.25)
        animator.after(0.125) {}
      }
    }
    animator.sequence(steps, onCompletion: { ends.append((animator.time, $0)) })
    animator.advance(to: 10)
    #expect(starts == [0, 0.25, 0.5])
    #expect(ends.map(\.0) == [0.75] && ends[0].1)
  }

  @Test func aSequenceOfWhichAStepIsRemovedGoesNoFurther() {
    var steps = 0
    var ends: [Bool] = []
    let sequence = animator.sequence(
      (0..<3).map { index in
        {
          steps += 1
          move(index, 0.25)
        }
      }, onCompletion: { ends.append($0) })
    animator.advance(to: 0.3)
    sequence.remove()
    animator.advance(to: 10)
    #expect(steps == 2 && ends == [false] && animator.isIdle)
    #expect(sequence.isFinished)
  }

  @Test func staggeredItemsStartOneIntervalAfterAnother() {
    var starts: [Double] = []
    var end = 0.0
    animator.stagger(0..<4, every: 0.125) { index in
      starts.append(animator.time)
      move(index, 0.5)
    } onCompletion: { _ in
      end = animator.time
    }
    #expect(starts == [0])
    animator.advance(to: 3)
    #expect(starts == [0, 0.125, 0.25, 0.375])
    #expect(end == 0.875)
  }

  @Test func groupsHoldGroups() {
    var log: [String] = []
    animator.group {
      animator.group({ move(0, 0.5) }, onCompletion: { _ in log.append("inner \(animator.time)") })
      animator.sequence(
        [{ move(1, 0.5) }, { move(2, 0.5) }], onCompletion: { _ in log.append("sequence \(animator.time)") })
    } onCompletion: { _ in
      log.append("outer \(animator.time)")
    }
    animator.advance(to: 9)
    #expect(log == ["inner 0.5", "sequence 1.0", "outer 1.0"])
  }

  @Test func cancellingAnActionEndsItsGroup() {
    var ends: [Bool] = []
    var action: DelayedAction?
    animator.group({ action = animator.after(1) {} }, onCompletion: { ends.append($0) })
    animator.advance(to: 0.5)
    action?.cancel()
    #expect(ends == [false] && animator.isIdle)
  }
}
