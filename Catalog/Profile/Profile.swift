import PoppingStage

/// A profile that builds itself up: the avatar, then the name, then the rows, each in the completion of the one before.
public struct Profile: Effect {
  public let card = Card(
    "profile", "Profile", in: .screens,
    "An avatar, a name and rows, each in the completion of the one before.",
    story: """
      The last tab of MartinRGB's LearnCube, a long chain of completions. The avatar grows from nothing with bounciness 6 and \
      speed 10; when it has settled the name drops in by 25 points with bounciness 8 and speed 8; when that has settled \
      the rows rise by 100 points with bounciness 4 and speed 8, one after another. Calm springs, one thought at a time. The \
      script builds the page, lets it leave and builds it again; it ends with the page complete.
      """,
    touches: [
      "Press Leave: everything goes, wherever the chain has come to.",
      "Press Show: the chain begins, each part from where it is.",
    ]
  )
  public let script: Script = [
    .settle, .wait(0.4), .touchDown(.center(of: "right item")), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "right item")), .touchUp, .settle,
  ]

  @Knob(bounciness: 6, speed: 10, "the avatar's size") var avatar
  @Knob(bounciness: 8, speed: 8, "the name's way down") var name
  @Knob(bounciness: 4, speed: 8, "the rows' way up") var rise

  @Parameter("Popping", "the name") var title
  @Parameter(["Springs", "Curves", "Decays", "Gestures"], "what the rows say") var rows
  @Parameter(0.05, in: 0...2, "the seconds between one row and the next") var interval

  private static let gone = Scale(0.001)

  /// Head and shoulders.
  private static let portrait = Picture.icon(on: Color(52, 152, 219)) { point in
    let head = point.x * point.x + (point.y + 0.25) * (point.y + 0.25) < 0.1
    let shoulders = point.x * point.x / 0.36 + (point.y - 0.75) * (point.y - 0.75) / 0.3 < 1
    return head || shoulders
  }

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: "Profile")
    let area = bar.rest(of: stage.bounds)
    let line = Stage.cell.height
    let side = max(2, (area.height / 3 / line).rounded(.down)) * line
    let face = Layer("avatar", frame: Rect(area.midX - side / 2, area.minY, side, side))
    face.picture = Self.portrait
    let label = Layer("name", frame: Rect(0, face.frame.maxY, area.width, line))
    label.text = Text(stage.tuning.text ?? stage[title], isBold: true)
    label.textColor = Color(84, 84, 84)
    let list = Rect(0, label.frame.maxY, area.width, max(0, area.maxY - label.frame.maxY))
    let rows = zip(stage[rows], Row.frames(stage[rows].count, in: list)).enumerated().map { index, row in
      Row(
        row.0, color: Color.accents[index % Color.accents.count], frame: row.1, name: "row \(index + 1)")
    }
    let movers = [(layer: label, away: -25.0)] + rows.map { (layer: $0, away: 100.0) }
    let places = movers.map { (layer: $0.layer, away: $0.away, y: $0.layer.position.y) }
    face.scale = Self.gone
    for place in places {
      place.layer.position.y += place.away
      place.layer.opacity = 0
    }
    for layer in rows + [label, face, bar] { stage.add(layer) }

    let turns = Turns(on: stage)
    let interval = stage[interval]
    let arrive =
      [
        { next in
          turns.begin([(face, 0.1)], perform: { $0.spring(\.scale, to: 1, tuned: avatar) }, completion: next)
        },
        { next in
          turns.begin(
            places.prefix(1).staggered(by: 0),
            perform: { label, _, y in
              label.spring(\.position.y, to: y, tuned: name)
              label.animate(\.opacity, to: 1, duration: 0.05)
            }, completion: next)
        },
        { next in
          turns.begin(
            places.dropFirst().staggered(by: interval, after: 0.1),
            perform: { row, _, y in
              row.spring(\.position.y, to: y, tuned: rise)
              row.animate(\.opacity, to: 1)
            }, completion: next)
        },
      ] as [Stage.Link]
    bar.toggle("Leave", "Show") { [unowned stage] isShown in
      if isShown { return stage.chain(arrive) }
      turns.begin(places.staggered(by: 0)) { layer, away, y in
        layer.animate(\.position.y, to: y + away)
        layer.animate(\.opacity, to: 0)
      }
      face.animate(\.scale, to: Self.gone)
    }
  }
}
