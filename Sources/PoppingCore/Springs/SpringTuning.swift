/// A spring as POP's setters make one: bounciness and speed first, then single numbers that override.
///
/// Bounciness and speed give stiffness, damping and mass 1; `mass`, `stiffness` and `damping`, where given, then take
/// the place of those. So bounciness 18 with mass 2 and stiffness 200 keeps the damping of bounciness 18.
public struct SpringTuning: Hashable, Sendable {
  /// POP's bounciness, nominally 0 to 20.
  public var bounciness: Double

  /// POP's speed, nominally 0 to 20.
  public var speed: Double

  /// The mass in the place of 1.
  public var mass: Double?

  /// The stiffness in the place of the one that speed gives.
  public var stiffness: Double?

  /// The damping in the place of the one that bounciness and speed give.
  public var damping: Double?

  /// Makes a tuning; without arguments it is POP's default, bounciness 4 and speed 12.
  public init(
    bounciness: Double = 4, speed: Double = 12, mass: Double? = nil, stiffness: Double? = nil,
    damping: Double? = nil
  ) {
    self.bounciness = bounciness
    self.speed = speed
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The spring that the numbers make.
  ///
  /// - Throws: `SpringError` naming the number that is out of range.
  public func spring() throws(SpringError) -> Spring {
    if let stiffness, let damping {
      return try Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping)
    }
    let base = try Spring(bounciness: bounciness, speed: speed)
    return try Spring(
      mass: mass ?? base.mass, stiffness: stiffness ?? base.stiffness, damping: damping ?? base.damping)
  }
}
