/// An animation that was added to an animator: where it stands, and the means to change it on the way.
///
/// It is a handle; copies name the same animation. After the end the last value is kept and changes have no effect.
public struct RunningAnimation<Value: Animatable>: AnimationHandle {
  let motion: Motion

  init(_ motion: Motion) { self.motion = motion }

  /// The animation seen as names and numbers.
  public var erased: AnyRunningAnimation { AnyRunningAnimation(motion) }

  /// The value as of the animator's time; before the beginning, the property's.
  public var value: Value { Value(components: motion.presentValue) }

  /// The velocity as of the animator's time, in units per second; setting it bends the motion without a jump.
  ///
  /// A timed animation has a velocity but does not take one.
  public var velocity: Value {
    get { Value(components: motion.presentVelocity) }
    nonmutating set { motion.change(.velocity(newValue.components)) }
  }

  /// Where the present course started.
  public var from: Value { Value(components: motion.ends.from) }

  /// The target; setting it takes the motion there from where it is, at the velocity it has.
  public var to: Value {
    get { Value(components: motion.presentTarget) }
    nonmutating set { motion.change(.target(newValue.components)) }
  }
}
