import PoppingCore

extension Stage {
  /// Moves a property of any object with a spring that people can tune.
  ///
  /// The object is held weakly. Its property is written in every frame, so that whatever observes it sees every value
  /// on the way. As with layers, a spring that is given no velocity carries on with that of the one it replaces.
  ///
  /// - Parameters:
  ///   - property: The property, and with it the least change that matters.
  ///   - object: Whose property to move.
  ///   - target: Where it comes to rest.
  ///   - velocity: How fast it starts, in the property's unit per second.
  ///   - knob: The spring.
  ///   - completion: Done when the spring has settled (true) or was replaced or removed before (false).
  public func spring<Object: AnyObject, Value: Animatable>(
    _ property: Property<Object, Value>, of object: Object, to target: Value, velocity: Value? = nil,
    tuned knob: Knob, completion: Layer.Completion? = nil
  ) {
    var animation = Animation.spring(to: target, velocity: velocity, spring(knob))
    animation.tag = name(of: knob)
    animation.onCompletion = completion.map { completion in { _, finished in completion(finished) } }
    objects.insert(ObjectIdentifier(object))
    animator.add(animation, to: object, property)
  }

  /// The spring of a knob with another bounciness and speed, for layers that are to move a little differently.
  ///
  /// Where the change leads to no spring, it is the knob's own.
  public func spring(_ knob: Knob, bouncinessBy bounciness: Double, speedBy speed: Double) -> Spring {
    guard let name = name(of: knob) else { return spring(knob) }
    var tuning = tuning.spring(name, initial: knob.initial)
    tuning.bounciness += bounciness
    tuning.speed += speed
    return (try? tuning.spring()) ?? spring(knob)
  }
}
