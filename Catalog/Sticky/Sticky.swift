import PoppingStage

/// A badge that stretches like a drop when it is drawn away, and snaps back or tears off.
public struct Sticky: Effect {
  public let card = Card(
    "sticky", "Sticky badge", in: .gestures,
    "Stretches like a drop under the finger; snaps back, or tears off.",
    story: """
      The unread badge of QQ as Kitten Yang's animation guide rebuilds it. What stays behind shrinks the farther the badge \
      is drawn, and a neck of two curves joins them, until it tears. Let go before that, the badge snaps back on a spring \
      with a damping ratio of 0.4; the neck swings with it to the other side. Let go after it has torn, the badge is gone \
      until the card is tapped. The script stretches it and lets go, tears it off, and taps the card; it ends with the badge \
      in its place.
      """,
    touches: [
      "Draw the badge: it sticks, and snaps back.",
      "Draw it far away and let go: it is gone.",
      "Tap the card: the badge comes back.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "badge")), .move(to: .at(1.25, 0.5, in: "card"), over: 0.5),
    .wait(0.2), .touchUp,
    .settle,
    .wait(0.3), .touchDown(.center(of: "badge")), .move(to: .at(0.95, 0.9), over: 0.6), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "card")), .touchUp, .settle,
  ]

  @Knob(bounciness: 16, speed: 10, "the way back, and the size when it returns") var snap

  @Parameter(6.0, in: 1...30, "how far it stretches before it tears, in radii of the badge") var limit
  @Parameter("7", "the number on it") var count
  @Parameter(Color(231, 76, 60), "its colour") var color

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let size = Size(min(200, bounds.width * 0.5), min(120, bounds.height * 0.45))
    let card = Control("card", frame: Rect(center: stage.center, size: size))
    card.backgroundColor = Color(52, 152, 219)
    card.cornerRadius = 12
    card.text = "Messages"
    card.textColor = .white
    let radius = max(4, min(16, size.height / 5))
    let badge = Badge(
      at: Point(card.frame.maxX - radius / 2, card.frame.minY + radius / 2), radius: radius,
      limit: stage[limit] * radius, color: stage[color], text: stage.tuning.text ?? stage[count])
    stage.add(card)
    stage.add(badge.drop)
    stage.add(badge)
    badge.onGesture { layer, gesture in (layer as? Badge)?.follow(gesture, tuned: snap) }
    card.on(.touchUpInside) { [unowned badge] _ in badge.comeBack(tuned: snap) }
  }
}
