import PoppingStage

/// A menu whose items fly in one after another, each a little softer than the one before.
public struct Popover: Effect {
  public let card = Card(
    "popover", "Popover", in: .screens,
    "A menu's items fly in, each a little later and softer than the last.",
    story: """
      PopMenu, after the menus of two Chinese apps: the items rise straight up, as in Sina's, or fan out from one point below, \
      as in NetEase's. Item i begins t = i · 0.04 seconds late, on a spring of bounciness 10 − 2t and speed 12 − 2t. An item \
      under the finger swells to 1.3 with bounciness 20; let go, it springs back, and the menu leaves in that spring's \
      completion, the last item first. The script opens the menu, chooses from it, and opens it again; it ends open.
      """,
    touches: [
      "Press Menu: the items fly in.",
      "Press an item: it swells; let go, the menu leaves.",
      "Press beside the items: the menu leaves.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "menu")), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "button 2")), .wait(0.3), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "menu")), .touchUp, .settle,
  ]

  @Knob(bounciness: 10, "the items' way in and out; later ones are a little softer") var fly
  @Knob(bounciness: 20, speed: 20, "an item's size under the finger") var press
  @Knob(bounciness: 16, speed: 14, "an item's size when it is let go") var release

  @Parameter(["Text", "Photo", "Note", "Music", "Review", "More"], "what the items say") var titles
  @Parameter("sina", among: ["sina", "netease"], "whether items rise straight up or fan out from one point")
  var style
  @Parameter(0.04, in: 0...1, "the seconds between one item and the next") var interval

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let button = Button("Menu", at: Point(bounds.midX, bounds.maxY - 2 * Stage.cell.height), name: "menu")
    let cover = Control("cover", frame: bounds)
    cover.backgroundColor = Color(84, 84, 84)
    cover.opacity = 0
    stage.add(button)
    stage.add(cover)
    // Whole cells high, and half a cell apart from each other above and below: so the titles stand in rows of cells.
    let line = Stage.cell.height
    let height = max(0, (bounds.height / line / 2 - 1).rounded(.down)) * line
    let area = Rect(bounds.width / 10, line, bounds.width * 0.8, 2 * height)
    let slots = area.grid(columns: 3, rows: 2)
    let items = zip(stage[titles], slots).enumerated().map { index, item in
      let frame = item.1.inset(by: 4, line / 2)
      let away =
        stage[style] == "sina"
        ? Rect(origin: frame.origin + Point(0, bounds.height), size: frame.size)
        : Rect(center: Point(bounds.midX, bounds.maxY + frame.height), size: frame.size)
      let control = IconButton(title: item.0, kind: index, frame: away)
      control.backgroundColor = .white
      control.cornerRadius = 8
      stage.add(control)
      return Menu.Item(control: control, away: away, place: frame)
    }
    let menu = Menu(of: items, cover: cover, on: stage, tuned: fly, interval: stage[interval])
    // The button alone holds the menu, which holds the items: they must not hold it in turn.
    button.on(.touchUpInside) { _ in menu.show(true) }
    cover.on(.touchUpInside) { [weak menu] _ in menu?.show(false) }
    for item in items {
      item.control.on(.touchDown, .touchDragEnter) { $0.spring(\.scale, to: 1.3, tuned: press) }
      item.control.on(.touchDragExit, .touchCancel) { $0.spring(\.scale, to: 1, tuned: release) }
      item.control.on(.touchUpInside) { [weak menu] control in
        control.spring(\.scale, to: 1, tuned: release) { finished in
          if finished { menu?.show(false) }
        }
      }
    }
  }
}
