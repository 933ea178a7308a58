#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a spring makes of a distance and a velocity after some time: a linear map, the same for every component.
///
/// The distance is value − target; distances and velocities are in the value's units and units per second.
public struct SpringTransition: Hashable, Sendable {
  /// The share of the distance that is left.
  public let displacementFromDisplacement: Double

  /// The distance gained per unit of velocity, in seconds.
  public let displacementFromVelocity: Double

  /// The velocity gained per unit of distance, per second.
  public let velocityFromDisplacement: Double

  /// The share of the velocity that is left.
  public let velocityFromVelocity: Double

  /// The distance from the target afterwards.
  public func displacement(from displacement: Double, velocity: Double) -> Double {
    displacement * displacementFromDisplacement + velocity * displacementFromVelocity
  }

  /// The velocity afterwards.
  public func velocity(from displacement: Double, velocity: Double) -> Double {
    displacement * velocityFromDisplacement + velocity * velocityFromVelocity
  }

  static let atRest = SpringTransition(
    displacementFromDisplacement: 0, displacementFromVelocity: 0, velocityFromDisplacement: 0,
    velocityFromVelocity: 0)

  func displacement(from displacement: Components, velocity: Components) -> Components {
    displacement * displacementFromDisplacement + velocity * displacementFromVelocity
  }

  func velocity(from displacement: Components, velocity: Components) -> Components {
    displacement * velocityFromDisplacement + velocity * velocityFromVelocity
  }
}

extension Spring {
  /// The exact change of distance and velocity over a time in seconds, forward or back.
  ///
  /// One solution for all springs, continuous across critical damping: with a = damping/2·mass, S the response to a
  /// unit of velocity, oscillating S = e^(−at)·sin(ωt)/ω, else S = e^(−λt)·(1 − e^(−2gt))/2g with the slow rate
  /// λ = ω₀²/(a + g). Neither a difference of nearly equal numbers nor a growing exponential occurs. Back in time the
  /// motion grows without bound; it is followed until it has grown e⁶⁰⁰-fold. A time beyond what sines resolve, or not
  /// a number, gives the target at rest.
  public func transition(over time: Double) -> SpringTransition {
    let time = max(time, -600 / fastRate)
    let squaredFrequency = naturalFrequency * naturalFrequency
    if oscillates {
      let phase = rootRate * time
      guard phase.isFinite else { return .atRest }
      let decay = exp(-decayRate * time)
      let cosine = decay * cos(phase)
      let response = decay * sin(phase) / rootRate
      return SpringTransition(
        displacementFromDisplacement: cosine + decayRate * response,
        displacementFromVelocity: response,
        velocityFromDisplacement: -squaredFrequency * response,
        velocityFromVelocity: cosine - decayRate * response)
    }
    let slow = exp(-slowRate * time)
    guard slow > 0, time.isFinite else { return .atRest }
    let response = slow * (rootRate > 0 ? -expm1(-2 * rootRate * time) / (2 * rootRate) : time)
    return SpringTransition(
      displacementFromDisplacement: slow + slowRate * response,
      displacementFromVelocity: response,
      velocityFromDisplacement: -squaredFrequency * response,
      velocityFromVelocity: exp(-fastRate * time) - slowRate * response)
  }

  /// The value at a time in seconds after it was `from`, on its way to `to`.
  public func value(at time: Double, from: Double = 0, to: Double = 1, velocity: Double = 0) -> Double {
    to + transition(over: time).displacement(from: from - to, velocity: velocity)
  }

  /// The velocity, in units per second, at a time in seconds after the value was `from`, on its way to `to`.
  public func velocity(at time: Double, from: Double = 0, to: Double = 1, velocity: Double = 0) -> Double {
    transition(over: time).velocity(from: from - to, velocity: velocity)
  }

  /// The rate at which the slower part of the motion dies out, per second; ω₀²/(a + g) has no cancellation.
  var slowRate: Double {
    oscillates ? decayRate : naturalFrequency * naturalFrequency / (decayRate + rootRate)
  }

  /// The rate at which the faster part dies out, per second.
  var fastRate: Double { oscillates ? decayRate : decayRate + rootRate }
}
