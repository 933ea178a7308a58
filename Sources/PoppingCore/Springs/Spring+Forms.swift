extension Spring {
  /// Makes a spring of mass 1 from the time of its undamped oscillation and its share of critical damping.
  ///
  /// - Parameters:
  ///   - response: 2π/ω₀ in seconds; above 0. It is not the time until rest.
  ///   - dampingRatio: damping/(2√(stiffness·mass)): 0 never comes to rest, below 1 overshoots, 1 is critical.
  /// - Throws: `SpringError` naming the argument that is out of range.
  public init(response: Double, dampingRatio: Double) throws(SpringError) {
    try SpringError.checkPositive("response", response)
    try SpringError.checkNotNegative("dampingRatio", dampingRatio)
    let frequency = 2 * Double.pi / response
    try self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Makes a spring of mass 1 from SwiftUI's perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration 2π/ω₀ in seconds, as in SwiftUI, UIKit and Flutter; above 0. Other libraries
  ///     call the time until rest, or the time until the target is first reached, a duration.
  ///   - bounce: above −1, at most 1. The damping ratio is 1 − bounce from 0 up and 1/(1 + bounce) below 0.
  /// - Throws: `SpringError` naming the argument that is out of range.
  public init(duration: Double, bounce: Double) throws(SpringError) {
    try SpringError.checkPositive("duration", duration)
    try SpringError.check("bounce", bounce, "above -1 and at most 1") { $0 > -1 && $0 <= 1 }
    try self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// The angular frequency without damping, ω₀ = √(stiffness/mass), in radians per second.
  public var naturalFrequency: Double { rates.squaredFrequency.squareRoot() }

  /// The damping as a share of the critical one, damping/(2√(stiffness·mass)).
  public var dampingRatio: Double { rates.decay / naturalFrequency }

  /// Whether the damping is below the critical one, so that the value swings.
  public var oscillates: Bool { rates.oscillates }

  /// The time of one undamped oscillation, 2π/ω₀ = 2π√(mass/stiffness), in seconds.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// SwiftUI's perceptual duration, which is the `response`, in seconds; not the time until rest.
  public var duration: Double { response }

  /// SwiftUI's bounce: 1 − dampingRatio up to critical damping, 1/dampingRatio − 1 beyond; above −1, at most 1.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
