import PoppingCore
import Testing

@Suite struct TraceTests {
  @Test func aSpringLeavesTheTraceThatPopsWould() throws {
    // POP's own test of its tracer: every setter once, one start, one target, one stop, the writes in between.
    let animator = Animator()
    var events: [TraceEvent] = []
    animator.tracer = { events.append($0) }
    let box = Box(0.0)
    let running = animator.add(
      .spring(
        from: 0, to: 1, velocity: 0.1, try Spring(mass: 0.9, stiffness: 401, damping: 60), solver: .exact),
      to: box, Box.property(threshold: 0.01))
    for step in 1...50 { animator.advance(to: Double(step) * 0.01) }
    running.spring = try Spring(mass: 1, stiffness: 300, damping: 60)
    for step in 51...500 { animator.advance(to: Double(step) * 0.01) }

    func count(_ kind: TraceEvent.Kind) -> Int { events.count { $0.kind == kind } }
    #expect(count(.didStart) == 1 && count(.didStop) == 1 && count(.didReachToValue) == 1)
    #expect(count(.mass) == 1 && count(.tension) == 1 && count(.friction) == 0)
    #expect(events.first?.kind == .didStart)
    #expect(events.last?.kind == .didStop && events.last?.value == [1])
    let writes = events.filter { $0.kind == .write }
    #expect(writes.first?.value == [0] && writes.last?.value == [1])
    #expect(writes.first?.velocity == [0.1])
    #expect(writes.count > 20)
    #expect(events.allSatisfy { $0.property == "value" && $0.key == "value" })
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func whatIsReadAndTurnedAndRetargetedIsInTheTrace() {
    let animator = Animator()
    var log: [String] = []
    let box = Box(5.0)
    animator.tracer = { if $0.kind != .write { log.append("\($0.time) \($0.kind) \($0.value)") } }
    var animation = Animation<Double>.basic(to: 7, duration: 0.5, curve: .linear)
    animation.autoreverses = true
    let running = animator.add(animation, to: box, Box.property())
    animator.advance(to: 0.25)
    running.to = 9
    animator.advance(to: 2)
    #expect(
      log == [
        "0.0 read [5.0]", "0.0 didStart []", "0.25 toValue [9.0]", "0.5 didReachToValue [9.0]",
        "0.5 fromValue [9.0]", "0.5 autoreversed []", "0.5 toValue [5.0]", "1.0 didStop [1.0]",
      ])
  }

  @Test func whatIsRemovedStopsUnfinished() {
    let animator = Animator()
    var stops: [[Double]] = []
    animator.tracer = { if $0.kind == .didStop { stops.append($0.value) } }
    let box = Box(0.0)
    animator.add(.spring(to: 1), to: box, Box.property())
    animator.removeAll(from: box)
    #expect(stops == [[0]])
  }

  @Test func theTraceDoesNotChangeTheMotion() throws {
    func play(_ isTraced: Bool) throws -> [Double] {
      let animator = Animator()
      if isTraced { animator.tracer = { _ in } }
      let storage = AnimatedStorage(Point.zero)
      let property = StorageProperty<Point, Double>("x", threshold: 1, keyPath: \.x)
      animator.add(.spring(to: 100, try Spring(bounciness: 15)), to: storage, property)
      return (1...100).map {
        animator.advance(to: Double($0) / 60)
        return storage.values.x
      }
    }
    #expect(try play(true) == play(false))
  }
}
