import PoppingStage

/// A login that fails: the button shakes its head and an error label springs out from behind it.
public struct Login: Effect {
  public let card = Card(
    "login", "Login", in: .controls, "Shakes the button and springs an error label out from behind it.",
    story: """
      The login of the Popping demo. The button goes down and springs back; while a spinner turns in the bar nothing can be \
      pressed. Then the answer comes, and it is no: the button shakes on a spring that starts where it ends, with nothing \
      but a velocity of 2000 points per second, and the error label, which waits behind the button at half its size, \
      springs out below. The button can be pressed again when the shake has settled. The script logs in once and ends with \
      the error in place.
      """,
    touches: ["Press the button and let go: the login is tried, and fails."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "button")), .wait(0.4), .touchUp, .settle,
  ]

  @Knob(bounciness: 18, "the button's size when it is let go") var release
  @Knob(bounciness: 20, "the shake of the button") var shake
  @Knob(bounciness: 20, "the error label's size and place") var error

  @Parameter(1.0, in: 0...10, "how long the answer takes, in seconds") var delay
  @Parameter(2000.0, in: 0...10_000, "how hard the button shakes, in points per second") var shakeVelocity
  @Parameter("Just a serious login error.", "what the error label says") var message

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: "Login")
    let spinner = Spinner(at: Point(stage.bounds.maxX - 3 * Stage.cell.width, bar.frame.midY))
    let button = Button("Log in", at: stage.center)
    let label = Layer("error label", frame: button.frame)
    label.text = Text(stage.tuning.text ?? stage[message])
    label.textColor = Color(231, 76, 60)
    label.bounds.size.width = stage.bounds.width
    // The words hang a little below their place, in a row of cells that is clear of the button's edge.
    label.anchorPoint = Point(0.5, 0.25)
    label.scale = 0.5
    label.isHidden = true

    button.on(.touchDown, .touchDragEnter) { $0.animate(\.scale, to: 0.95) }
    button.on(.touchDragExit, .touchCancel) { $0.animate(\.scale, to: 1) }
    button.on(.touchUpInside) { [unowned stage, unowned label, unowned spinner] button in
      button.spring(\.scale, to: 1, velocity: 3, tuned: release)
      button.isEnabled = false
      spinner.start()
      hide(label, behind: button)
      stage.after(stage[delay]) {
        spinner.stop()
        button.spring(\.position.x, velocity: stage[shakeVelocity], tuned: shake) { _ in
          button.isEnabled = true
        }
        show(label, below: button)
      }
    }
    for layer in [label, button, bar, spinner] { stage.add(layer) }
  }

  private func show(_ label: Layer, below button: Layer) {
    label.isHidden = false
    label.spring(\.scale, to: 1, velocity: 3, tuned: error)
    label.spring(\.position.y, to: button.position.y + button.size.height, tuned: error)
  }

  private func hide(_ label: Layer, behind button: Layer) {
    // Letters keep their size in a terminal: longer than the button is wide, they would stick out behind it.
    label.spring(\.scale, to: 0.5, velocity: 3, tuned: error) { [weak label] finished in
      if finished { label?.isHidden = true }
    }
    label.spring(\.position.y, to: button.position.y, tuned: error)
  }
}
