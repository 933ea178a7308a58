import PoppingStage

/// A button that grows and turns when it is tapped, and goes back when it is tapped again.
public struct Alive: Effect {
  public let card = Card(
    "alive", "Alive button", in: .controls,
    "Grows and turns its plus into a cross; tapped again, it goes back.",
    story: """
      The alive button of callmeed's POP playground. A tap takes its size from 34 to 44 points on a spring of bounciness 20 \
      and speed 16, and turns it by an eighth on POP's own default spring; so the size still swings when the turn is \
      over, and that difference is the life in it. The script taps three times, the \
      last time in mid-flight; it ends large, with a cross.
      """,
    touches: ["Tap the button: it grows and turns; tap again, in mid-flight too: it goes back."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "button")), .touchUp, .settle, .wait(0.3),
    .touchDown(.center(of: "button")), .touchUp, .wait(0.15),
    .touchDown(.center(of: "button")), .touchUp, .settle,
  ]

  @Knob(bounciness: 20, speed: 16, "the button's size") var size
  @Knob("the button's turn and colour") var turn

  @Parameter(34.0, in: 1...400, "the small side, in points of the original") var small
  @Parameter(44.0, in: 1...400, "the large side, in points of the original") var large
  @Parameter(3.0, in: 0.25...8, "how much larger than the original all is drawn") var magnification
  @Parameter(45.0, in: -720...720, "the turn, in degrees") var angle

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let sides = [stage[small], stage[large]].map { $0 * stage[magnification] }
    let angle = Angle.degrees(stage[angle])
    let button = Control("button", frame: Rect(center: stage.center, size: Size(sides[0], sides[0])))
    button.backgroundColor = Color(52, 152, 219)
    button.cornerRadius = sides[0] / 6
    let bars = [Size(0.64, 0.16), Size(0.16, 0.64)].map { share in
      let bar = Layer("bar")
      bar.size = Size(share.width * sides[0], share.height * sides[0])
      bar.backgroundColor = .white
      button.add(bar)
      return bar
    }
    let center = { [unowned button] in
      for bar in bars { bar.position = Point(button.size.width / 2, button.size.height / 2) }
    }
    center()
    stage.add(button)
    var isLarge = false
    button.on(.touchUpInside) { button in
      isLarge.toggle()
      let side = sides[isLarge ? 1 : 0]
      button.spring(\.size, to: Size(side, side), tuned: size, onApply: center)
      button.spring(\.rotationZ, to: isLarge ? angle : .zero, tuned: turn)
      button.spring(
        \.backgroundColor, to: isLarge ? Color(231, 76, 60) : Color(52, 152, 219), tuned: turn)
    }
  }
}
