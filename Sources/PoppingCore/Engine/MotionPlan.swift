/// An animation without the type of its value.
struct MotionPlan {
  var mover: Mover
  var from: Components?
  var to: Components?
  var by: Components?
  var velocity: Components?
  var beginTime: Double

  /// How often to run; infinite for ever.
  var repeatCount: Double
  var autoreverses: Bool
  var isAdditive: Bool
  var clampMode: ClampMode
  var roundingFactor: Double
  var isPaused: Bool
  var isRemovedOnCompletion: Bool
  var tag: String?
  var callbacks: MotionCallbacks

  /// How many runs there are, forth and back counted apart.
  var runs: Double { autoreverses ? 2 * repeatCount : repeatCount }

  /// Whether an end of the way has to be read from the property.
  var readsPresent: Bool { !isAdditive && (from == nil || (to == nil && by == nil)) }

  /// The ends of the course, with what was left open filled in from the present value.
  func ends(
    present: Components, inheritedVelocity: Components?, threshold: Double, count: Int
  ) -> CourseEnds {
    let step = by?.finite(or: .zero)
    let target = to?.finite(or: present)
    var start = from?.finite(or: present)
    if start == nil, let target, let step { start = target - step }
    return CourseEnds(
      from: start ?? present,
      to: target ?? step.map { (start ?? present) + $0 } ?? present,
      velocity: velocity?.finite(or: .zero) ?? inheritedVelocity ?? .zero,
      threshold: threshold,
      clampMode: clampMode,
      count: count,
      choosesVelocity: velocity == nil && (to != nil || by != nil))
  }
}

/// What a motion is known by.
struct MotionIdentity {
  var owner: ObjectIdentifier
  var key: String
  var property: String
  var threshold: Double
  var componentNames: [String]
  var valueType: ObjectIdentifier

  /// What no other animation has at the same time.
  var name: MotionName { MotionName(owner: owner, name: key) }
}

/// A name at an object.
struct MotionName: Hashable {
  var owner: ObjectIdentifier
  var name: String
}

/// What to call on the way, without the type of the value.
struct MotionCallbacks {
  var onStart: ((Motion) -> Void)?
  var onApply: ((Motion) -> Void)?
  var onTargetReached: ((Motion) -> Void)?
  var onCompletion: ((Motion, Bool) -> Void)?

  /// Whether anything is called at the end.
  var observeEnd: Bool { onApply != nil || onTargetReached != nil || onCompletion != nil }
}

extension Animation {
  /// The animation without the type of its value.
  var plan: MotionPlan {
    MotionPlan(
      mover: mover,
      from: from?.components,
      to: to?.components,
      by: by?.components,
      velocity: velocity?.components,
      beginTime: beginTime.isFinite ? max(beginTime, 0) : 0,
      repeatCount: repeatsForever ? .infinity : Double(max(repeatCount, 1)),
      autoreverses: autoreverses,
      isAdditive: isAdditive,
      clampMode: clampMode,
      roundingFactor: roundingFactor.isFinite ? max(roundingFactor, 0) : 0,
      isPaused: isPaused,
      isRemovedOnCompletion: isRemovedOnCompletion,
      tag: tag,
      callbacks: MotionCallbacks(
        onStart: onStart.map { action in { action(RunningAnimation($0)) } },
        onApply: onApply.map { action in { action(RunningAnimation($0)) } },
        onTargetReached: onTargetReached.map { action in { action(RunningAnimation($0)) } },
        onCompletion: onCompletion.map { action in { action(RunningAnimation($0), $1) } }
      )
    )
  }
}
