/// What can be seen and done of an animation that was added, whatever the type of its value.
public protocol AnimationHandle {
  /// The animation seen as names and numbers.
  var erased: AnyRunningAnimation { get }
}

extension AnimationHandle {
  /// The name the animation runs under at its object.
  public var key: String { erased.motion.identity.key }

  /// The name of the property it moves.
  public var propertyName: String { erased.motion.identity.property }

  /// The name it was given to be found by.
  public var tag: String? { erased.motion.plan.tag }

  /// The spring that moves the value, nil if none does.
  ///
  /// Setting it changes neither value nor velocity of the moment.
  public var spring: Spring? {
    get { erased.motion.spring }
    nonmutating set {
      if let newValue, erased.motion.spring != nil { erased.motion.change(.spring(newValue)) }
    }
  }

  /// Whether the animation stands still until it is set going again.
  public var isPaused: Bool {
    get { erased.motion.isPaused }
    nonmutating set { erased.motion.setPaused(newValue) }
  }

  /// Whether the animation has begun.
  public var hasStarted: Bool { erased.motion.hasBegun }

  /// Whether the animation is over: it came to its end or was removed.
  public var isFinished: Bool { erased.motion.isFinished }

  /// The animator's time at which the animation ends if nothing changes.
  ///
  /// It is infinite if the animation never ends, is paused or has not begun, and for what is made frame by frame, whose
  /// end is not known beforehand.
  public var endTime: Double { erased.motion.endTime }

  /// The time in seconds since the animation, or the course that a change set it on, began.
  ///
  /// Setting it takes the animation to another moment of its course, forward or back, also while it is paused; what is
  /// made frame by frame stays where it is.
  public var elapsed: Double {
    get { erased.motion.elapsedTime }
    nonmutating set { erased.motion.elapsedTime = newValue }
  }

  /// Ends the animation where it is; its completion is called with false.
  public func remove() { erased.motion.animator?.end(erased.motion, finished: false) }
}
