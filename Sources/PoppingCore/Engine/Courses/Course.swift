/// The way of a value as a function of time: the same however the time is divided.
protocol Course {
  /// Where it starts and where it is to go.
  var ends: CourseEnds { get }

  /// The time until the end, in seconds; infinite for what never ends.
  var duration: Double { get }

  /// The time at which every component has reached the target for the first time.
  var reachTime: Double { get }

  /// Where the value stands from the end on.
  var rest: Components { get }

  /// The value at a time: the start before time 0, and `rest` from the end on.
  func value(at time: Double) -> Components

  func velocity(at time: Double) -> Components

  /// The course that goes on from a time with something changed.
  func continued(at time: Double, _ change: CourseChange) -> any Course

  /// When the run of a number starts, the second being number 1, and between which ends; nil if there is none.
  func turn(_ number: Int) -> (time: Double, ends: CourseEnds)?
}

extension Course {
  var rest: Components { ends.to }

  func turn(_ number: Int) -> (time: Double, ends: CourseEnds)? { nil }
}

/// What can be changed of a course on its way.
enum CourseChange {
  case target(Components)
  case velocity(Components)
  case spring(Spring)
}

/// Where a course starts and ends, and what limits it.
struct CourseEnds {
  var from: Components
  var to: Components
  var velocity: Components
  var threshold: Double
  var clampMode: ClampMode

  /// How many of the components the value has.
  var count: Int

  /// Whether the velocity is to be chosen for the target, rather than the target to follow from the velocity.
  var choosesVelocity = false

  static let zero = CourseEnds(from: .zero, to: .zero, velocity: .zero, threshold: 1, clampMode: [], count: 0)

  /// The way back.
  var reversed: CourseEnds {
    var ends = self
    (ends.from, ends.to) = (to, from)
    ends.velocity = -velocity
    ends.choosesVelocity = true
    return ends
  }

  /// The distance from the target that counts as rest: half the threshold, but no less than shows in the value.
  var restDistance: Double {
    max(threshold / 2, to.greatestMagnitude.ulp, from.greatestMagnitude.ulp)
  }

  mutating func apply(_ change: CourseChange) {
    switch change {
    case .target(let target): to = target.finite(or: to)
    case .velocity(let velocity): self.velocity = velocity.finite(or: self.velocity)
    case .spring: break
    }
  }
}

// MARK: - Limits

extension CourseEnds {
  /// The value with no component before its start, as seen on the way to the target.
  func heldBehindStart(_ value: Components) -> Components {
    let isBefore = ((to .> from) .& (value .< from)) .| ((to .< from) .& (value .> from))
    return value.replacing(with: from, where: isBefore)
  }

  /// The value with no component beyond its target.
  func heldBeforeTarget(_ value: Components) -> Components {
    let isBeyond = ((to .> from) .& (value .> to)) .| ((to .< from) .& (value .< to))
    return value.replacing(with: to, where: isBeyond)
  }

  /// The value kept within what the clamp mode allows.
  func clamped(_ value: Components) -> Components {
    guard !clampMode.isEmpty else { return value }
    let held = clampMode.contains(.start) ? heldBehindStart(value) : value
    return clampMode.contains(.end) ? heldBeforeTarget(held) : held
  }
}

extension Components {
  /// The greatest number that is computed with, so that no product of two overflows.
  static let limit = 1e150

  var greatestMagnitude: Double { Swift.max(self.max().magnitude, self.min().magnitude) }

  /// The components rounded to multiples of a factor, half away from zero; a factor of 0 does not round.
  func rounded(toMultiplesOf factor: Double) -> Components {
    factor > 0 ? (self * (1 / factor)).rounded(.toNearestOrAwayFromZero) / (1 / factor) : self
  }

  /// The components within what is computed with; those that are not finite are taken from another vector.
  func finite(or other: Components) -> Components {
    var result = clamped(
      lowerBound: Components(repeating: -Components.limit),
      upperBound: Components(repeating: Components.limit))
    for lane in 0..<Components.scalarCount where !self[lane].isFinite { result[lane] = other[lane] }
    return result
  }
}
