/// A mass on a spring with a damper: what moves an animated value to its target.
///
/// A value at distance *x* from its target with velocity *v* is accelerated by −(stiffness·*x* + damping·*v*)/mass.
/// A spring is made as a whole in one of four forms and read in all of them, so that two forms can never disagree:
///
/// | form | numbers | known from |
/// |---|---|---|
/// | `init(mass:stiffness:damping:)` | mass, stiffness, damping | physics, Core Animation |
/// | `init(bounciness:speed:)` | bounciness and speed, nominally 0 to 20 | POP, Rebound, Origami |
/// | `init(response:dampingRatio:)` | seconds, fraction of critical damping | UIKit, SwiftUI |
/// | `init(duration:bounce:)` | seconds, −1 to 1 | SwiftUI |
public struct Spring: Hashable, Sendable {
  /// The mass; above 0.
  public let mass: Double

  /// The force per distance, POP's tension; above 0.
  public let stiffness: Double

  /// The force per velocity, POP's friction; 0 or above.
  ///
  /// A spring without damping never comes to rest.
  public let damping: Double

  /// What the motion is computed from.
  let rates: SpringRates

  /// POP's spring with bounciness 4 and speed 12: it overshoots by 1 % and is at rest after about half a second.
  public static let standard = Spring(popBounciness: 4, speed: 12)

  /// Makes a spring from its physical numbers.
  ///
  /// - Throws: `SpringError` unless mass and stiffness are above 0 and damping is 0 or above, all finite, and the rates
  ///   √(stiffness/mass) and damping/mass lie within what can be computed with (1e-100 to 1e100 per second).
  public init(mass: Double = 1, stiffness: Double, damping: Double) throws(SpringError) {
    try SpringError.checkPositive("mass", mass)
    try SpringError.checkPositive("stiffness", stiffness)
    try SpringError.checkNotNegative("damping", damping)
    try SpringError.check("stiffness / mass", stiffness / mass, "from 1e-100 to 1e100") {
      $0 >= 1e-100 && $0 <= 1e100
    }
    try SpringError.check("damping / mass", damping / mass, "at most 1e50") { $0 <= 1e50 }
    self.init(uncheckedMass: mass, stiffness: stiffness, damping: damping)
  }

  /// Makes a spring from numbers that are known to be in range.
  init(uncheckedMass mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    rates = SpringRates(mass: mass, stiffness: stiffness, damping: damping)
  }
}
