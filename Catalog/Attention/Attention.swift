import PoppingStage

/// A tile that asks for attention, in one of the ways that everyone knows by name.
public struct Attention: Effect {
  public let card = Card(
    "attention", "Attention", in: .attention,
    "Makes a tile ask for attention: shake, pop, wobble, tada and others.",
    story: """
      The attention seekers of Spring and animate.css, by their names. Those play fixed keyframes; here each is a push on a \
      spring, measured so that its first swing goes as far as the original's, and the spring does the rest. Magnitudes are \
      shares of the tile's size, so that small elements do not move too far. A tap in mid-swing pushes again from where \
      the tile is. Feel how bounciness changes the number of swings and leaves their first extent. The script pushes the \
      tile twice; it ends with the tile at rest.
      """,
    touches: ["Tap the tile, as often as you like: it performs the preset."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center), .touchUp, .settle, .wait(0.3), .touchDown(.center), .touchUp, .settle,
  ]

  @Knob(bounciness: 20, "all swings") var swing

  @Parameter("shake", among: AttentionPreset.all.map(\.name), "what the tile does") var preset
  @Parameter(1.0, in: 0...5, "how far it goes, of the preset's own extent") var magnitude
  @Parameter(1, in: 1...20, "how often a tap makes it do so, one after another") var count

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let frame = Rect(center: stage.center, size: Size(0.3 * bounds.width, 0.34 * bounds.height))
    let tile = Control("tile", frame: frame)
    tile.backgroundColor = Color(46, 204, 113)
    tile.cornerRadius = 8
    tile.textColor = .white
    tile.text = Text(stage.tuning.text ?? stage[preset], isBold: true)
    let rest = tile.look
    let name = stage[preset]
    let moves = AttentionPreset.all.first { $0.name == name }?.moves ?? []
    tile.on(.touchDown) { [unowned stage] tile in
      for round in 0..<stage[count] {
        for move in moves {
          let delay = Double(round) + move.delay
          // A push whose turn comes later takes the place of the one before, and goes on from there.
          if delay == 0 {
            perform(move, on: tile, from: rest, times: stage[magnitude])
          } else {
            stage.after(delay) { [weak stage, weak tile] in
              guard let stage, let tile else { return }
              perform(move, on: tile, from: rest, times: stage[magnitude])
            }
          }
        }
      }
    }
    stage.add(tile)
  }

  private func perform(_ move: AttentionPreset.Move, on tile: Layer, from rest: Look, times magnitude: Double)
  {
    let size = rest.bounds.size
    switch move {
    case .shift(let x, let y):
      let way = Point(x * size.width, y * size.height) * magnitude
      tile.push(\.position, from: rest.position, by: way, tuned: swing)
    case .grow(let x, let y, _):
      tile.push(\.scale, from: 1, by: Scale(x * magnitude, y * magnitude), tuned: swing)
    case .turn(let angle):
      tile.push(\.rotationZ, from: .zero, by: .radians(angle * magnitude), tuned: swing)
    case .lean(let angle):
      tile.push(\.skewX, from: .zero, by: .radians(angle * magnitude), tuned: swing)
    case .blink(let times): blink(tile, times: times)
    case .hop(let heights):
      hop(tile, from: rest.position.y, to: heights.map { $0 * size.height * magnitude }[...])
    }
  }

  private func blink(_ tile: Layer, times: Int) {
    guard times > 0 else { return }
    tile.animate(\.opacity, to: 0, duration: 0.25) { [weak tile] finished in
      guard finished else { return }
      tile?.animate(\.opacity, to: 1, duration: 0.25) { finished in
        if finished, let tile { blink(tile, times: times - 1) }
      }
    }
  }

  /// Up and down as under gravity, half of 0.4 seconds each way.
  private func hop(_ tile: Layer, from floor: Double, to heights: ArraySlice<Double>) {
    guard let height = heights.first else { return }
    tile.animate(\.position.y, to: floor - height, duration: 0.2, curve: .easeOut) { [weak tile] finished in
      guard finished else { return }
      tile?.animate(\.position.y, to: floor, duration: 0.2, curve: .easeIn) { finished in
        if finished, let tile { hop(tile, from: floor, to: heights.dropFirst()) }
      }
    }
  }
}
