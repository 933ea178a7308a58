extension Animator {
  /// Starts an animation of an object's property; the object is held weakly.
  ///
  /// Without a begin time the first value is written at once, so that nothing else shows before. An animation that runs
  /// under the key at that object is replaced, its completion called with false; a spring without `from` and `velocity`
  /// goes on at its velocity.
  ///
  /// - Parameters:
  ///   - animation: what to do.
  ///   - object: whose property to move.
  ///   - property: the property.
  ///   - key: the name of the animation at the object, of which there is one at a time; nil is the property's name.
  /// - Returns: a handle to follow and change the animation.
  @discardableResult
  public func add<Object: AnyObject, Value: Animatable>(
    _ animation: Animation<Value>, to object: Object, _ property: Property<Object, Value>, key: String? = nil
  ) -> RunningAnimation<Value> {
    add(
      animation, to: ObjectOutlet(object, property), of: ObjectIdentifier(object), named: property.name,
      threshold: property.threshold, key: key)
  }

  /// Starts an animation of one of the values in a storage, which it moves in place.
  ///
  /// What holds for the animation of an object's property holds here too.
  ///
  /// - Parameters:
  ///   - animation: what to do.
  ///   - storage: whose value to move.
  ///   - property: the value among the others.
  ///   - key: the name of the animation at the storage, of which there is one at a time; nil is the property's name.
  /// - Returns: a handle to follow and change the animation.
  @discardableResult
  public func add<Values, Value: Animatable>(
    _ animation: Animation<Value>, to storage: AnimatedStorage<Values>,
    _ property: StorageProperty<Values, Value>, key: String? = nil
  ) -> RunningAnimation<Value> {
    add(
      animation, to: storage.outlet(to: property.keyPath), of: ObjectIdentifier(storage),
      named: property.name,
      threshold: property.threshold, key: key)
  }

  private func add<Value: Animatable>(
    _ animation: Animation<Value>, to outlet: any Outlet, of owner: ObjectIdentifier, named property: String,
    threshold: Double, key: String?
  ) -> RunningAnimation<Value> {
    let identity = MotionIdentity(
      owner: owner, key: key ?? property, property: property,
      threshold: threshold.isFinite ? max(threshold, 0) : 0, componentNames: Value.componentNames,
      valueType: ObjectIdentifier(Value.self))
    let plan = animation.plan
    let motion = Motion(
      plan, to: outlet, as: identity, order: takeOrder(), begin: time + plan.beginTime)
    if plan.from == nil, plan.beginTime == 0, plan.mover.takesOverVelocity, !plan.isAdditive {
      motion.inheritedVelocity = velocityToTakeOver(by: identity)
    }
    clear(identity.name)
    openLedger(for: motion)
    motion.group = openGroup
    openGroup?.memberAdded(motion)
    insert(motion)
    return RunningAnimation(motion)
  }

  private func velocityToTakeOver(by identity: MotionIdentity) -> Components? {
    guard let old = motionByName[identity.name], !old.outlet.isGone, !old.plan.isAdditive,
      old.identity.property == identity.property, old.identity.valueType == identity.valueType
    else { return nil }
    return old.velocity(at: time)
  }

  /// Ends what runs under a name, and what its completion may add there in turn.
  private func clear(_ name: MotionName) {
    for _ in 0..<8 {
      guard let old = motionByName[name] else { return }
      end(old, finished: false)
    }
    // Completions that always add another one are cut off here.
    guard let old = motionByName[name] else { return }
    old.callbacks = MotionCallbacks()
    end(old, finished: false)
  }

  /// Lets a motion know of what additive ones contribute to its property.
  private func openLedger(for motion: Motion) {
    let name = MotionName(owner: motion.identity.owner, name: motion.identity.property)
    if motion.plan.isAdditive, ledgers[name] == nil {
      let ledger = AdditiveLedger()
      ledgers[name] = ledger
      for other in motions(on: name) { other.ledger = ledger }
    }
    motion.ledger = ledgers[name]
  }

  /// Closes the ledger of a property when its last motion is over: what was contributed is its own then.
  func releaseLedger(of motion: Motion) {
    guard motion.ledger != nil else { return }
    motion.ledger = nil
    let name = MotionName(owner: motion.identity.owner, name: motion.identity.property)
    if motions(on: name).isEmpty { ledgers[name] = nil }
  }

  private func motions(on property: MotionName) -> [Motion] {
    motions.filter {
      $0.state != .ended && $0.identity.owner == property.owner && $0.identity.property == property.name
    }
  }
}

// MARK: - Looking up and removing

extension Animator {
  /// Ends the animation that runs at an object, or a storage, under a key; its completion is called with false.
  public func remove(key: String, from object: AnyObject) {
    if let motion = motionByName[MotionName(owner: ObjectIdentifier(object), name: key)] {
      end(motion, finished: false)
    }
  }

  /// Ends all animations of an object, or a storage, in the order in which they were added.
  public func removeAll(from object: AnyObject) {
    for motion in motions(of: object) { end(motion, finished: false) }
  }

  /// Ends all animations and cancels what was to come after a delay.
  public func removeAll() {
    for timer in timers { timer.cancel() }
    for motion in Array(motions) { end(motion, finished: false) }
  }

  /// The keys of an object's animations, or a storage's, in the order in which they were added.
  public func keys(of object: AnyObject) -> [String] {
    motions(of: object).map(\.identity.key)
  }

  /// The animation that runs at an object, or a storage, under a key, if its values are of the type asked for.
  public func animation<Value: Animatable>(
    key: String, of object: AnyObject, as type: Value.Type = Value.self
  ) -> RunningAnimation<Value>? {
    guard let motion = motionByName[MotionName(owner: ObjectIdentifier(object), name: key)],
      !motion.outlet.isGone, motion.identity.valueType == ObjectIdentifier(type)
    else { return nil }
    return RunningAnimation(motion)
  }

  /// What runs or waits, in the order in which it was added, whatever the type of its values.
  public var runningAnimations: [AnyRunningAnimation] {
    motions.lazy.filter { $0.state != .ended && !$0.outlet.isGone }.map(AnyRunningAnimation.init)
  }

  /// What runs or waits under a tag.
  public func runningAnimations(tagged tag: String) -> [AnyRunningAnimation] {
    runningAnimations.filter { $0.tag == tag }
  }

  /// Gives another spring to all springs with a tag, running or waiting; none of them jumps.
  public func retune(tag: String, spring: Spring) {
    for motion in motions where motion.plan.tag == tag && motion.spring != nil {
      motion.change(.spring(spring))
    }
  }

  private func motions(of object: AnyObject) -> [Motion] {
    let owner = ObjectIdentifier(object)
    return motions.filter { $0.identity.owner == owner && $0.state != .ended && !$0.outlet.isGone }
  }
}
