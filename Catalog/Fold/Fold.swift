import PoppingStage

/// A picture that folds about its middle under the finger and springs flat when let go.
public struct Fold: Effect {
  public let card = Card(
    "fold", "Fold", in: .gestures, "Folds a picture about its middle; let go, it springs flat.",
    story: """
      Kitten Yang's folding picture, which the Popping demo has too. The picture is two halves that meet at the middle. \
      The half under the finger turns with perspective about the line where they meet and shows its back past a quarter \
      turn, while shadows deepen with the angle. Let go, it is on a spring of its own: bounciness 18, then mass 2 and \
      tension 200, which makes it slower and wilder than the number says. The script folds the upper half nearly flat and \
      lets go; it ends with the picture whole.
      """,
    touches: [
      "Draw the upper half down or the lower half up: it folds.",
      "Let go, or leave the picture: it springs flat.",
      "Catch it in mid-swing: it goes on from where it is.",
      "Tap a half: it gets a poke.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.at(0.5, 0.1, in: "upper")), .move(to: .at(0.5, 0.9, in: "lower"), over: 1),
    .wait(0.4),
    .touchUp, .settle,
  ]

  @Knob(bounciness: 18, mass: 2, stiffness: 200, "the half's angle when it is let go") var unfold

  @Parameter(2.5 / 2000, in: 0...0.01, "the depth: one over the viewer's distance in points") var perspective

  public init() {}

  public func setUp(on stage: Stage) {
    let picture = stage.tuning.picture ?? .seaside
    let frame = stage.bounds.inset(by: stage.bounds.width / 8, stage.bounds.height / 8)
      .fitting(Size(Double(picture.width), Double(picture.height)))
    let upper = Half("upper", of: picture, in: frame, perspective: stage[perspective])
    let lower = Half("lower", of: picture, in: frame, perspective: stage[perspective])
    for (half, other) in [(lower, upper), (upper, lower)] {
      stage.add(half)
      let shade = { [unowned half, unowned other] in half.shade(and: other) }
      half.onGesture { [unowned half] _, gesture in follow(gesture, with: half, shade: shade) }
    }
  }

  private func follow(_ gesture: Gesture, with half: Half, shade: @escaping () -> Void) {
    switch gesture.phase {
    case .began:
      half.grasp(at: gesture.location.y)
    case .changed where half.holds(gesture.location):
      half.turn(to: gesture.location.y, onApply: shade)
    case .changed, .ended, .cancelled:
      // Leaving the picture ends the gesture for good, as letting go does.
      gesture.cancel()
      half.spring(
        \.rotationX, to: .zero, velocity: half.angularVelocity(for: gesture.velocity.y), tuned: unfold,
        onApply: shade)
    case .tapped:
      half.spring(\.rotationX, to: .zero, velocity: .radians(-half.sign * 5), tuned: unfold, onApply: shade)
    }
  }
}

/// One half of the picture: it turns about the line where the two meet.
private final class Half: Layer {
  /// −1 for the upper half, whose angles are negative when it comes towards the viewer; 1 for the lower.
  let sign: Double
  private let pictureFrame: Rect
  private let shadow: Layer
  private let back: Layer
  /// Where the finger would have begun on the flat picture, in points from the outer edge.
  private var start = 0.0

  init(_ name: String, of picture: Picture, in frame: Rect, perspective: Double) {
    let isUpper = name == "upper"
    sign = isUpper ? -1 : 1
    pictureFrame = frame
    let size = Size(frame.width, frame.height / 2)
    shadow = Layer("\(name) shadow", frame: Rect(origin: .zero, size: size))
    shadow.gradient = Gradient(
      from: .black.opacity(isUpper ? 0 : 1), to: .black.opacity(isUpper ? 1 : 0))
    back = Layer("\(name) back", frame: shadow.frame)
    back.backgroundColor = .black.opacity(0.6)
    super.init(name)
    look.anchorPoint = Point(0.5, isUpper ? 1 : 0)
    look.frame = Rect(origin: Point(frame.minX, isUpper ? frame.minY : frame.midY), size: size)
    self.picture = picture
    pictureRect = Rect(0, isUpper ? 0 : 0.5, 1, 0.5)
    look.perspective = perspective
    add(shadow)
    add(back)
    shadow.opacity = 0
    back.opacity = 0
  }

  /// How far the half is folded: 0 flat, 1 flat on the other half.
  private var fold: Double { min(max(sign * look.rotationX.radians / .pi, 0), 1) }

  /// Takes hold of the half where it is: a start is found from which the finger would have turned it so far.
  func grasp(at y: Double) {
    removeAllAnimations()
    superlayer?.bringToFront(self)
    let fold = min(fold, 0.95)
    start = (distance(of: y) - fold * pictureFrame.height) / (1 - fold)
  }

  /// Turns the half to where the finger has drawn it: π · dragged / (height − start), and never the other way.
  func turn(to y: Double, onApply: @escaping () -> Void) {
    let fold = (distance(of: y) - start) / (pictureFrame.height - start)
    let angle = Angle.radians(sign * .pi * min(max(fold, 0), 1))
    animate(\.rotationX, to: angle, duration: 0.01, onApply: onApply)
  }

  /// The finger's velocity in points per second as the half's in radians per second.
  func angularVelocity(for velocity: Double) -> Angle {
    .radians(-velocity * .pi / (pictureFrame.height - start))
  }

  func holds(_ point: Point) -> Bool { pictureFrame.contains(point) }

  /// Lays the shadows by the folded fractions of both halves; past a quarter turn a half's own gives way to its dim back.
  func shade(and other: Half) {
    lay(shadowOf: other)
    other.lay(shadowOf: self)
  }

  private func lay(shadowOf other: Half) {
    shadow.opacity = max(fold > 0.5 ? 0 : fold, other.fold)
    back.opacity = fold > 0.5 ? 1 : 0
  }

  /// How far a place is from the outer edge of the half, in points.
  private func distance(of y: Double) -> Double {
    sign < 0 ? y - pictureFrame.minY : pictureFrame.maxY - y
  }
}
