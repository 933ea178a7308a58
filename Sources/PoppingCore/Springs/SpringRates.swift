#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The rates of a spring, made once, from which its motion is computed.
struct SpringRates: Hashable, Sendable {
  /// ω₀² = stiffness/mass.
  let squaredFrequency: Double

  /// a = damping/(2·mass), per second: the rate at which an oscillation dies out.
  let decay: Double

  /// √|ω₀² − a²|, per second: the angular frequency of an oscillation, or half the distance between the two rates of an
  /// over-damped spring.
  let root: Double

  /// 1/`root`, and 0 for a `root` of 0.
  private let inverseRoot: Double

  /// The rate at which the slower part of the motion dies out, per second.
  let slow: Double

  /// The rate at which the faster part dies out, per second.
  let fast: Double

  /// How far back in time the motion is followed.
  private let earliest: Double

  /// Whether the damping is below the critical one.
  let oscillates: Bool

  init(mass: Double, stiffness: Double, damping: Double) {
    squaredFrequency = stiffness / mass
    decay = damping / (2 * mass)
    let difference = squaredFrequency.addingProduct(-decay, decay)
    root = difference.magnitude.squareRoot()
    inverseRoot = root > 0 ? 1 / root : 0
    oscillates = difference > 0
    fast = oscillates ? decay : decay + root
    // The rates' product is ω₀²; their difference would cancel.
    slow = oscillates ? decay : squaredFrequency / fast
    earliest = -600 / fast
  }

  @inline(__always)
  func transition(over time: Double) -> SpringTransition {
    let time = max(time, earliest)
    return oscillates ? oscillation(over: time) : creep(over: time)
  }

  @inline(__always)
  private func oscillation(over time: Double) -> SpringTransition {
    let phase = root * time
    guard phase.isFinite else { return .atRest }
    let left = exp(-decay * time)
    let (sine, cosine) = sineAndCosine(phase)
    let response = left * sine * inverseRoot
    let swing = left * cosine
    return SpringTransition(
      displacementFromDisplacement: swing + decay * response,
      displacementFromVelocity: response,
      velocityFromDisplacement: -squaredFrequency * response,
      velocityFromVelocity: swing - decay * response)
  }

  @inline(__always)
  private func creep(over time: Double) -> SpringTransition {
    let left = exp(-slow * time)
    guard left > 0, time.isFinite else { return .atRest }
    let fastLess1 = expm1(-2 * root * time)
    let response = left * (root > 0 ? -fastLess1 * 0.5 * inverseRoot : time)
    return SpringTransition(
      displacementFromDisplacement: left + slow * response,
      displacementFromVelocity: response,
      velocityFromDisplacement: -squaredFrequency * response,
      velocityFromVelocity: left * (1 + fastLess1) - slow * response)
  }
}
