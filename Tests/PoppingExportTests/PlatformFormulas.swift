import Foundation

/// How each platform moves a value, written from its own source or documentation and not from the code under test.
enum PlatformFormulas {
  /// A mass on a spring by the textbook: the roots of the characteristic equation decide.
  ///
  /// SwiftUI, UIKit, Core Animation and POP solve this equation.
  static func physical(
    mass: Double, stiffness: Double, damping: Double, from: Double, to: Double, velocity: Double
  ) -> (Double) -> Double {
    let offset = from - to
    let half = damping / (2 * mass)
    let discriminant = half * half - stiffness / mass
    if discriminant < 0 {
      let frequency = (-discriminant).squareRoot()
      return { time in
        to + exp(-half * time)
          * (offset * cos(frequency * time) + (velocity + half * offset) / frequency * sin(frequency * time))
      }
    }
    if discriminant == 0 {
      return { time in to + exp(-half * time) * (offset + (velocity + half * offset) * time) }
    }
    let (slow, fast) = (-half + discriminant.squareRoot(), -half - discriminant.squareRoot())
    let slowShare = (velocity - fast * offset) / (slow - fast)
    return { time in to + slowShare * exp(slow * time) + (offset - slowShare) * exp(fast * time) }
  }

  /// Motion's generator: progress to the target with the velocity turned round, and exponents capped at 300.
  static func motion(
    mass: Double, stiffness: Double, damping: Double, from: Double, to: Double, velocity: Double
  ) -> (Double) -> Double {
    let initialVelocity = -velocity
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let delta = to - from
    let frequency = (stiffness / mass).squareRoot()
    if ratio < 1 {
      let angular = frequency * (1 - ratio * ratio).squareRoot()
      return { time in
        let envelope = exp(-ratio * frequency * time)
        return to - envelope
          * ((initialVelocity + ratio * frequency * delta) / angular * sin(angular * time)
            + delta * cos(angular * time))
      }
    }
    if ratio == 1 {
      return { to - exp(-frequency * $0) * (delta + (initialVelocity + frequency * delta) * $0) }
    }
    let damped = frequency * (ratio * ratio - 1).squareRoot()
    return { time in
      let envelope = exp(-ratio * frequency * time)
      let angle = min(damped * time, 300)
      return to - envelope
        * ((initialVelocity + ratio * frequency * delta) * sinh(angle) + damped * delta * cosh(angle))
        / damped
    }
  }

  /// Android's `SpringForce.updateValues`, which Compose's `SpringSimulation` shares.
  static func android(
    stiffness: Double, dampingRatio: Double, from: Double, to: Double, velocity: Double
  ) -> (Double) -> Double {
    let natural = stiffness.squareRoot()
    let offset = from - to
    if dampingRatio > 1 {
      let root = natural * (dampingRatio * dampingRatio - 1).squareRoot()
      let gammaPlus = -dampingRatio * natural + root
      let gammaMinus = -dampingRatio * natural - root
      let a = offset - (gammaMinus * offset - velocity) / (gammaMinus - gammaPlus)
      let b = (gammaMinus * offset - velocity) / (gammaMinus - gammaPlus)
      return { to + a * exp(gammaMinus * $0) + b * exp(gammaPlus * $0) }
    }
    if dampingRatio == 1 {
      return { to + (offset + (velocity + natural * offset) * $0) * exp(-natural * $0) }
    }
    let damped = natural * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (1 / damped) * (dampingRatio * natural * offset + velocity)
    return {
      to + exp(-dampingRatio * natural * $0) * (offset * cos(damped * $0) + sine * sin(damped * $0))
    }
  }

  /// Flutter's `SpringSimulation`: one of three solutions by the sign of damping² − 4·mass·stiffness.
  static func flutter(
    mass: Double, stiffness: Double, damping: Double, from: Double, to: Double, velocity: Double
  ) -> (Double) -> Double {
    let distance = from - to
    let cmk = damping * damping - 4 * mass * stiffness
    if cmk == 0 {
      let r = -damping / (2 * mass)
      let c2 = velocity - r * distance
      return { to + (distance + c2 * $0) * exp(r * $0) }
    }
    if cmk > 0 {
      let r1 = (-damping - cmk.squareRoot()) / (2 * mass)
      let r2 = (-damping + cmk.squareRoot()) / (2 * mass)
      let c2 = (velocity - r1 * distance) / (r2 - r1)
      return { to + (distance - c2) * exp(r1 * $0) + c2 * exp(r2 * $0) }
    }
    let w = (4 * mass * stiffness - damping * damping).squareRoot() / (2 * mass)
    let r = -(damping / 2 / mass)
    let c2 = (velocity - r * distance) / w
    return { to + exp(r * $0) * (distance * cos(w * $0) + c2 * sin(w * $0)) }
  }

  /// The equation that react-spring steps through: tension · 10⁻⁶, friction · 10⁻³ and velocities per millisecond.
  ///
  /// Counted in seconds the factors cancel but for the velocity's.
  static func reactSpring(
    tension: Double, friction: Double, mass: Double, from: Double, to: Double, velocity: Double
  ) -> (Double) -> Double {
    physical(
      mass: mass, stiffness: tension, damping: friction, from: from, to: to, velocity: velocity * 1000)
  }
}
