import PoppingStage

extension Benchmark {
  static let animator = Benchmark(
    name: "animator", title: "animator with 10,000 springs on layer properties, per animation and frame",
    figures: [Figure(unit: .nanoseconds, reach: .atMost(60), baseline: "POP's solver in the same animator")]
  ) { sampler in
    [
      try sampler.compare {
        try MovingLayers(count: 2500, solver: .exact).nanoseconds(frames: 60)
      } with: {
        try MovingLayers(count: 2500, solver: .pop).nanoseconds(frames: 6)
      }
    ]
  }
}

/// Layers on a stage, each with four properties on springs that do not come to rest within a second.
struct MovingLayers {
  private let stage: Stage
  private let count: Int

  /// An effect that is nothing but an empty stage.
  private struct EmptyStage: Effect {
    let card = Card("empty", "Empty", in: .attention, "Shows nothing.")
    let script: Script = []
    func setUp(on stage: Stage) {}
  }

  init(count: Int, solver: Solver) throws {
    stage = try Stage(EmptyStage(), size: Size(640, 384))
    self.count = count
    for index in 0..<count {
      let layer = Layer("\(index)")
      stage.add(layer)
      let spring = Benchmark.lastingSpring
      let place = Double(index + 1000)
      layer.run(.spring(to: Point(place, -place), spring, solver: solver), on: \.position)
      layer.run(.spring(to: Scale(place), spring, solver: solver), on: \.scale)
      layer.run(.spring(to: Angle.radians(place), spring, solver: solver), on: \.rotationZ)
      layer.run(.spring(to: place, spring, solver: solver), on: \.opacity)
    }
    stage.advance(to: 1.0 / 60)
  }

  /// The time that each animation takes in each of so many frames.
  func nanoseconds(frames: Int) throws -> Double {
    let time = PoppingBenchmark.nanoseconds(per: 4 * count * frames) {
      for frame in 2..<frames + 2 { stage.advance(to: Double(frame) / 60) }
    }
    guard stage.animator.runningAnimations.count == 4 * count else {
      throw BenchmarkError("The animator's springs came to rest while they were timed.")
    }
    return time
  }
}
