import PoppingStage

/// The effect that a new one starts from, to draw its preview before it is built; `EffectTemplate` holds the same as text.
struct Starter: Effect {
  let card: Card
  let script: Script = [.wait(0.3), .touchDown(.center(of: "tile")), .touchUp, .settle]

  @Knob(bounciness: 18, "the tile's way back") var swing

  @Parameter(12.0, in: 0...40, "how hard a touch pushes, in radians a second") var push
  @Parameter(Color(46, 204, 113), "the tile's colour") var color

  init(_ name: EffectName) {
    card = Card(
      name.id, name.title, in: .attention, "Swings when it is touched.",
      story: "A touch pushes the tile round and a spring brings it back. The script ends with it at rest.",
      touches: ["Press the tile: it swings. Press again while it does."]
    )
  }

  func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let tile = Control("tile", frame: Rect(center: stage.center, size: Size(96, 96)))
    tile.backgroundColor = stage[color]
    let velocity = Angle.radians(stage[push])
    tile.on(.touchDown) { $0.spring(\.rotationZ, to: .radians(0), velocity: velocity, tuned: swing) }
    stage.add(tile)
  }
}
