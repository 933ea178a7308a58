// listing: Wobble
import PoppingStage

/// A tile that swings when it is touched.
public struct Wobble: Effect {
  public let card = Card(
    "wobble", "Wobble", in: .attention, "Swings when it is touched.",
    story: "A touch pushes the tile round and a spring brings it back. The script ends with it at rest.",
    touches: ["Press the tile: it swings. Press again while it does."]
  )
  public let script: Script = [.wait(0.3), .touchDown(.center(of: "tile")), .touchUp, .settle]

  @Knob(bounciness: 18, "the tile's way back") var swing

  @Parameter(12.0, in: 0...40, "how hard a touch pushes, in radians a second") var push
  @Parameter(Color(46, 204, 113), "the tile's colour") var color

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let tile = Control("tile", frame: Rect(center: stage.center, size: Size(96, 96)))
    tile.backgroundColor = stage[color]
    let velocity = Angle.radians(stage[push])
    tile.on(.touchDown) { $0.spring(\.rotationZ, to: .radians(0), velocity: velocity, tuned: swing) }
    stage.add(tile)
  }
}
// end of listing

/// The guide's second step, in which the tile also gives way under the finger.
enum SecondStep {
  // listing: Wobble that gives way
  public struct Wobble: Effect {
    public let card = Card(
      "wobble", "Wobble", in: .attention, "Gives way under the finger and swings when it is let go.",
      story:
        "The tile shrinks while it is held and swings off when it is let go. The script ends with it at rest.",
      touches: ["Hold the tile and let go: it swings. Press again while it does."]
    )
    public let script: Script = [
      .wait(0.3), .touchDown(.center(of: "tile")), .wait(0.4), .touchUp, .settle,
    ]

    @Knob(bounciness: 18, "the tile's way back") var swing
    @Knob(bounciness: 10, "the tile's size") var press

    @Parameter(12.0, in: 0...40, "how hard letting go pushes, in radians a second") var push
    @Parameter(Color(46, 204, 113), "the tile's colour") var color

    public init() {}

    public func setUp(on stage: Stage) {
      stage.root.backgroundColor = .paper
      let tile = Control("tile", frame: Rect(center: stage.center, size: Size(96, 96)))
      tile.backgroundColor = stage[color]
      let velocity = Angle.radians(stage[push])
      tile.on(.touchDown) { $0.spring(\.scale, to: 0.7, tuned: press) }
      tile.on(.touchUpInside, .touchUpOutside, .touchCancel) { tile in
        tile.spring(\.scale, to: 1, tuned: press)
        tile.spring(\.rotationZ, to: .radians(0), velocity: velocity, tuned: swing)
      }
      stage.add(tile)
    }
  }
  // end of listing
}

enum Compounds {
  // listing: a closure
  static let nod = Knob(bounciness: 18, "the tile's way back")
  static let nodding = AnyEffect(
    Card("nod", "Nod", in: .attention, "Nods when it is touched."), springs: ["nod": nod]
  ) { stage in
    let tile = Control("tile", frame: Rect(center: stage.center, size: Size(96, 96)))
    tile.backgroundColor = Color(155, 89, 182)
    tile.on(.touchDown) { $0.spring(\.rotationX, to: .zero, velocity: .radians(12), tuned: nod) }
    stage.add(tile)
  }
  // end of listing

  // listing: a compound
  static let pair = AnyEffect(
    Card("pair", "Pair", in: .attention, "One wobbles, and then the other nods."),
    inParallel: [
      Wobble().mirrored().within(Rect(0, 0, 0.5, 1)),
      nodding.delayed(by: 0.5).within(Rect(0.5, 0, 0.5, 1)),
    ])
  // end of listing
}
