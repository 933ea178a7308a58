extension Benchmark {
  /// The rows of the table, in its order.
  static let all: [Benchmark] = [
    springStep, springAtTime, springBatch, animator, frames, bytes, start, play, pacing, build, size,
  ]
}
