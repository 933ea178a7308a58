/// A spring of an effect that people can tune.
///
/// Declared as `@Knob(bounciness: 18) var release`; the property's value is the knob itself, which animations take as
/// `tuned: release`. Its name is the property's.
@propertyWrapper
public final class Knob: Sendable {
  /// The spring as the effect comes.
  public let initial: SpringTuning

  /// What it moves, in a few words.
  public let summary: String

  /// The knob itself.
  public var wrappedValue: Knob { self }

  /// Makes a knob with POP's bounciness and speed, nominally 0 to 20; mass, stiffness and damping that are given replace
  /// what follows from these two, as with POP's setters.
  public init(
    bounciness: Double = 4, speed: Double = 12, mass: Double? = nil, stiffness: Double? = nil,
    damping: Double? = nil, _ summary: String = ""
  ) {
    var tuning = SpringTuning()
    tuning.bounciness = bounciness
    tuning.speed = speed
    tuning.mass = mass
    tuning.stiffness = stiffness
    tuning.damping = damping
    initial = tuning
    self.summary = summary
  }
}
