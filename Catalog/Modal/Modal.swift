import PoppingStage

/// A card that falls in over a dimmed screen, wobbling, and leaves upwards.
public struct Modal: Effect {
  public let card = Card(
    "modal", "Modal", in: .screens, "Drops a card in over a dimmed screen; dismissed, it leaves upwards.",
    story: """
      The modal screen of the Popping demo. The card comes from above on one spring, and on a second, livelier one it \
      shrinks from a size that differs in width and height, so that it wobbles; a grey cover dims what is behind. Dismissed, \
      it leaves upwards along a curve while the cover clears, and only then can it be presented again. Feel for the two \
      springs that settle one within the other. The script presents, dismisses and presents again; it ends with the card \
      in place.
      """,
    touches: [
      "Press Present: the card falls in.",
      "Press Dismiss, also while it is still moving: it leaves.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "present")), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "dismiss")), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "present")), .touchUp, .settle,
  ]

  @Knob(bounciness: 10, "the card's way in") var drop
  @Knob(bounciness: 20, "the card's size on its way in") var stretch

  @Parameter(0.2, in: 0...1, "the opacity of the cover") var dimming
  @Parameter(1.2, in: 0.1...3, "the card's width at the start, of its own") var startWidth
  @Parameter(1.4, in: 0.1...3, "the card's height at the start, of its own") var startHeight

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let button = Button("Present", at: stage.center, name: "present")
    button.on(.touchUpInside) { [unowned stage] button in present(on: stage, from: button) }
    stage.add(button)
  }

  private func present(on stage: Stage, from button: Control) {
    let bounds = stage.bounds
    button.acceptsTouches = false
    let cover = Layer("cover", frame: bounds)
    cover.backgroundColor = Color(84, 84, 84)
    cover.opacity = 0
    let size = size(in: bounds)
    let card = Layer("card", frame: Rect(center: Point(bounds.midX, -bounds.midY), size: size))
    card.backgroundColor = Color(52, 152, 219)
    card.cornerRadius = 8
    let dismiss = Button(
      "Dismiss", at: Point(size.width / 2, size.height / 2), color: Color(231, 76, 60), name: "dismiss")
    card.add(dismiss)
    dismiss.on(.touchUpInside) { [weak card, weak cover, weak button] dismiss in
      dismiss.acceptsTouches = false
      cover?.animate(\.opacity, to: 0)
      card?.animate(\.position.y, to: -bounds.midY) { [weak card] _ in
        card?.removeFromSuperlayer()
        cover?.removeFromSuperlayer()
        button?.acceptsTouches = true
      }
    }
    stage.add(cover)
    stage.add(card)
    cover.animate(\.opacity, to: stage[dimming])
    card.spring(\.position.y, from: -bounds.midY, to: bounds.midY, tuned: drop)
    card.spring(\.scale, from: Scale(stage[startWidth], stage[startHeight]), to: 1, tuned: stretch)
  }

  /// About two thirds of the width and half of the height, as on a phone; in whole rows that leave as many above as below.
  private func size(in bounds: Rect) -> Size {
    let cell = Stage.cell
    let rows = Int(bounds.height / cell.height)
    let half = max(3, rows / 2)
    return Size(
      (2 * bounds.width / 3 / cell.width).rounded() * cell.width,
      Double(half + (rows - half) % 2) * cell.height)
  }
}
