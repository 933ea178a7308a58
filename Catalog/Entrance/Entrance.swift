import PoppingStage

/// A tile that comes in in one of the ways that everyone knows by name.
public struct Entrance: Effect {
  public let card = Card(
    "entrance", "Entrance", in: .entrance,
    "Brings a tile in, in one of the ways that everyone knows by name.",
    story: """
      The entrances of Spring and animate.css: fade, slide, zoom, bounce, back, rotate, roll, flip, squeeze and light-speed, \
      each from a side. Those that imitate a spring with keyframes are on a spring here, and so are the others: a tap in \
      mid-flight turns the tile round with the velocity that it has. Feel how the same spring makes a slide and a flip of \
      one family. The script brings the tile in, sends it off and brings it in again; it ends with the tile in its place.
      """,
    touches: ["Tap anywhere, also in mid-flight: the tile comes in, or goes out."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center), .touchUp, .settle, .wait(0.3), .touchDown(.center), .touchUp, .settle,
    .wait(0.3), .touchDown(.center), .touchUp, .settle,
  ]

  @Knob(bounciness: 8, "the way in") var passage
  @Knob(bounciness: 18, "the way in of bounce") var bounce

  @Parameter("slide", among: Passage.all.map(\.name), "which way") var preset
  @Parameter("left", among: Passage.Direction.allCases.map(\.rawValue), "the side")
  var direction
  @Parameter(1.0, in: 0...3, "how far and how much, of the preset's own extent") var magnitude

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let ground = Control("ground", frame: bounds)
    let tile = Layer(
      "tile", frame: Rect(center: stage.center, size: Size(0.3 * bounds.width, 0.34 * bounds.height)))
    tile.backgroundColor = Color(52, 152, 219)
    tile.cornerRadius = 8
    tile.perspective = 1.0 / 500
    tile.textColor = .white
    tile.text = Text(stage.tuning.text ?? stage[preset], isBold: true)
    guard let passage = Passage.named(stage[preset]),
      let side = Passage.Direction(rawValue: stage[direction])
    else { return }
    let rest = tile.look
    let away = passage.away(from: rest, to: side, in: bounds, magnitude: stage[magnitude])
    var isIn = false
    tile.look = away
    ground.on(.touchDown) { [unowned tile] _ in
      isIn.toggle()
      passage.carry(
        tile, to: isIn ? rest : away, tuned: passage.isLively ? bounce : self.passage, isArrival: isIn)
    }
    stage.add(ground)
    stage.add(tile)
  }
}
