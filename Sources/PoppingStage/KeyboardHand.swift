/// A hand for those without a mouse: keys choose what to touch, press it, and draw it about.
///
/// Tab goes from one touchable layer to the next and a ring shows which one is meant. Space and return press it for a
/// moment: a terminal does not tell when a key is let go. On a layer that is dragged, arrows take hold of its middle, or
/// of a slider's thumb, and draw the finger a cell at a time; space lets go.
final class KeyboardHand {
  /// How long a key presses, in seconds.
  private static let pressDuration = 0.15

  private unowned let stage: Stage
  private weak var target: Layer?
  private let ring = Layer("focus ring")
  private var isHolding = false

  init(of stage: Stage) {
    self.stage = stage
    ring.borderWidth = 2
    ring.borderColor = Color(241, 196, 15)
    ring.cornerRadius = 4
    ring.zPosition = 1_000_000
    ring.isHidden = true
    stage.root.add(ring)
  }

  /// Does what a key asks for; false when it asks for nothing here.
  func press(_ key: Key) -> Bool {
    switch key {
    case .tab: focus(by: 1)
    case .backTab: focus(by: -1)
    case .enter, .character(" "): press()
    case .left: drag(by: Point(-Stage.cell.width, 0))
    case .right: drag(by: Point(Stage.cell.width, 0))
    case .up: drag(by: Point(0, -Stage.cell.height))
    case .down: drag(by: Point(0, Stage.cell.height))
    default: return false
    }
    return true
  }

  /// Hides the ring and lets go of what is held, as when a mouse takes over.
  func withdraw() {
    ring.isHidden = true
    guard isHolding else { return }
    isHolding = false
    stage.touch(.cancelled, at: stage.touchLocation)
  }

  private var targets: [Layer] { stage.root.touchableLayers }

  private func focus(by step: Int) {
    withdraw()
    let targets = targets
    guard !targets.isEmpty else { return }
    let present = targets.firstIndex { $0 === target }
    let next =
      present.map { ($0 + step + targets.count) % targets.count } ?? (step > 0 ? 0 : targets.count - 1)
    target = targets[next]
    showRing()
  }

  private func current() -> Layer? {
    if let target, targets.contains(where: { $0 === target }) { return target }
    target = targets.first
    return target
  }

  private func press() {
    if isHolding {
      isHolding = false
      stage.touch(.ended, at: stage.touchLocation)
      return
    }
    guard let center = current().flatMap({ $0.pointOnStage(fraction: $0.grip ?? Point(0.5, 0.5)) })
    else { return }
    showRing()
    isHolding = true
    stage.touch(.began, at: center)
    stage.after(Self.pressDuration) { [weak self] in
      guard let self, isHolding else { return }
      isHolding = false
      stage.touch(.ended, at: center)
    }
  }

  private func drag(by step: Point) {
    if !isHolding {
      guard let layer = current(), let grip = layer.grip, let place = layer.pointOnStage(fraction: grip)
      else { return }
      showRing()
      isHolding = true
      stage.touch(.began, at: place)
    }
    stage.touch(.moved, at: stage.touchLocation + step)
  }

  private func showRing() {
    let corners = [Point.zero, Point(1, 1)].compactMap { corner in
      target?.pointOnStage(fraction: corner).flatMap(stage.root.pointInside)
    }
    guard let corner = corners.first, let opposite = corners.dropFirst().first else { return }
    let frame = Rect(
      min(corner.x, opposite.x), min(corner.y, opposite.y), (opposite.x - corner.x).magnitude,
      (opposite.y - corner.y).magnitude)
    ring.frame = frame.inset(by: -4, -4)
    ring.isHidden = false
  }
}
