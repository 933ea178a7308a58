import PoppingStage

/// A spring that is to be written as code, and the way it carries a value.
///
/// The way matters where a platform has no spring and is given a sampled curve, and where a platform counts velocity in
/// shares of the distance.
public struct CodeSpring: Sendable {
  /// What the code calls it: letters and digits, the first a lower-case letter.
  public var name: String

  /// The spring.
  public var spring: Spring

  /// Where the value starts.
  public var from: Double

  /// Where it comes to rest.
  public var to: Double

  /// The velocity at the start, in units per second.
  public var velocity: Double

  /// The distance from the target that counts as rest, above 0.
  public var threshold: Double

  /// Names a spring; without more it goes from 0 to 1, from rest, and rests at a thousandth.
  public init(
    _ name: String, _ spring: Spring, from: Double = 0, to: Double = 1, velocity: Double = 0,
    threshold: Double = 0.001
  ) {
    self.name = name
    self.spring = spring
    self.from = from
    self.to = to
    self.velocity = velocity
    self.threshold = threshold
  }

  /// The name of the constant: the suffix keeps a name like `delete` from being a word of the language.
  var identifier: String { name == "spring" ? name : "\(name)Spring" }

  /// The distance from start to target.
  var distance: Double { to - from }

  /// The velocity as a share of the distance per second, positive towards the target; nil where it cannot be told so.
  var relativeVelocity: Double? {
    if velocity == 0 { return 0 }
    let share = velocity / distance
    return share.isFinite ? share : nil
  }

  /// Whether the damping is above the critical one.
  var isOverdamped: Bool { spring.dampingRatio > 1 }

  /// The time until rest, in seconds; infinite for a spring that never rests.
  var settlingTime: Double {
    spring.settlingTime(displacement: from - to, velocity: velocity, threshold: threshold)
  }

  func value(at time: Double) -> Double {
    spring.value(at: time, from: from, to: to, velocity: velocity)
  }

  func velocity(at time: Double) -> Double {
    spring.velocity(at: time, from: from, to: to, velocity: self.velocity)
  }
}
