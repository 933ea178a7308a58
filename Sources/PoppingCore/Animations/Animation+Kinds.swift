extension Animation {
  /// A spring that pulls the value to its target.
  ///
  /// - Parameters:
  ///   - from: where the value starts; nil is where it is.
  ///   - to: the target; nil is where the value is, for a shake that comes from `velocity` alone.
  ///   - velocity: the velocity at the start, in units per second.
  ///   - spring: the spring.
  ///   - solver: how the motion is computed.
  public static func spring(
    from: Value? = nil, to: Value? = nil, velocity: Value? = nil, _ spring: Spring = .standard,
    solver: Solver = .exact
  ) -> Animation {
    Animation(from: from, to: to, velocity: velocity, mover: .spring(spring, solver))
  }

  /// A motion of a given length along a curve.
  ///
  /// - Parameters:
  ///   - from: where the value starts; nil is where it is.
  ///   - to: where it ends; nil is where the value is.
  ///   - duration: the length in seconds; 0 or below ends at once.
  ///   - curve: how the way is divided over the time.
  ///   - solver: how the curve is solved; POP's way is off by up to a thousandth of a second.
  public static func basic(
    from: Value? = nil, to: Value? = nil, duration: Double = 0.4, curve: TimingCurve = .standard,
    solver: Solver = .exact
  ) -> Animation {
    Animation(from: from, to: to, velocity: nil, mover: .basic(duration: duration, curve, solver))
  }

  /// A motion that slows down by itself, from a velocity.
  ///
  /// - Parameters:
  ///   - from: where the value starts; nil is where it is.
  ///   - velocity: the velocity at the start, in units per second.
  ///   - deceleration: the share of the velocity that is left after a millisecond, limited to 0…1; at 1 the motion never
  ///     ends.
  ///   - solver: how the motion is computed.
  public static func decay(
    from: Value? = nil, velocity: Value, deceleration: Double = 0.998, solver: Solver = .exact
  ) -> Animation {
    Animation(from: from, to: nil, velocity: velocity, mover: .decay(Decay(limiting: deceleration), solver))
  }

  /// A motion that slows down by itself and lands where it is told to, with the velocity that this takes.
  ///
  /// To keep the velocity of a fling and choose the deceleration, see `Decay.init(distance:velocity:threshold:)`.
  ///
  /// - Parameters:
  ///   - from: where the value starts; nil is where it is.
  ///   - landing: where it comes to rest.
  ///   - deceleration: the share of the velocity that is left after a millisecond, limited to 0…1.
  ///   - solver: how the motion is computed.
  public static func decay(
    from: Value? = nil, landingAt landing: Value, deceleration: Double = 0.998, solver: Solver = .exact
  ) -> Animation {
    Animation(from: from, to: landing, velocity: nil, mover: .decay(Decay(limiting: deceleration), solver))
  }

  /// A motion of one's own, made frame by frame.
  ///
  /// - Parameters:
  ///   - from: where the value starts; nil is where it is.
  ///   - next: the value of a frame; nil ends the animation.
  public static func custom(
    from: Value? = nil, _ next: @escaping (CustomFrame<Value>) -> Value?
  ) -> Animation {
    Animation(
      from: from, to: nil, velocity: nil,
      mover: .custom { step in
        next(
          CustomFrame(value: Value(components: step.value), elapsed: step.elapsed, delta: step.delta)
        )?.components
      })
  }
}

/// What a custom animation knows when it is to make the value of a frame.
public struct CustomFrame<Value: Animatable> {
  /// The value of the frame before.
  public let value: Value

  /// The time since the animation began, in seconds; 0 in the first frame.
  public let elapsed: Double

  /// The time since the frame before, in seconds; 0 in the first frame.
  public let delta: Double
}
