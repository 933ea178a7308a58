import PoppingCore

extension Layer {
  /// What is done when an animation ends: true when it reached its end, false when it was replaced or removed.
  public typealias Completion = (_ finished: Bool) -> Void

  /// Runs an animation on one of the layer's properties.
  ///
  /// A key holds one animation at a time: a new one replaces it, and a spring that is given no velocity carries on with
  /// the velocity of the one it replaces. On a layer that is not on a stage the animation waits until it is.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - animation: What to do.
  ///   - key: The name under which the animation is found; the property's POP name unless given.
  public func run<Value: Animatable>(
    _ animation: Animation<Value>, on keyPath: WritableKeyPath<Look, Value> & Sendable, key: String? = nil
  ) {
    guard let stage else {
      pendingAnimations.append { $0.run(animation, on: keyPath, key: key) }
      return
    }
    stage.animator.add(animation, to: storage, Look.property(at: keyPath), key: key)
  }

  /// Moves a property along a curve, in 0.4 seconds unless said otherwise.
  public func animate<Value: Animatable>(
    _ keyPath: WritableKeyPath<Look, Value> & Sendable, from: Value? = nil, to: Value, duration: Double = 0.4,
    curve: TimingCurve = .standard, after delay: Double = 0, key: String? = nil,
    completion: Completion? = nil, onApply: (() -> Void)? = nil
  ) {
    var animation = Animation.basic(from: from, to: to, duration: duration, curve: curve)
    animation.beginTime = delay
    animation.onApply = onApply.map { onApply in { _ in onApply() } }
    animation.onCompletion = completion.map { completion in { _, finished in completion(finished) } }
    run(animation, on: keyPath, key: key)
  }

  /// Moves a property with a spring that people can tune.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - from: Where it starts; where it is, unless given.
  ///   - to: Where it comes to rest; where it is, unless given (a push).
  ///   - velocity: How fast it starts, in the property's unit per second.
  ///   - knob: The spring.
  ///   - delay: When it starts, in seconds from now.
  ///   - key: The name under which the animation is found; the property's POP name unless given.
  ///   - completion: Done when the spring has settled (true) or was replaced or removed before (false).
  ///   - onApply: Done whenever the property has been written.
  public func spring<Value: Animatable>(
    _ keyPath: WritableKeyPath<Look, Value> & Sendable, from: Value? = nil, to: Value? = nil,
    velocity: Value? = nil,
    tuned knob: Knob, after delay: Double = 0, key: String? = nil,
    completion: Completion? = nil, onApply: (() -> Void)? = nil
  ) {
    guard let stage else {
      pendingAnimations.append {
        $0.spring(
          keyPath, from: from, to: to, velocity: velocity, tuned: knob, after: delay, key: key,
          completion: completion, onApply: onApply)
      }
      return
    }
    var animation = Animation.spring(from: from, to: to, velocity: velocity, stage.spring(knob))
    animation.beginTime = delay
    animation.tag = stage.name(of: knob)
    animation.onApply = onApply.map { onApply in { _ in onApply() } }
    animation.onCompletion = completion.map { completion in { _, finished in completion(finished) } }
    run(animation, on: keyPath, key: key)
  }

  /// Ends all animations of the layer where they are.
  public func removeAllAnimations() {
    stage?.animator.removeAll(from: storage)
    pendingAnimations = []
  }

  /// The stage that the layer is on.
  public var stage: Stage? { ownStage ?? superlayer?.stage }

  /// Starts what was asked for before the layer was on a stage.
  func startPendingAnimations() {
    let pending = pendingAnimations
    pendingAnimations = []
    for start in pending { start(self) }
    for layer in sublayers { layer.startPendingAnimations() }
  }
}
