/// An animation that was added to an animator, seen as names and numbers.
public struct AnyRunningAnimation: AnimationHandle {
  let motion: Motion

  init(_ motion: Motion) { self.motion = motion }

  /// The animation itself.
  public var erased: AnyRunningAnimation { self }

  /// The object, or storage, whose property it moves.
  public var owner: ObjectIdentifier { motion.identity.owner }

  /// What each component is called, such as `x` and `y`; the only one of a plain number has an empty name.
  public var componentNames: [String] { motion.identity.componentNames }

  /// The components of the value as of the animator's time.
  public var value: [Double] { components(of: motion.presentValue) }

  /// The components of the velocity as of the animator's time, in units per second.
  public var velocity: [Double] { components(of: motion.presentVelocity) }

  /// The components of the target.
  public var to: [Double] { components(of: motion.presentTarget) }

  private func components(of vector: Components) -> [Double] {
    componentNames.indices.map { vector[$0] }
  }
}
