/// A row of the table: fixed work, what is measured of it, and what is hoped for.
struct Benchmark: Sendable {
  /// What it is chosen by.
  let name: String

  /// What is done, in the words of the table.
  let title: String

  /// What is measured of it, one or more numbers.
  let figures: [Figure]

  /// Whether it takes minutes, so that it is left out unless asked for.
  var isLong = false

  /// Does the work; a measurement for each of the figures.
  let measure: @Sendable (Sampler) throws -> [Measurement]
}

/// A number that a benchmark measures.
struct Figure: Sendable {
  /// What tells it from the other figures of the benchmark; empty where there is only one.
  var name = ""

  /// What it is counted in.
  let unit: Unit

  /// What is hoped for.
  let reach: Reach

  /// What was measured alongside, in the same run.
  var baseline: String?

  /// What bounds it, for whoever finds it missed.
  var bound = ""
}

/// What a figure is hoped to be.
enum Reach: Sendable {
  case atMost(Double)
  case atLeast(Double)
  /// So many times the baseline at most.
  case timesBaseline(Double)

  /// Whether a measurement gets there; nil where its baseline is missing.
  func isReached(by measurement: Measurement) -> Bool? {
    switch self {
    case .atMost(let limit): measurement.median <= limit
    case .atLeast(let limit): measurement.median >= limit
    case .timesBaseline(let limit): measurement.ratio.map { $0 <= limit }
    }
  }

  /// Whether more is better.
  var wantsMore: Bool {
    if case .atLeast = self { true } else { false }
  }
}

/// Why a benchmark could not be carried out, as a sentence.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
