import PoppingStage

/// Three tiles that change places, each on a spring of its frame.
public struct Shuffle: Effect {
  public let card = Card(
    "shuffle", "Shuffle", in: .screens, "Shuffles three tiles; each springs to its new place and size.",
    story: """
      The constraints screen of the Popping demo: one tile lies across the top, two share the row below, and a button deals \
      the places anew. A tile that moves between the rows changes its size on the way. Chance may deal the same places \
      again, as in the demo; the same seed always deals the same. Shuffle again before the tiles have arrived: each turns \
      off from where it is, with the velocity it has. The script shuffles three times; it ends with the tiles in place.
      """,
    touches: ["Press Shuffle, also while the tiles are moving: they change places."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "right item")), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "right item")), .touchUp, .wait(0.15),
    .touchDown(.center(of: "right item")), .touchUp, .settle,
  ]

  // UIKit's spring of half a second and damping ratio 0.7: it has come to within a thousandth when the time is over.
  @Knob(mass: 1, stiffness: 470, damping: 30.4, "the tiles' places and sizes") var move

  @Parameter(7, in: 0...1_000_000, "which chances are taken") var seed
  @Parameter(20.0, in: 0...100, "the space about the tiles, in points") var gap

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: "Constraints", right: "Shuffle")
    stage.add(bar)
    let places = places(on: stage, below: bar.frame.maxY)
    var generator = SeededGenerator(seed: stage[seed])
    var order = places.shuffled(using: &generator)
    let tiles = zip(Self.colors, order).enumerated().map { index, look -> Layer in
      let tile = Layer("tile \(index + 1)", frame: look.1)
      tile.backgroundColor = look.0
      tile.cornerRadius = 4
      tile.text = Text("\(index + 1)", isBold: true)
      tile.textColor = .white
      stage.add(tile)
      return tile
    }
    bar.rightItem.on(.touchUpInside) { _ in
      order.shuffle(using: &generator)
      for (tile, place) in zip(tiles, order) { tile.spring(\.frame, to: place, tuned: move) }
    }
  }

  /// One place across the top and two halves below it.
  private func places(on stage: Stage, below top: Double) -> [Rect] {
    let bounds = stage.bounds
    let gap = min(stage[gap], bounds.width / 12, max(0, bounds.height - top) / 12)
    let width = bounds.width - 2 * gap
    let half = (width - gap) / 2
    let height = max(0, (bounds.height - top - 3 * gap) / 2)
    let below = top + 2 * gap + height
    return [
      Rect(gap, top + gap, width, height), Rect(gap, below, half, height),
      Rect(2 * gap + half, below, half, height),
    ]
  }

  private static let colors = [Color(52, 152, 219), Color(46, 204, 113), Color(231, 76, 60)]
}
