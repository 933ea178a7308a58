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

  @inline(__always)
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
  public func transition(over time: Double) -> SpringTransition { rates.transition(over: time) }

  /// The value at a time in seconds after it was `from`, on its way to `to`.
  ///
  /// A value beyond what a number can hold is the greatest number.
  public func value(at time: Double, from: Double = 0, to: Double = 1, velocity: Double = 0) -> Double {
    let transition = transition(over: time)
    let value = to + transition.displacement(from: from - to, velocity: velocity)
    if value.isFinite { return value }
    let scale = 0x1p-100
    let displacement = transition.displacement(from: from * scale - to * scale, velocity: velocity * scale)
    return ((to * scale + displacement) / scale).limited
  }

  /// The velocity, in units per second, at a time in seconds after the value was `from`, on its way to `to`.
  ///
  /// A velocity beyond what a number can hold is the greatest number.
  public func velocity(at time: Double, from: Double = 0, to: Double = 1, velocity: Double = 0) -> Double {
    let transition = transition(over: time)
    let result = transition.velocity(from: from - to, velocity: velocity)
    if result.isFinite { return result }
    let scale = 0x1p-100
    return (transition.velocity(from: from * scale - to * scale, velocity: velocity * scale) / scale).limited
  }
}

extension Double {
  /// The number itself, or the greatest one of its sign.
  var limited: Double {
    Double.minimum(Double.maximum(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
