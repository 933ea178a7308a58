import PoppingStage

// listing: Ball
/// A ball that is drawn about and springs home with the finger's velocity.
public struct Ball: Effect {
  public let card = Card("ball", "Ball", in: .gestures, "Is thrown, and springs home.")
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "ball")), .move(to: .at(0.8, 0.3), over: 0.3), .touchUp, .settle,
  ]
  @Knob(bounciness: 10, "the way home") var home

  public init() {}

  public func setUp(on stage: Stage) {
    let ball = Layer("ball", frame: Rect(center: stage.center, size: Size(64, 64)))
    ball.cornerRadius = 32
    ball.backgroundColor = Color(231, 76, 60)
    let middle = stage.center
    var grip = Point.zero
    ball.onGesture { ball, gesture in
      switch gesture.phase {
      case .began:
        ball.removeAllAnimations()
        grip = ball.position - gesture.location
      case .changed:
        ball.position = gesture.location + grip
      case .ended, .tapped, .cancelled:
        ball.spring(\.position, to: middle, velocity: gesture.velocity, tuned: home)
      }
    }
    stage.add(ball)
  }
}
// end of listing

func buttonListing(on stage: Stage, release: Knob) {
  // listing: a control
  let button = Button("Log in", at: stage.center, color: Color(52, 152, 219))
  button.on(.touchDown, .touchDragEnter) { $0.animate(\.scale, to: 0.95) }
  button.on(.touchDragExit, .touchCancel) { $0.animate(\.scale, to: 1) }
  button.on(.touchUpInside) { $0.spring(\.scale, to: 1, velocity: 3, tuned: release) }
  stage.add(button)
  // end of listing
}

// listing: a longer script
let tour: Script = [
  .wait(0.3),
  .touchDown(.center(of: "ball")),
  .move(to: .at(0.1, 0.5), over: 0.2),
  .touchUp,
  .wait(0.1),  // in mid-flight
  .touchDown(.center(of: "ball")),
  .wait(0.5),
  .touchCancel,
  .settle,
]
// end of listing
