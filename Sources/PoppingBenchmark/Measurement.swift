/// What one figure was found to be, again and again.
struct Measurement: Equatable, Sendable {
  /// What each repeat gave, without the warm-up.
  let samples: [Double]

  /// What each repeat gave for the baseline; empty where there is none.
  var baseline: [Double] = []

  var median: Double { samples.median }
  var minimum: Double { samples.min() ?? .nan }
  var maximum: Double { samples.max() ?? .nan }

  /// How many times the baseline the figure is; nil where there is none.
  var ratio: Double? { baseline.isEmpty ? nil : median / baseline.median }
}

extension [Double] {
  /// The middle one by size, or between the two in the middle; not a number where there are none.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }

  /// The value that a share of the values, 0 to 1, does not exceed.
  func percentile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    let rank = Int((share * Double(count)).rounded(.up))
    return sorted()[Swift.min(Swift.max(rank - 1, 0), count - 1)]
  }
}
