import PoppingStage

/// A tile that goes out in one of the ways that everyone knows by name.
public struct Exit: Effect {
  public let card = Card(
    "exit", "Exit", in: .exit, "Takes a tile away, in one of the ways that everyone knows by name.",
    story: """
      The exits of Spring and animate.css, by the names of the entrances: each goes out the way in which that one comes in. \
      Springs have no end that is out of sight, so what goes out swings where nobody sees it, or while it is transparent. \
      A tap in mid-flight turns the tile round. Feel how little bounciness a good exit has. The script sends the tile off, \
      brings it back, and sends it off again; it ends with an empty stage.
      """,
    touches: ["Tap anywhere, also in mid-flight: the tile comes in, or goes out."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center), .touchUp, .settle, .wait(0.3), .touchDown(.center), .touchUp, .settle,
    .wait(0.3), .touchDown(.center), .touchUp, .settle,
  ]

  @Knob(bounciness: 2, "the way out") var passage
  @Knob(bounciness: 18, "the way out of bounce") var bounce

  @Parameter("slide", among: Passage.all.map(\.name), "which way") var preset
  @Parameter("right", among: Passage.Direction.allCases.map(\.rawValue), "the side")
  var direction
  @Parameter(1.0, in: 0...3, "how far and how much, of the preset's own extent") var magnitude

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let ground = Control("ground", frame: bounds)
    let tile = Layer(
      "tile", frame: Rect(center: stage.center, size: Size(0.3 * bounds.width, 0.34 * bounds.height)))
    tile.backgroundColor = Color(231, 76, 60)
    tile.cornerRadius = 8
    tile.perspective = 1.0 / 500
    tile.textColor = .white
    tile.text = Text(stage.tuning.text ?? stage[preset], isBold: true)
    guard let passage = Passage.named(stage[preset]),
      let side = Passage.Direction(rawValue: stage[direction])
    else { return }
    let rest = tile.look
    let away = passage.away(from: rest, to: side, in: bounds, magnitude: stage[magnitude])
    var isIn = true
    ground.on(.touchDown) { [unowned tile] _ in
      isIn.toggle()
      passage.carry(
        tile, to: isIn ? rest : away, tuned: passage.isLively ? bounce : self.passage, isArrival: isIn)
    }
    stage.add(ground)
    stage.add(tile)
  }
}
