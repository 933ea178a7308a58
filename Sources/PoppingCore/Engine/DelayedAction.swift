/// Something that an animator will do at a time; see `Animator.after(_:_:)`.
public final class DelayedAction {
  /// The animator's time at which it happens.
  public let time: Double

  let order: Int
  private var action: (() -> Void)?

  init(at time: Double, order: Int, _ action: @escaping () -> Void) {
    self.time = time
    self.order = order
    self.action = action
  }

  /// Whether it has neither happened nor been cancelled.
  public var isPending: Bool { action != nil }

  /// Keeps it from happening.
  public func cancel() { action = nil }

  func perform() {
    let action = action
    self.action = nil
    action?()
  }
}
