import PoppingCore
import PoppingStage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Springs on their own.
extension Benchmark {
  /// A spring that is still far from its rest after a second, so that no frame is cheaper than another.
  static let lastingSpring = (try? Spring(stiffness: 300, damping: 1)) ?? .standard

  static let springStep = Benchmark(
    name: "spring-step", title: "one exact spring, one frame, fixed step",
    figures: [Figure(unit: .nanoseconds, reach: .atMost(4), baseline: "POP's solver, in the animator")]
  ) { sampler in
    let (springs, frames) = (20_000, 60)
    let transition = lastingSpring.transition(over: 1.0 / 60)
    return [
      try sampler.compare {
        nanoseconds(per: springs * frames) {
          var sum = 0.0
          for index in 0..<springs {
            let target = Double(index)
            var (value, velocity) = (0.0, 0.0)
            for _ in 0..<frames {
              let distance = value - target
              value = target + transition.displacement(from: distance, velocity: velocity)
              velocity = transition.velocity(from: distance, velocity: velocity)
            }
            sum += value
          }
          use(sum)
        }
      } with: {
        try MovingLayers(count: 500, solver: .pop).nanoseconds(frames: 20)
      }
    ]
  }

  static let springAtTime = Benchmark(
    name: "spring-time", title: "one exact spring at any time",
    figures: [Figure(unit: .nanoseconds, reach: .atMost(30), baseline: "the C library's exp, sin and cos")]
  ) { sampler in
    let count = 500_000
    return [
      try sampler.compare {
        nanoseconds(per: count) {
          var sum = 0.0
          for index in 0..<count {
            sum += lastingSpring.value(at: Double(index) * 1e-5, from: 3, to: 100, velocity: 20)
          }
          use(sum)
        }
      } with: {
        nanoseconds(per: count) {
          var sum = 0.0
          for index in 0..<count {
            let time = Double(index) * 1e-5
            sum += exp(-0.5 * time) * (sin(17 * time) + cos(17 * time))
          }
          use(sum)
        }
      }
    ]
  }

  static let springBatch = Benchmark(
    name: "spring-batch", title: "100,000 springs of one kind, per spring and frame",
    figures: [
      Figure(unit: .nanoseconds, reach: .atMost(1), baseline: "reading and writing as much memory")
    ]
  ) { sampler in
    let (count, frames) = (100_000, 60)
    return [
      try sampler.compare {
        var batch = SpringBatch(lastingSpring, count: count)
        for index in 0..<count { batch.setTarget(Double(index), of: index) }
        batch.advance(by: 1.0 / 60)
        let time = nanoseconds(per: count * frames) {
          for _ in 0..<frames { batch.advance(by: 1.0 / 60) }
        }
        use(batch[count - 1])
        return time
      } with: {
        var first = Array(repeating: 1.0, count: count)
        var second = first
        let time = nanoseconds(per: count * frames) {
          for _ in 0..<frames { pass(over: &first, &second) }
        }
        use(first[count - 1] + second[0])
        return time
      }
    ]
  }

  /// Reads and writes every number of two arrays.
  @inline(never)
  private static func pass(over first: inout [Double], _ second: inout [Double]) {
    for index in first.indices { first[index] += 1 }
    for index in second.indices { second[index] += 1 }
  }
}
