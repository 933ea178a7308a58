import PoppingStage

/// A text view with a placeholder that stands where the first character will, and that can be pulled like rubber.
public struct Placeholder: Effect {
  public let card = Card(
    "placeholder", "Placeholder", in: .text,
    "A text view whose placeholder goes with the first character typed.",
    story: """
      The compose screen of an article on text views: a placeholder of any number of lines stands in the very cells where \
      the text will stand, and goes with the first character. Publish can be pressed only while there is text; spaces \
      count. The view can always be pulled, however little it holds: it gives like rubber, springs back, and stops taking \
      text the moment the pull begins. The script types a line and pulls the view; it ends with the text in place.
      """,
    touches: [
      "Type: the placeholder goes with the first character.",
      "Pull the text up or down and let go: it springs back; touch it to go on typing.",
      "Press Cancel: the text is dropped, and the screen with it where another presented it.",
    ]
  )
  public let script: Script = [
    .wait(0.6), .type("Springs are fun. 弹簧真好玩。", every: 0.06), .wait(0.4),
    .touchDown(.at(0.5, 0.3, in: "text view")), .move(to: .at(0.5, 0.95, in: "text view"), over: 0.5),
    .wait(0.2),
    .touchUp, .settle, .touchDown(.at(0.99, 0.9, in: "text view")), .touchUp, .settle,
  ]

  @Knob(bounciness: 8, "the view's way back after a pull") var pull

  @Parameter("What is on your mind? Write as much as you like.", "the placeholder") var placeholder
  @Parameter(Color(150, 150, 150), "the placeholder's colour") var placeholderColor

  public init() {}

  public func setUp(on stage: Stage) {
    let bounds = stage.bounds
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: bounds, title: "Post text", left: "Cancel", right: "Publish")
    let frame = Rect(0, bar.frame.maxY, bounds.width, bounds.height - bar.frame.maxY)
    let view = TextView("text view", frame: frame, tuned: pull)
    view.placeholder = stage[placeholder]
    view.placeholderColor = stage[placeholderColor]
    stage.add(view)
    stage.add(bar)
    view.onTextChange = { [unowned bar] text in enable(bar.rightItem, !text.isEmpty) }
    view.string = stage.tuning.text ?? ""
    enable(bar.rightItem, !view.string.isEmpty)
    view.beginEditing()
    bar.leftItem.on(.touchUpInside) { [unowned stage, unowned view] _ in
      view.string = ""
      stage.dismiss()
    }
    bar.rightItem.on(.touchUpInside) { [unowned bar] _ in bar.title.text = Text("Published", isBold: true) }
  }

  /// Black when it can be pressed, grey when not, as in the article; in bold where there is no colour to tell.
  private func enable(_ item: Control, _ isEnabled: Bool) {
    item.isEnabled = isEnabled
    item.textColor = isEnabled ? Color(20, 20, 20) : Color(170, 170, 170)
    item.text = Text(isEnabled ? "Publish" : "(Publish)", isBold: isEnabled)
  }
}
