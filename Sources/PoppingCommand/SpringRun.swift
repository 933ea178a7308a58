import PoppingStage

/// One value that a spring carries from a start to a target.
struct SpringRun {
  /// The spring.
  let spring: Spring

  /// Where the value starts.
  let from: Double

  /// Where it comes to rest.
  let to: Double

  /// How fast it starts, in units per second.
  let velocity: Double

  /// The least difference that matters; at half of it an animation is at rest.
  let threshold: Double

  /// A frame of the run.
  struct Sample: Equatable {
    let frame: Int
    let time: Double
    let value: Double
    let velocity: Double
  }

  /// The threshold unless one is given: a thousandth of the distance, or 0.001 where there is none.
  static func threshold(from: Double, to: Double) -> Double {
    from == to ? 0.001 : (to - from).magnitude / 1000
  }

  /// The last time at which the value is further than the threshold from the target; infinite when it never settles.
  var settlingDuration: Double {
    spring.settlingTime(displacement: from - to, velocity: velocity, threshold: threshold)
  }

  /// When the value is furthest beyond the target, and by what share of the distance; nil when there is no distance or it
  /// never goes beyond.
  var overshoot: (time: Double, share: Double)? {
    guard from != to else { return nil }
    let crossing = spring.crossingTime(displacement: from - to, velocity: velocity)
    guard crossing.isFinite else { return nil }
    let direction = to > from ? 1.0 : -1
    func speed(_ time: Double) -> Double {
      direction * spring.velocity(at: time, from: from, to: to, velocity: velocity)
    }
    // The turn lies between the crossing and the first time found at which the value comes back.
    guard speed(crossing) > 0 else { return nil }
    var low = crossing
    var high = crossing + 1 / spring.naturalFrequency
    while speed(high) > 0 {
      low = high
      high += high - crossing
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if speed(middle) > 0 { low = middle } else { high = middle }
    }
    let peak = spring.value(at: low, from: from, to: to, velocity: velocity)
    return (low, (peak - to) / (to - from))
  }

  /// The frames until the solver's own end, or until so many seconds have passed.
  func samples(framesPerSecond: Double, solver: Solver, limit: Double) -> [Sample] {
    /// What the engine animates.
    final class Box { var value = 0.0 }
    let box = Box()
    let property = Property<Box, Double>(
      "value", threshold: threshold, read: { $0.value }, write: { $0.value = $1 })
    let animator = Animator()
    // POP's reference frames begin at one second.
    let start = 1.0
    animator.advance(to: start)
    var samples: [Sample] = []
    var frame = 0
    var isOver = false
    var animation = Animation.spring(from: from, to: to, velocity: velocity, spring, solver: solver)
    // A frame's own value comes first; on the last frame the end value follows it.
    animation.onApply = { running in
      guard samples.count == frame else { return }
      samples.append(
        Sample(
          frame: frame, time: Double(frame) / framesPerSecond, value: running.value,
          velocity: running.velocity))
    }
    animation.onCompletion = { _, _ in isOver = true }
    animator.add(animation, to: box, property)
    while !isOver, Double(frame) / framesPerSecond <= limit {
      animator.advance(to: start + Double(frame) / framesPerSecond)
      if !isOver { frame += 1 }
    }
    return samples
  }
}
