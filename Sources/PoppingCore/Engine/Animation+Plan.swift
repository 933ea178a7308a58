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
      clampMode: clampMode,
      roundingFactor: roundingFactor.isFinite && roundingFactor > 0 ? roundingFactor : 0,
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
