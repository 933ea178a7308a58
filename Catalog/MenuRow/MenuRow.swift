import PoppingStage

/// The rows of a menu: a label shrinks while its row is pressed and springs back.
public struct MenuRow: Effect {
  public let card = Card(
    "menu-row", "Menu row", in: .controls, "Shrinks a row's label under the finger and springs it back.",
    story: """
      The menu of the Popping demo, where every row answers the finger before anything else happens. Going down takes a \
      tenth of a second; letting go pushes the label outwards on a lively spring. Press and release share one key, so a \
      quick second press takes over from wherever the label is. Feel how much livelier the spring is than the flat \
      button's, though it moves less. The script presses two rows and ends with all labels at rest.
      """,
    touches: [
      "Press a row and let go: its label springs.",
      "Press a row and draw away: it springs back as well.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "row 2")), .wait(0.3), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "row 3")), .wait(0.15), .touchUp, .settle,
  ]

  @Knob(bounciness: 20, "the label's size when its row is let go") var release

  @Parameter(["Button", "Decay", "Circle", "Image"], "what the rows say") var titles
  @Parameter(0.95, in: 0.5...1, "the label's size while its row is pressed") var pressScale
  @Parameter(2.0, in: 0...20, "the push at the release, in sizes per second") var push

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: "Popping")
    stage.add(bar)
    let titles = stage[titles]
    let cell = Stage.cell
    let room = max(0, stage.bounds.height - bar.frame.maxY)
    // An odd number of lines, so that the words stand in the middle of one.
    let lines = Int(room / cell.height) >= 3 * titles.count ? 3 : 1
    let size = Size(stage.bounds.width, Double(lines) * cell.height)
    for (index, title) in titles.enumerated() {
      let row = Control(
        "row \(index + 1)",
        frame: Rect(origin: Point(0, bar.frame.maxY + Double(index) * size.height), size: size))
      let label = label(title, index: index, in: size)
      row.add(label)
      let pressed = Scale(stage[pressScale])
      let push = Scale(stage[push])
      row.on(.touchDown, .touchDragEnter) { [unowned label] _ in
        label.animate(\.scale, to: pressed, duration: 0.1)
      }
      row.on(.touchUpInside, .touchDragExit, .touchCancel) { [unowned label] _ in
        label.spring(\.scale, to: 1, velocity: push, tuned: release)
      }
      stage.add(row)
    }
  }

  /// A label on a coloured ground: letters keep their size in a terminal, the ground shows what happens to it.
  private func label(_ title: String, index: Int, in size: Size) -> Layer {
    let frame = Rect(origin: .zero, size: size).inset(by: min(32, size.width / 8), size.height > 16 ? 3 : 1)
    let label = Layer("label \(index + 1)", frame: frame)
    label.text = Text(title, isBold: true)
    label.textColor = .white
    label.backgroundColor = Self.colors[index % Self.colors.count]
    label.cornerRadius = 6
    return label
  }

  private static let colors = [
    Color(52, 152, 219), Color(46, 204, 113), Color(241, 196, 15), Color(231, 76, 60),
  ]
}
