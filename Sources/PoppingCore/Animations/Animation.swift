/// What an animation does, as a value: add it to an animator, with an object and one of its properties.
///
/// What is left out is read from the property when the animation begins. A component of `from`, `to`, `by` or `velocity`
/// that is not a finite number counts as left out.
public struct Animation<Value: Animatable> {
  /// Where the value starts; nil is where it is.
  public var from: Value?

  /// Where the value goes; nil is `from` and `by`, or where the value is.
  public var to: Value?

  /// How far the value goes, in the place of `to` or `from`.
  public var by: Value?

  /// The velocity at the start, in units per second.
  ///
  /// Without one, a spring without `from` takes over the velocity of the animation that it replaces.
  public var velocity: Value?

  /// The time in seconds from being added until the animation begins; a negative one counts as 0.
  public var beginTime = 0.0

  /// How often the animation runs; below 1 counts as 1.
  public var repeatCount = 1

  /// Whether the animation runs again and again until it is removed.
  public var repeatsForever = false

  /// Whether every run goes back again as well.
  public var autoreverses = false

  /// Whether the value is added to what the property has otherwise; without `from` it starts at zero.
  public var isAdditive = false

  /// Which ends of the way the value may not pass.
  public var clampMode: ClampMode = []

  /// The multiple to which a value is rounded as it is written, half away from zero; 0 does not round.
  public var roundingFactor = 0.0

  /// Whether the animation waits after its first value until it is set going.
  public var isPaused = false

  /// Whether the animation leaves the animator at its end; otherwise it stays under its key and can be retargeted.
  public var isRemovedOnCompletion = true

  /// A name to find the animation by while it runs, such as that of the tuning its spring comes from.
  public var tag: String?

  /// Called when the animation has begun and its first value is written.
  public var onStart: ((RunningAnimation<Value>) -> Void)?

  /// Called whenever a value of the animation has been written.
  public var onApply: ((RunningAnimation<Value>) -> Void)?

  /// Called when every component has reached its target for the first time, also if it swings on.
  public var onTargetReached: ((RunningAnimation<Value>) -> Void)?

  /// Called once at the end: true when the animation came to its end, false when it was removed or replaced or its
  /// object went away.
  public var onCompletion: ((RunningAnimation<Value>, _ finished: Bool) -> Void)?

  /// What moves the value.
  let mover: Mover

  init(from: Value?, to: Value?, velocity: Value?, mover: Mover) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.mover = mover
  }
}

/// The ends of its way that an animated value may not pass.
public struct ClampMode: OptionSet, Hashable, Sendable {
  /// One bit for each end.
  public let rawValue: Int

  /// The value stays on the far side of `from`.
  public static let start = ClampMode(rawValue: 1)

  /// The value stays on the near side of `to`; a spring ends where it first reaches it.
  public static let end = ClampMode(rawValue: 2)

  /// The value stays between `from` and `to`.
  public static let both: ClampMode = [.start, .end]

  /// Makes a mode from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
