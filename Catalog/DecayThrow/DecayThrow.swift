import PoppingStage

/// A circle that is thrown and slows down by itself; a wall sends it back to the middle on a spring.
public struct DecayThrow: Effect {
  public let card = Card(
    "decay", "Decay", in: .gestures,
    "Throws a circle that slows down by itself; a wall sends it back to the middle.",
    story: """
      The decay of the Popping demo. The circle follows the finger, and goes on with the finger's velocity when it is let \
      go, losing two thousandths of it in every millisecond: it travels half of its velocity per second. A touch catches it \
      in flight. As soon as it sticks out over an edge a spring takes it over, with its velocity mirrored upwards and \
      downwards, and brings it to the middle. Feel for the moment of the change: nothing jumps, though one motion gives \
      way to another. The script throws it at a wall, and then gently; it ends where the circle comes to rest.
      """,
    touches: [
      "Drag the circle and let go: it flies on and slows down.",
      "Touch it in flight: it is caught.",
      "Throw it at an edge: it springs back to the middle.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "circle")), .move(to: .at(0.62, 0.35), over: 0.15), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "circle")), .move(to: .at(0.44, 0.54), over: 0.15), .touchUp, .settle,
  ]

  @Knob("the way back from a wall") var bounce

  @Parameter(0.998, in: 0.9...0.9999, "the share of the velocity that is left after a millisecond")
  var deceleration
  @Parameter(Color(231, 76, 60), "the circle's colour") var color

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let side = min(100, 0.45 * min(stage.bounds.width, stage.bounds.height))
    let circle = Layer("circle", frame: Rect(center: stage.center, size: Size(side, side)))
    circle.cornerRadius = side / 2
    circle.backgroundColor = stage[color]
    var grip = Point.zero
    circle.onGesture { [unowned stage] circle, gesture in
      switch gesture.phase {
      case .began:
        circle.removeAllAnimations()
        grip = circle.position - gesture.location
      case .changed: circle.position = gesture.location + grip
      case .ended, .tapped, .cancelled: letGo(of: circle, on: stage, velocity: gesture.velocity)
      }
    }
    stage.add(circle)
  }

  private func letGo(of circle: Layer, on stage: Stage, velocity: Point) {
    var decay = Animation.decay(velocity: velocity, deceleration: stage[deceleration])
    decay.onApply = { [weak circle, weak stage] running in
      guard let circle, let stage, !isInside(circle.frame, stage.bounds) else { return }
      let velocity = running.velocity
      // The same key, so that the spring takes the decay's place.
      circle.spring(\.position, to: stage.center, velocity: Point(velocity.x, -velocity.y), tuned: bounce)
    }
    circle.run(decay, on: \.position)
  }

  private func isInside(_ frame: Rect, _ bounds: Rect) -> Bool {
    frame.minX >= bounds.minX && frame.maxX <= bounds.maxX && frame.minY >= bounds.minY
      && frame.maxY <= bounds.maxY
  }
}
