/// Animations and actions that are over together; see `Animator.group(_:onCompletion:)`.
public final class AnimationGroup {
  private enum Member {
    case motion(Motion)
    case timer(DelayedAction)
    case group(AnimationGroup)
  }

  private var members: [Member] = []
  private var pending = 0
  private var hasFailed = false
  private var onCompletion: ((Bool) -> Void)?
  private var parent: AnimationGroup?

  /// Whether all that belongs to the group is over.
  public private(set) var isFinished = false

  init(parent: AnimationGroup?, onCompletion: ((Bool) -> Void)?) {
    self.parent = parent
    self.onCompletion = onCompletion
    parent?.add(.group(self))
  }

  /// Ends all that belongs to the group, where it is; the completion is called with false.
  public func remove() {
    hasFailed = true
    for member in members {
      switch member {
      case .motion(let motion): motion.animator?.end(motion, finished: false)
      case .timer(let timer): timer.cancel()
      case .group(let group): group.remove()
      }
    }
  }

  func memberAdded(_ motion: Motion) { add(.motion(motion)) }

  func memberAdded(_ timer: DelayedAction) { add(.timer(timer)) }

  func memberEnded(finished: Bool) {
    pending -= 1
    if !finished { hasFailed = true }
    guard pending == 0, !isFinished else { return }
    isFinished = true
    members = []
    let onCompletion = onCompletion
    self.onCompletion = nil
    onCompletion?(!hasFailed)
    let parent = parent
    self.parent = nil
    parent?.memberEnded(finished: !hasFailed)
  }

  private func add(_ member: Member) {
    members.append(member)
    pending += 1
  }
}

extension Animator {
  /// Starts animations that have one completion.
  ///
  /// All that is added while `body` runs belongs to the group: animations, delayed actions and what these add, and
  /// other groups. The group is over when all of it is; one without members is over at the next advance.
  ///
  /// - Parameters:
  ///   - body: adds what belongs to the group.
  ///   - onCompletion: called once when all is over: true if all came to its end, false if something was removed.
  @discardableResult
  public func group(_ body: () -> Void, onCompletion: ((_ finished: Bool) -> Void)? = nil) -> AnimationGroup {
    let group = AnimationGroup(parent: openGroup, onCompletion: onCompletion)
    let outer = openGroup
    openGroup = group
    // The group stays open until the next advance at least, so that its completion never comes before its handle.
    after(0) {}
    body()
    openGroup = outer
    return group
  }

  /// Starts steps one after another, each when all that the one before added is over.
  ///
  /// A step without animations is over at once. Where something of a step is removed, the steps after it are left out.
  ///
  /// - Parameters:
  ///   - steps: each adds what belongs to it.
  ///   - onCompletion: called once at the end: true if all steps came to their end.
  @discardableResult
  public func sequence(
    _ steps: [() -> Void], onCompletion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationGroup {
    group({ perform(steps[...]) }, onCompletion: onCompletion)
  }

  private func perform(_ steps: ArraySlice<() -> Void>) {
    guard let step = steps.first else { return }
    let sequence = openGroup
    group(step) { [weak self] finished in
      guard let self, finished else { return }
      let outer = openGroup
      openGroup = sequence
      perform(steps.dropFirst())
      openGroup = outer
    }
  }

  /// Starts something for each of several items, one interval after another, the first at once.
  ///
  /// - Parameters:
  ///   - items: what to start something for.
  ///   - interval: the time in seconds between one start and the next.
  ///   - body: adds what is to happen for an item.
  ///   - onCompletion: called once when all is over: true if all came to its end, false if something was removed.
  @discardableResult
  public func stagger<Items: Sequence>(
    _ items: Items, every interval: Double, _ body: @escaping (Items.Element) -> Void,
    onCompletion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationGroup {
    group(
      {
        for (index, item) in items.enumerated() {
          if index == 0 { body(item) } else { after(Double(index) * interval) { body(item) } }
        }
      }, onCompletion: onCompletion)
  }
}
