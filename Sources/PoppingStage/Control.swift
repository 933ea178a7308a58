/// A layer that is pressed: it says when a touch goes down on it, leaves it, comes back and is let go.
open class Control: Layer {
  /// Whether touches are answered; a touch that is under way is cancelled when this becomes false.
  public var isEnabled = true

  private var actions: [(event: ControlEvent, perform: (Control) -> Void)] = []
  private var isTouchInside = false

  /// Does something whenever one of several things happens to the control.
  ///
  /// The closure is given the control, so that it need not hold it.
  public func on(_ events: ControlEvent..., perform: @escaping (Control) -> Void) {
    actions += events.map { ($0, perform) }
  }

  /// Does what has been asked for an event.
  public func send(_ event: ControlEvent) {
    for action in actions where action.event == event { action.perform(self) }
  }

  override func handle(_ touch: Touch) {
    guard isEnabled else {
      isTouchInside = false
      return
    }
    switch touch.phase {
    case .began:
      isTouchInside = true
      send(.touchDown)
    case .moved:
      let isInside = restingBounds(contain: touch.location)
      guard isInside != isTouchInside else { return }
      isTouchInside = isInside
      send(isInside ? .touchDragEnter : .touchDragExit)
    case .ended:
      send(isTouchInside ? .touchUpInside : .touchUpOutside)
      isTouchInside = false
    case .cancelled:
      send(.touchCancel)
      isTouchInside = false
    }
  }

  override var answersTouches: Bool { true }

  override var grip: Point? { nil }
}

/// What happens to a control.
public enum ControlEvent: Hashable, Sendable {
  /// A touch has begun on it.
  case touchDown
  /// The touch has left it.
  case touchDragExit
  /// The touch has come back.
  case touchDragEnter
  /// The touch was let go on it.
  case touchUpInside
  /// The touch was let go elsewhere.
  case touchUpOutside
  /// The touch was lost.
  case touchCancel
  /// A touch has changed the control's value.
  case valueChanged
}
