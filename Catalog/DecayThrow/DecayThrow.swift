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
    // A wall counts only for the throw that is to reach it.
    var throwNumber = 0
    circle.onGesture { [unowned stage] circle, gesture in
      switch gesture.phase {
      case .began:
        circle.removeAllAnimations()
        throwNumber += 1
        grip = circle.position - gesture.location
      case .changed: circle.position = gesture.location + grip
      case .ended, .tapped, .cancelled:
        let number = throwNumber
        letGo(of: circle, on: stage, velocity: gesture.velocity) { throwNumber == number }
      }
    }
    stage.add(circle)
  }

  private func letGo(
    of circle: Layer, on stage: Stage, velocity: Point, isStillFlying: @escaping () -> Bool
  ) {
    guard let decay = try? Decay(deceleration: stage[deceleration]) else { return }
    circle.run(.decay(velocity: velocity, deceleration: decay.deceleration), on: \.position)
    let start = circle.position
    guard let time = timeToWall(from: circle.frame, in: stage.bounds, velocity: velocity, decay) else {
      return
    }
    stage.after(time) { [weak circle, weak stage] in
      guard let circle, let stage, isStillFlying() else { return }
      let place = Point(
        start.x + decay.distance(after: time, velocity: velocity.x),
        start.y + decay.distance(after: time, velocity: velocity.y))
      let left = Point(
        decay.velocity(after: time, velocity: velocity.x), -decay.velocity(after: time, velocity: velocity.y))
      // The same key, so that the spring takes the decay's place.
      circle.spring(\.position, from: place, to: stage.center, velocity: left, tuned: bounce)
    }
  }

  /// The seconds until the circle sticks out over an edge, 0 where it does so now; nil when it comes to rest before.
  private func timeToWall(from frame: Rect, in bounds: Rect, velocity: Point, _ decay: Decay) -> Double? {
    let gaps = [
      (velocity.x, bounds.maxX - frame.maxX), (-velocity.x, frame.minX - bounds.minX),
      (velocity.y, bounds.maxY - frame.maxY), (-velocity.y, frame.minY - bounds.minY),
    ]
    if gaps.contains(where: { $0.1 < 0 }) { return 0 }
    let times = gaps.filter { $0.0 > 0 }.map { decay.time(covering: $0.1, velocity: $0.0, threshold: 1) }
    return times.filter(\.isFinite).min()
  }
}
