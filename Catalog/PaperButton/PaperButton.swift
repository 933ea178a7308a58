import PoppingStage

/// Three bars that turn into a cross and back, while the title gives way to another.
public struct PaperButton: Effect {
  public let card = Card(
    "paper-button", "Paper button", in: .controls,
    "Turns a menu's three bars into a cross, and swaps the title.",
    story: """
      The paper button of the Popping demo. The upper and the lower bar move to the middle along a curve and turn by an eighth \
      of a circle on a spring that swings half as far again; the bar between them fades. The title leaves to the left and \
      comes back on a spring with other words. Feel for how the bars, which move and turn in times of their own, still make \
      one figure. The script presses three times, the last one before the figure has come to rest; it ends with the cross.
      """,
    touches: ["Press the bars, also while they turn: they become a cross, or bars again."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "button")), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "button")), .touchUp, .wait(0.35),
    .touchDown(.center(of: "button")), .touchUp, .settle,
  ]

  @Knob(bounciness: 20, speed: 20, stiffness: 1000, "the turn of the bars") var turn
  @Knob(bounciness: 10, "the title's way in") var title

  @Parameter("List", "the title while the three bars show") var closedTitle
  @Parameter("Menu", "the title while the cross shows") var openTitle
  @Parameter(Color(52, 152, 219), "the bars' colour") var color
  @Parameter(4.0, in: 1...20, "how many times the demo's size of 24 × 17 points, where there is room")
  var magnification

  public init() {}

  public func setUp(on stage: Stage) {
    let bounds = stage.bounds
    stage.root.backgroundColor = .paper
    let unit = min(stage[magnification], bounds.width / 72, bounds.height / 51)
    let button = Control("button", frame: Rect(0, 0, 24 * unit, 17 * unit).inset(by: -4 * unit, -4 * unit))
    button.position = Point(bounds.midX, 0.4 * bounds.height)
    let middle = Point(button.size.width / 2, button.size.height / 2)
    let bars = ["top bar", "middle bar", "bottom bar"].map { name in
      let bar = Layer(name, frame: Rect(center: middle, size: Size(24 * unit, 2 * unit)))
      bar.backgroundColor = stage[color]
      button.add(bar)
      return bar
    }
    // The outer bars lie along the edges of the box.
    let reach = 7.5 * unit
    for (bar, side) in zip(bars, [-1.0, 0, 1]) { bar.position.y += side * reach }

    let row = (0.75 * bounds.height / Stage.cell.height).rounded(.down) * Stage.cell.height
    let label = Layer("title", frame: Rect(0, row, bounds.width, Stage.cell.height))
    label.text = Text(stage[closedTitle], isBold: true)
    label.textColor = Color(84, 84, 84)

    var isCross = false
    button.on(.touchUpInside) { [unowned stage, unowned label] _ in
      isCross.toggle()
      for (bar, side) in [(bars[0], -1.0), (bars[2], 1)] {
        bar.animate(\.position.y, to: middle.y + (isCross ? 0 : side * reach), duration: 0.3)
        bar.spring(\.rotationZ, to: .radians(isCross ? -side * .pi / 4 : 0), tuned: turn)
      }
      bars[1].animate(\.opacity, to: isCross ? 0 : 1, duration: 0.3)
      swap(label, to: isCross ? stage[openTitle] : stage[closedTitle], across: bounds)
    }
    stage.add(button)
    stage.add(label)
  }

  /// Takes the title out to the left and brings it back with other words.
  private func swap(_ label: Layer, to words: String, across bounds: Rect) {
    label.animate(\.position.x, to: -bounds.midX, duration: 0.2, curve: .easeIn) { [weak label] finished in
      guard finished, let label else { return }
      label.text = Text(words, isBold: true)
      label.spring(\.position.x, to: bounds.midX, tuned: title)
    }
  }
}
