import PoppingCore

// What an effect does with animations that are under way: a finger that comes down in mid-flight goes on from there.
extension Layer {
  /// The layer's animations that run or wait, in the order in which they were added.
  public var runningAnimations: [AnyRunningAnimation] {
    stage?.animator.runningAnimations.filter { $0.owner == ObjectIdentifier(storage) } ?? []
  }

  /// The animation that runs under a property's own key.
  public func animation<Value: Animatable>(
    of keyPath: WritableKeyPath<Look, Value> & Sendable
  ) -> RunningAnimation<Value>? {
    stage?.animator.animation(key: Look.property(at: keyPath).name, of: storage)
  }

  /// Makes the layer's animations stand still.
  public func pauseAnimations() { for animation in runningAnimations { animation.isPaused = true } }

  /// Lets the layer's animations go on from where they stood.
  public func resumeAnimations() { for animation in runningAnimations { animation.isPaused = false } }
}
