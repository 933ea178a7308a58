import PoppingCore

extension Layer {
  /// Pushes a property out of its place, as far as is said, and lets a spring bring it back.
  ///
  /// A push in mid-flight goes on from where the property is, with the push's velocity.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - rest: Where it comes to rest.
  ///   - amplitude: How far the first swing goes from there, by component, in the property's unit.
  ///   - knob: The spring.
  public func push<Value: Animatable>(
    _ keyPath: WritableKeyPath<Look, Value> & Sendable, from rest: Value, by amplitude: Value,
    tuned knob: Knob
  ) {
    guard let stage else {
      pendingAnimations.append { $0.push(keyPath, from: rest, by: amplitude, tuned: knob) }
      return
    }
    let velocity = Value(components: amplitude.components * stage.spring(knob).velocity(pushingTo: 1))
    spring(keyPath, to: rest, velocity: velocity, tuned: knob)
  }
}
