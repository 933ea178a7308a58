import PoppingStage

/// Two cards of figures that rise; in their completions a line chart and a ring draw themselves.
public struct Chart: Effect {
  public let card = Card(
    "chart", "Chart", in: .screens, "Two cards rise; then lines and a ring draw themselves.",
    story: """
      The statistics page of MartinRGB's LearnCube. Two cards rise by 200 points on a calm spring, bounciness 4 and speed 8. \
      When the first has come to rest its three lines are drawn, one a little after the other; when the second has, \
      the ring goes round in three pieces, and its legend slides in with bounciness 6 and speed 10. Nothing is scaled or \
      faded that could be drawn: the end of a stroke is a property like any other. Feel how a livelier first spring holds \
      back all that follows. The script takes the page away and brings it back; it ends with both charts whole.
      """,
    touches: [
      "Press Leave: the cards go, wherever the drawing has come to.",
      "Press Show: they rise again and are drawn anew.",
    ]
  )
  public let script: Script = [
    .settle, .wait(0.4), .touchDown(.center(of: "right item")), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "right item")), .touchUp, .settle,
  ]

  @Knob(bounciness: 4, speed: 8, "the cards' way up") var rise
  @Knob(bounciness: 6, speed: 10, "the legend's way in") var legend

  @Parameter(["Springs", "Curves", "Decays"], "the three kinds of figures") var names
  @Parameter(0.2, in: 0...2, "the seconds between one line and the next") var interval

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: stage.tuning.text ?? "Statistics")
    let area = bar.rest(of: stage.bounds).inset(by: 16, 16)
    let height = max(0, (area.height - 16) / 2)
    let lines = LineChart(frame: Rect(area.minX, area.minY, area.width, height))
    let ring = RingChart(
      names: stage[names], frame: Rect(area.minX, area.minY + height + 16, area.width, height))
    let cards = [lines, ring] as [Layer]
    for card in cards {
      card.backgroundColor = .white
      card.cornerRadius = 4
      card.opacity = 0
      card.translation.y = 200
      stage.add(card)
    }
    stage.add(bar)
    let interval = stage[interval]
    let turns = Turns(on: stage)
    bar.toggle("Leave", "Show") { isShown in
      lines.clear()
      ring.clear()
      turns.begin(cards.staggered(by: isShown ? 0.1 : 0, after: isShown ? 0.2 : 0)) { card in
        card.animate(\.opacity, to: isShown ? 1 : 0)
        guard isShown else { return card.animate(\.translation.y, to: 200) }
        card.spring(\.translation.y, to: 0, tuned: rise) { [weak lines, weak ring] finished in
          guard finished else { return }
          if card === lines { lines?.draw(every: interval) }
          if card === ring { ring?.draw(tuned: legend) }
        }
      }
    }
  }
}
