/// Something that happened to an animation: what POP's tracer records.
public struct TraceEvent: Hashable, Sendable {
  /// What can happen to an animation, in POP's order and under POP's names.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A value was read from the property, for an end that was left open.
    case read
    /// A value was written to the property; an additive animation's own.
    case write
    /// The target was set.
    case toValue
    /// The start was set.
    case fromValue
    /// The velocity was set.
    case velocity
    /// POP's bounciness was changed.
    case bounciness
    /// POP's speed was changed.
    case speed
    /// The damping was changed.
    case friction
    /// The mass was changed.
    case mass
    /// The stiffness was changed.
    case tension
    /// The animation began.
    case didStart
    /// The animation is over; the value is 1 if it came to its end, else 0.
    case didStop
    /// Every component reached the target for the first time.
    case didReachToValue
    /// The animation turned at the end of a run.
    case autoreversed
  }

  /// The animator's time, in seconds.
  public var time: Double

  /// The time since the animation, or its present course, began, in seconds.
  public var elapsed: Double

  /// The object, or storage, whose property moves.
  public var owner: ObjectIdentifier

  /// The name the animation runs under at its object.
  public var key: String

  /// The name of the property.
  public var property: String

  /// What happened.
  public var kind: Kind

  /// The components of the value that goes with it; none where there is no value.
  public var value: [Double]

  /// The components of the velocity at that time, in units per second.
  public var velocity: [Double]
}

extension Animator {
  @inline(__always)
  func trace(_ motion: Motion, _ kind: TraceEvent.Kind, _ value: Components?) {
    if tracer != nil {
      trace(motion, kind, value.map { value in (0..<motion.count).map { value[$0] } } ?? [])
    }
  }

  private func trace(_ motion: Motion, _ kind: TraceEvent.Kind, _ value: [Double]) {
    let velocity = motion.velocity(at: time)
    tracer?(
      TraceEvent(
        time: time, elapsed: motion.hasBegun ? motion.elapsedTime : 0, owner: motion.identity.owner,
        key: motion.identity.key, property: motion.identity.property, kind: kind, value: value,
        velocity: (0..<motion.count).map { velocity[$0] }))
  }

  func trace(_ motion: Motion, _ kind: TraceEvent.Kind, finished: Bool) {
    trace(motion, kind, [finished ? 1 : 0])
  }

  func traceTurn(_ motion: Motion, _ ends: CourseEnds) {
    guard tracer != nil, motion.plan.autoreverses else { return }
    trace(motion, .fromValue, ends.from)
    trace(motion, .autoreversed, nil)
    trace(motion, .toValue, ends.to)
  }

  func traceChange(_ motion: Motion, _ change: CourseChange, from old: Spring?) {
    guard tracer != nil else { return }
    switch change {
    case .target: trace(motion, .toValue, motion.presentTarget)
    case .velocity: trace(motion, .velocity, motion.presentVelocity)
    case .spring(let spring):
      let numbers: [(TraceEvent.Kind, Double?, Double?)] = [
        (.bounciness, old?.bounciness, spring.bounciness), (.speed, old?.speed, spring.speed),
        (.friction, old?.damping, spring.damping), (.mass, old?.mass, spring.mass),
        (.tension, old?.stiffness, spring.stiffness),
      ]
      for (kind, before, after) in numbers where before != after {
        if let after { trace(motion, kind, [after]) }
      }
    }
  }
}
