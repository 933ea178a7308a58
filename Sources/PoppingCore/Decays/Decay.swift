#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A motion that loses the same share of its velocity in every millisecond, like a list that was flung.
///
/// A value with velocity v₀ stands after t seconds at v₀·(1 − e^(−rt))/r with r = −1000·ln(deceleration), the integral of
/// its velocity v₀·e^(−rt). It is over when it is slower than five thresholds per second, as in POP; where that happens
/// and when is known beforehand.
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that is left after a millisecond.
  public let deceleration: Double

  /// The rate at which the velocity dies out, per second.
  public let rate: Double

  /// POP's and UIKit's normal deceleration, 0.998: half of the velocity is gone after 0.35 seconds.
  public static let standard = Decay(limiting: 0.998)

  /// Makes a decay.
  ///
  /// - Parameter deceleration: the share of the velocity that is left after a millisecond; between 0 and 1.
  /// - Throws: `ArgumentError` for any other number.
  public init(deceleration: Double) throws(ArgumentError) {
    try ArgumentError.check("deceleration", deceleration, "above 0 and below 1") { $0 > 0 && $0 < 1 }
    self.init(limiting: deceleration)
  }

  /// Makes the decay that covers a distance: the answer to where a fling of a given velocity is to land.
  ///
  /// - Parameters:
  ///   - distance: the way to go, in the value's units; of the same sign as the velocity.
  ///   - velocity: the velocity at the start, in units per second.
  ///   - threshold: the least change that matters, as the property has it.
  /// - Throws: `ArgumentError` if the velocity does not lead there: it has the other sign, or is too slow to count as
  ///   a motion at all.
  public init(distance: Double, velocity: Double, threshold: Double) throws(ArgumentError) {
    try ArgumentError.checkFinite("distance", distance)
    try ArgumentError.checkNotNegative("threshold", threshold)
    let ending = 5 * threshold
    try ArgumentError.check("velocity", velocity, "towards the distance and faster than \(ending) per second")
    {
      $0 * distance > 0 && $0.magnitude > ending
    }
    let rate = (velocity.magnitude - ending) / distance.magnitude
    try self.init(deceleration: exp(-rate / 1000))
  }

  /// Makes a decay from any number: beyond 0 and 1 the nearer of the two counts, and what is no number at all is 0.
  init(limiting deceleration: Double) {
    self.deceleration = deceleration > 0 ? min(deceleration, 1) : 0
    rate = 1000 * log(self.deceleration).magnitude
  }

  /// The way covered in a time in seconds by something that starts with a velocity, in units.
  public func distance(after time: Double, velocity: Double) -> Double { velocity * reach(after: time) }

  /// The velocity that is left after a time in seconds, in units per second.
  public func velocity(after time: Double, velocity: Double) -> Double { velocity * exp(-rate * time) }

  /// The time in seconds until something is slower than five thresholds per second.
  public func duration(velocity: Double, threshold: Double) -> Double {
    let ending = 5 * max(threshold, 0)
    guard velocity.magnitude > ending else { return 0 }
    return log(velocity.magnitude / ending) / rate
  }

  /// The way that is covered until the end, in units.
  public func distance(velocity: Double, threshold: Double) -> Double {
    velocity * reach(after: duration(velocity: velocity, threshold: threshold))
  }

  /// The time in seconds after which something has covered a distance; infinite when it comes to its end before.
  ///
  /// The velocity falls in proportion to the way, so that what is left of it at the distance tells the time.
  ///
  /// - Parameters:
  ///   - distance: the way to cover, in the value's units.
  ///   - velocity: the velocity at the start, in units per second.
  ///   - threshold: the least change that matters, as the property has it.
  public func time(covering distance: Double, velocity: Double, threshold: Double) -> Double {
    if distance == 0 { return 0 }
    guard distance * velocity > 0 else { return .infinity }
    let left = velocity.magnitude - rate * distance.magnitude
    guard left > 5 * max(threshold, 0), left > 0 else { return .infinity }
    return rate > 0 ? log(velocity.magnitude / left) / rate : distance / velocity
  }

  /// The velocity, in units per second, that covers a distance until the end.
  public func velocity(distance: Double, threshold: Double) -> Double {
    distance == 0 ? 0 : distance * rate + (distance < 0 ? -5 : 5) * threshold
  }

  /// The way per unit of velocity after a time.
  func reach(after time: Double) -> Double { rate > 0 ? -expm1(-rate * time) / rate : time }
}
