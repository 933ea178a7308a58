import PoppingStage

/// A flat button that shrinks under the finger and springs back when let go.
public struct FlatButton: Effect {
  public let card = Card(
    "flat-button", "Flat button", in: .controls, "Shrinks under the finger and springs back when let go.",
    story: """
      The button of the Popping demo. Going down takes 0.4 seconds along the default curve; letting go hands over to a \
      spring with a push outwards, so that the button grows beyond its size before it rests. A press that is drawn away \
      from the button is taken back without a bounce. The script presses and lets go, then presses and draws away; it \
      ends with the button at rest.
      """,
    touches: [
      "Press the button and let go: it springs.",
      "Press it and draw away: it goes back quietly.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "button")), .wait(0.6), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "button")), .wait(0.5), .move(to: .at(0.5, 0.1), over: 0.3),
    .wait(0.5),
    .touchUp, .settle,
  ]

  @Knob(bounciness: 18, "the button's size when it is let go") var release

  @Parameter("Log in", "the words on the button") var label
  @Parameter(Color(52, 152, 219), "the button's colour") var color
  @Parameter(0.95, in: 0.5...1, "the button's size while it is pressed") var pressScale

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let button = Button(stage.tuning.text ?? stage[label], at: stage.center, color: stage[color])
    let pressed = Scale(stage[pressScale])
    button.on(.touchDown, .touchDragEnter) { $0.animate(\.scale, to: pressed) }
    button.on(.touchDragExit, .touchCancel) { $0.animate(\.scale, to: 1) }
    button.on(.touchUpInside) { $0.spring(\.scale, to: 1, velocity: 3, tuned: release) }
    stage.add(button)
  }
}
