import PoppingCore
import Testing

/// The solver `pop` against POP itself, through the animator.
@Suite struct PopParityTests {
  @Test(arguments: try PopFixture.load().springs)
  func springsFollowPop(_ fixture: PopFixture.Case) throws {
    let spring = try Spring(
      mass: #require(fixture.mass), stiffness: #require(fixture.tension), damping: #require(fixture.friction))
    PopPlayer(fixture, tolerance: 1e-9).play(.spring(spring))
  }

  @Test(arguments: try PopFixture.load().basic)
  func timedMotionsFollowPop(_ fixture: PopFixture.Case) throws {
    let points = try #require(fixture.control_points)
    let curve = TimingCurve.cubic(points[0], points[1], points[2], points[3])
    PopPlayer(fixture, tolerance: 1e-12).play(.basic(try #require(fixture.duration), curve))
  }

  @Test(arguments: try PopFixture.load().decay)
  func decaysFollowPop(_ fixture: PopFixture.Case) throws {
    PopPlayer(fixture, tolerance: 1e-6).play(.decay(try #require(fixture.deceleration)))
  }

  @Test func theNamedCurvesHavePopsControlPoints() throws {
    for (name, curve) in [
      ("basic_default_0.4s", TimingCurve.standard), ("basic_easeIn_0.4s", .easeIn),
      ("basic_easeInEaseOut_0.4s", .easeInEaseOut),
    ] {
      let fixture = try #require(PopFixture.load().basic.first { $0.name == name })
      PopPlayer(fixture, tolerance: 1e-12).play(.basic(0.4, curve))
    }
  }

  @Test func linearIsAsCrookedAsPops() {
    // POP, 1 second, 25 % of the time: 25.0048895 of 100.
    let animator = Animator()
    let box = Box(0.0)
    animator.add(
      .basic(from: 0, to: 100, duration: 1, curve: .linear, solver: .pop), to: box, Box<Double>.property())
    animator.advance(to: 0.25)
    #expect(abs(box.value - 25.0048895) < 1e-6)
  }
}

/// Plays a case as POP was made to play it, and compares every frame that was kept.
struct PopPlayer {
  enum Kind {
    case spring(Spring)
    case basic(Double, TimingCurve)
    case decay(Double)
  }

  let fixture: PopFixture.Case
  let tolerance: Double

  init(_ fixture: PopFixture.Case, tolerance: Double) {
    self.fixture = fixture
    self.tolerance = tolerance
  }

  func play(_ kind: Kind) {
    switch fixture.from.count {
    case 1: play(kind, as: Double.self)
    case 2: play(kind, as: Point.self)
    default: play(kind, as: Color.self)
    }
  }

  private func play<Value: Animatable>(_ kind: Kind, as type: Value.Type) {
    // POP's frames were rendered at 1 second and later.
    let start = 1.0
    let animator = Animator()
    animator.advance(to: start)
    let box = Box(Value(fixture.from))
    var frames: [Int: (value: Value, velocity: Value)] = [:]
    var frame = 0
    var reachedFrame: Int?
    var isCompleted = false

    var animation = animation(kind, as: type)
    if fixture.setup.contains("roundingFactor=1") { animation.roundingFactor = 1 }
    if fixture.setup.contains("roundingFactor=0.5") { animation.roundingFactor = 0.5 }
    if fixture.setup.contains("clampMode=End") { animation.clampMode = .end }
    // The end value is applied after the frame's own.
    animation.onApply = { if frames[frame] == nil { frames[frame] = ($0.value, $0.velocity) } }
    animation.onTargetReached = { _ in reachedFrame = reachedFrame ?? frame }
    animation.onCompletion = { isCompleted = $1 }
    let running = animator.add(animation, to: box, Box.property(threshold: fixture.threshold))
    for (index, time) in fixture.times.enumerated() {
      #expect(!isCompleted, "over before frame \(index)")
      frame = index
      if fixture.name == "retarget_frame10", frame == 10 { running.to = Value([-50]) }
      if fixture.name == "pause_10_to_20", frame == 10 || frame == 20 { running.isPaused.toggle() }
      animator.advance(to: start + time)
    }
    #expect(isCompleted == fixture.completed)
    #expect(reachedFrame == fixture.reached_to_value_frame)
    compare(frames, with: fixture)
    if fixture.completed { #expect(isNear(box.value, fixture.final_written_value, range)) }
  }

  private func animation<Value: Animatable>(_ kind: Kind, as type: Value.Type) -> Animation<Value> {
    let (from, to) = (Value(fixture.from), Value(fixture.to))
    return switch kind {
    case .spring(let spring):
      .spring(from: from, to: to, velocity: Value(fixture.velocity), spring, solver: .pop)
    case .basic(let duration, let curve):
      .basic(from: from, to: to, duration: duration, curve: curve, solver: .pop)
    case .decay(let deceleration):
      .decay(from: from, velocity: Value(fixture.velocity), deceleration: deceleration, solver: .pop)
    }
  }

  private func compare<Value: Animatable>(
    _ frames: [Int: (value: Value, velocity: Value)], with fixture: PopFixture.Case
  ) {
    let speed = fixture.frames.flatMap(\.velocity).map(\.magnitude).max() ?? 0
    for expected in fixture.frames {
      let frame = fixture.times.firstIndex { abs($0 - expected.time) < 1e-9 } ?? -1
      guard let found = frames[frame] else {
        #expect(expected.value.isEmpty, "no frame \(frame)")
        continue
      }
      #expect(isNear(found.value, expected.value, range), "value of frame \(frame)")
      #expect(isNear(found.velocity, expected.velocity, max(speed, 1)), "velocity of frame \(frame)")
    }
  }

  private var range: Double {
    let values = fixture.frames.flatMap(\.value)
    return max((values.max() ?? 0) - (values.min() ?? 0), 1e-3)
  }

  private func isNear<Value: Animatable>(_ value: Value, _ expected: [Double], _ range: Double) -> Bool {
    let difference = value.components - Value(expected).components
    return (0..<expected.count).allSatisfy { difference[$0].magnitude <= tolerance * range }
  }
}

/// An object with a value.
final class Box<Value: Animatable> {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func property(threshold: Double = 1) -> Property<Box<Value>, Value> {
    Property("value", threshold: threshold, read: { $0.value }, write: { $0.value = $1 })
  }
}

extension Animatable {
  init(_ numbers: [Double]) {
    var components = Components.zero
    for (lane, number) in numbers.enumerated() { components[lane] = number }
    self.init(components: components)
  }
}
