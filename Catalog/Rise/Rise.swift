import PoppingStage

/// Rows that rise into place one after another while they fade in.
public struct Rise: Effect {
  public let card = Card(
    "rise", "Rise", in: .screens, "Rows rise into place one after another while they fade in.",
    story: """
      The first tab of MartinRGB's LearnCube. Whenever the page is shown, its five rows rise by 100 points on springs of \
      bounciness 4 and speed 8, each a twentieth of a second after the one above, and fade in along a curve meanwhile. The \
      springs hardly swing: what is to be felt is the stagger, which leads the eye down the list. The script lets the rows \
      rise, leave and rise again; it ends with the list in place.
      """,
    touches: [
      "Press Leave: the rows go down and fade, one after another.",
      "Press Show: they rise; pressed in mid-flight, each goes on from where it is.",
    ]
  )
  public let script: Script = [
    .settle, .wait(0.4), .touchDown(.center(of: "right item")), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "right item")), .touchUp, .settle,
  ]

  @Knob(bounciness: 4, speed: 8, "the rows' way up") var rise

  @Parameter(["Springs", "Curves", "Decays", "Gestures", "Chains"], "what the rows say") var rows
  @Parameter(0.2, in: 0...5, "the seconds before the first row") var delay
  @Parameter(0.05, in: 0...2, "the seconds between one row and the next") var interval
  @Parameter(100.0, in: 0...1000, "how far the rows rise, in points") var distance

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: "Rise")
    let titles = stage[rows]
    let frames = Row.frames(titles.count, in: bar.rest(of: stage.bounds))
    let distance = stage[distance]
    let places = zip(titles, frames).enumerated().map { index, row in
      let color = Color.accents[index % Color.accents.count]
      let row = Row(row.0, color: color, frame: row.1, name: "row \(index + 1)")
      let place = row.position.y
      row.position.y += distance
      row.opacity = 0
      stage.add(row)
      return (row: row, y: place)
    }
    stage.add(bar)
    let turns = Turns(on: stage)
    let (delay, interval) = (stage[delay], stage[interval])
    bar.toggle("Leave", "Show") { isShown in
      turns.begin(places.staggered(by: interval, after: isShown ? delay : 0)) { row, y in
        if isShown {
          row.spring(\.position.y, to: y, tuned: rise)
        } else {
          row.animate(\.position.y, to: y + distance)
        }
        row.animate(\.opacity, to: isShown ? 1 : 0)
      }
    }
  }
}
