import PoppingStage

/// A square that is pushed about and wobbles like jelly: place and size on springs of their own.
public struct Squash: Effect {
  public let card = Card(
    "squash", "Squash", in: .gestures,
    "Is pushed about by every movement of the finger, and wobbles like jelly.",
    story: """
      The interactive square of Kejin Lu's sample. Every movement of the finger gives two springs its velocity, and no target: \
      the place springs back to where it was pushed, and the size, whose spring has next to no friction, rings for seconds. \
      Feel how a straight stroke makes it long and thin, and a diagonal one swells it. The script strokes it twice; it ends \
      with the square at rest.
      """,
    touches: ["Stroke anywhere: the square is pushed, and wobbles."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center), .move(to: .at(0.62, 0.5), over: 0.2), .touchUp, .wait(1.2),
    .touchDown(.center), .move(to: .at(0.45, 0.35), over: 0.2), .touchUp, .settle,
  ]

  @Knob(bounciness: 20, "the square's place") var place
  @Knob(bounciness: 1, damping: 1, "the square's size") var size

  @Parameter(Color(155, 89, 182), "the square's colour") var color

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let side = min(100, 0.4 * min(bounds.width, bounds.height))
    let square = Layer("square", frame: Rect(center: stage.center, size: Size(side, side)))
    square.backgroundColor = stage[color]
    square.cornerRadius = side / 8
    let ground = Layer("ground", frame: bounds)
    ground.onGesture { [unowned square] _, gesture in
      guard gesture.phase == .changed else { return }
      push(square, velocity: gesture.velocity, side: side, in: bounds)
    }
    stage.add(ground)
    stage.add(square)
  }

  private func push(_ square: Layer, velocity: Point, side: Double, in bounds: Rect) {
    let room = bounds.inset(by: min(side, bounds.width) / 2, min(side, bounds.height) / 2)
    let target = Point(
      min(max(square.position.x, room.minX), room.maxX), min(max(square.position.y, room.minY), room.maxY))
    square.spring(\.position, to: target, velocity: velocity, tuned: place)
    // So fast that the size swings by three fifths at most: a size below nothing is none.
    let limit = 0.6 * side * Self.frequency
    let stretch = Size(min(max(velocity.x, -limit), limit), min(max(velocity.y, -limit), limit))
    square.spring(\.size, to: Size(side, side), velocity: stretch, tuned: size)
  }

  /// √342.1 per second, with which POP's default stiffness swings: a velocity swings out by its part.
  private static let frequency = 18.5
}
