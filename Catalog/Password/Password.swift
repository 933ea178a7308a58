import PoppingStage

/// A password field whose strength bar springs to its new length and colour as one types.
public struct Password: Effect {
  public let card = Card(
    "password", "Password", in: .text, "Springs a strength bar to its new length and colour as one types.",
    story: """
      The password screen of the Popping demo. Below the field lies a bar: empty without a text, a third and red for fewer \
      than four characters, two thirds and yellow for fewer than eight, whole and green from eight on. Typing within one \
      strength moves nothing. The demo leaves the bar to UIKit; here it is on the engine, so that fast typing turns it \
      round in mid-flight, and its spring can be tuned. The script types its way through all strengths; it ends with the \
      bar whole.
      """,
    touches: ["Type: the bar shows how strong the password is."]
  )
  public let script: Script = [
    .wait(0.3), .type("abc", every: 0.15), .settle, .wait(0.3), .type("123", every: 0.15), .settle,
    .wait(0.3),
    .type("!?", every: 0.15), .settle,
  ]

  // UIKit's spring of 0.3 seconds and damping ratio 0.7: it has come to within a thousandth when the time is over.
  @Knob(mass: 1, stiffness: 1307, damping: 50.6, "the bar's length and colour") var strength
  @Knob(bounciness: 4, "the field when it is pulled and let go") var pull

  @Parameter("Enter a password", "what stands in the empty field") var placeholder

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let cell = Stage.cell
    let bounds = stage.bounds
    let width = min(bounds.width - 4 * cell.width, 48 * cell.width).rounded()
    let top = max(0, ((bounds.midY - 2 * cell.height) / cell.height).rounded() * cell.height)
    let frame = Rect((bounds.width - width) / 2, top, max(0, width), 3 * cell.height)
    let field = TextView("field", frame: frame, tuned: pull)
    field.placeholder = stage[placeholder]
    let ground = Layer("ground", frame: Rect(frame.minX, frame.maxY, frame.width, 8))
    ground.backgroundColor = Color(219, 225, 228)
    ground.cornerRadius = 4
    let bar = Layer("bar", frame: Rect(origin: ground.frame.origin, size: Size(0, 8)))
    bar.anchorPoint = Point(0, 0.5)
    bar.position = Point(frame.minX, ground.frame.midY)
    bar.backgroundColor = Self.levels[0].color
    bar.cornerRadius = 4
    for layer in [ground, bar, field] { stage.add(layer) }

    var level = 0
    field.onTextChange = { [unowned bar] text in
      let next = Self.level(of: text)
      guard next != level else { return }
      level = next
      bar.spring(\.size, to: Size(Self.levels[next].share * frame.width, 8), tuned: strength)
      if next > 0 { bar.spring(\.backgroundColor, to: Self.levels[next].color, tuned: strength) }
    }
    field.string = stage.tuning.text ?? ""
    field.beginEditing()
  }

  /// The share of the bar and its colour by strength; an empty bar has no colour to change to.
  private static let levels = [
    (share: 0.0, color: Color(231, 76, 60)), (share: 0.33, color: Color(231, 76, 60)),
    (share: 0.66, color: Color(241, 196, 15)), (share: 1, color: Color(46, 204, 113)),
  ]

  private static func level(of text: String) -> Int {
    switch text.count {
    case 0: 0
    case ..<4: 1
    case ..<8: 2
    default: 3
    }
  }
}
