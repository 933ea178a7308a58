/// Something that an animator will do at a time; see `Animator.after(_:_:)`.
public final class DelayedAction {
  /// The animator's time at which it happens.
  public let time: Double

  let order: Int

  /// The group that waits for it, and to which what it adds belongs.
  private(set) var group: AnimationGroup?
  private var action: (() -> Void)?

  init(at time: Double, order: Int, group: AnimationGroup?, _ action: @escaping () -> Void) {
    self.time = time
    self.order = order
    self.group = group
    self.action = action
  }

  /// Whether it has neither happened nor been cancelled.
  public var isPending: Bool { action != nil }

  /// Keeps it from happening; a group that waits for it is not finished then.
  public func cancel() {
    guard isPending else { return }
    action = nil
    leaveGroup(finished: false)
  }

  func perform() {
    let action = action
    self.action = nil
    action?()
    leaveGroup(finished: true)
  }

  private func leaveGroup(finished: Bool) {
    let group = group
    self.group = nil
    group?.memberEnded(finished: finished)
  }
}

extension Animator {
  /// Does something after a delay in seconds, at exactly that time between the frames.
  ///
  /// A delay that is negative or not finite counts as 0: the action comes with the next advance.
  @discardableResult
  public func after(_ delay: Double, _ action: @escaping () -> Void) -> DelayedAction {
    let timer = DelayedAction(
      at: time + (delay.isFinite ? max(delay, 0) : 0), order: takeOrder(), group: openGroup, action)
    openGroup?.memberAdded(timer)
    timers.append(timer)
    schedule(timer.time)
    return timer
  }

  func perform(_ timer: DelayedAction) {
    let outer = openGroup
    openGroup = timer.group
    timer.perform()
    openGroup = outer
  }
}
