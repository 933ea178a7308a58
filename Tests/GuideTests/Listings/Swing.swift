// listing: Swing
import PoppingStage

/// A tile that swings when it is touched.
public struct Swing: Effect {
  public let card = Card("swing", "Swing", in: .attention, "Swings when it is touched.")
  public let script: Script = [.touchDown(.center), .touchUp, .settle]
  @Knob(bounciness: 20) var swing

  public init() {}

  public func setUp(on stage: Stage) {
    let tile = Control("tile", frame: Rect(center: stage.center, size: Size(96, 96)))
    tile.backgroundColor = Color(46, 204, 113)
    tile.on(.touchDown) { $0.spring(\.rotationZ, velocity: .radians(12), tuned: swing) }
    stage.add(tile)
  }
}
// end of listing
