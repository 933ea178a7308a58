#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Spring {
  /// How far the value first swings past its target, from rest, as a share of the way: e^(−πζ/√(1 − ζ²)).
  ///
  /// It is 0 from critical damping on, and 1 without damping.
  public var overshoot: Double { rates.oscillates ? exp(-rates.decay * .pi / rates.root) : 0 }

  /// The time in seconds at which a value that starts at rest is farthest past its target, π/ω; nil if it never passes.
  public var peakTime: Double? { oscillates ? .pi / rates.root : nil }

  /// The time in seconds of one oscillation as it is with the damping, 2π/ω; nil if there is none.
  ///
  /// The time without damping is the `response`.
  public var period: Double? { oscillates ? 2 * .pi / rates.root : nil }

  /// Whether the spring comes to rest at all; one without damping does not.
  public var settles: Bool { damping > 0 }

  /// The time in seconds at which a value first reaches its target; infinite if it only comes near.
  ///
  /// - Parameters:
  ///   - displacement: value − target at the start; where it is 0, the first return counts.
  ///   - velocity: the velocity at the start, in units per second.
  public func crossingTime(displacement: Double = -1, velocity: Double = 0) -> Double {
    guard displacement.isFinite, velocity.isFinite, displacement != 0 || velocity != 0 else { return 0 }
    return SpringPath(rates: rates, displacement: displacement, velocity: velocity).crossing
  }
}
