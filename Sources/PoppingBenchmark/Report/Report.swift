/// What a run has measured.
struct Report: Sendable {
  /// Where and when.
  var machine: Machine

  /// How often each was measured.
  let repeats: Int

  /// The rows, in the order of the table.
  var rows: [Row] = []

  /// A figure and what it was found to be.
  struct Row: Sendable {
    let benchmark: Benchmark
    let figure: Figure
    let measurement: Measurement

    /// The name of the row, and of the figure where the row has several.
    var name: String { figure.name.isEmpty ? benchmark.name : "\(benchmark.name): \(figure.name)" }

    /// Whether what is hoped for is reached; nil where that cannot be said.
    var isReached: Bool? { figure.reach.isReached(by: measurement) }

    /// What is hoped for, in words.
    var reach: String {
      switch figure.reach {
      case .atMost(let limit): "≤ \(figure.unit.text(limit))"
      case .atLeast(let limit): "≥ \(figure.unit.text(limit))"
      case .timesBaseline(let limit): "≤ \(Unit.text(limit)) × baseline"
      }
    }
  }
}
