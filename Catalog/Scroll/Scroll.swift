import PoppingStage

/// Cards that scroll: dragged, flung, stopped past their ends and brought back.
public struct Scroll: Effect {
  public let card = Card(
    "scroll", "Scroll", in: .gestures,
    "Scrolls cards on a decay, which brakes hard past the ends and comes back.",
    story: """
      A scroll view built from POP's parts, as Kejin Lu's sample does it: what moves is the origin of the view's bounds. Let go \
      it goes on with the finger's velocity and a deceleration of 0.998; past an end that becomes 0.92, a wall of felt, and \
      then a curve brings it back. Under the finger the ends give like rubber. A touch stops everything. Feel the \
      difference between a gentle fling, which dies out by itself, and one that meets an end. The script flings twice and \
      comes back; it ends with the first card in its place.
      """,
    touches: [
      "Drag the cards up and down; let go, and they go on.",
      "Touch them in flight: they stand still.",
      "Pull them past an end: they give, and come back.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.at(0.5, 0.8)), .move(to: .at(0.5, 0.4), over: 0.2), .touchUp, .settle,
    .wait(0.2), .touchDown(.at(0.5, 0.2)), .move(to: .at(0.5, 0.9), over: 0.12), .touchUp, .settle,
  ]

  @Parameter(0.998, in: 0.9...0.9999, "the share of the velocity that is left after a millisecond")
  var deceleration
  @Parameter(0.92, in: 0.5...0.999, "the same past an end") var edgeDeceleration
  @Parameter(0.4, in: 0.05...3, "the seconds of the way back from past an end") var reset
  @Parameter(10, in: 1...50, "how many cards there are") var count

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let view = Layer("view", frame: bounds)
    view.masksToBounds = true
    let cell = Stage.cell
    let height = max(3, (0.3 * bounds.height / cell.height).rounded()) * cell.height
    for index in 0..<stage[count] {
      let frame = Rect(0, Double(index) * height, bounds.width, height).inset(
        by: min(16, bounds.width / 10), 4)
      let card = Layer("card \(index + 1)", frame: frame)
      card.backgroundColor = Self.colors[index % Self.colors.count]
      card.cornerRadius = 6
      card.text = Text("\(index + 1)", isBold: true)
      card.textColor = .white
      view.add(card)
    }
    let band = RubberBand(upTo: Double(stage[count]) * height - bounds.height, extent: bounds.height)
    var grip = 0.0
    // An end counts only for the fling that is to reach it.
    var flingNumber = 0
    view.onGesture { [unowned stage] view, gesture in
      switch gesture.phase {
      case .began:
        view.removeAllAnimations()
        flingNumber += 1
        grip = band.pull(at: view.bounds.minY)
      case .changed: view.bounds.origin.y = band.offset(pulledTo: grip - gesture.translation.y)
      case .ended, .tapped, .cancelled:
        let number = flingNumber
        letGo(of: view, velocity: -gesture.velocity.y, within: band, on: stage) { flingNumber == number }
      }
    }
    stage.add(view)
  }

  private func letGo(
    of view: Layer, velocity: Double, within band: RubberBand, on stage: Stage,
    isStillFlying: @escaping () -> Bool
  ) {
    let start = view.bounds.minY
    guard band.range.contains(start) else { return comeBack(view, within: band, on: stage) }
    guard let decay = try? Decay(deceleration: stage[deceleration]), velocity != 0 else { return }
    view.run(.decay(velocity: velocity, deceleration: decay.deceleration), on: \.bounds.origin.y)
    let end = velocity > 0 ? band.range.upperBound : band.range.lowerBound
    let time = decay.time(covering: end - start, velocity: velocity, threshold: 1)
    guard time.isFinite else { return }
    stage.after(time) { [weak view, weak stage] in
      guard let view, let stage, isStillFlying() else { return }
      var brake = Animation.decay(
        from: end, velocity: decay.velocity(after: time, velocity: velocity),
        deceleration: stage[edgeDeceleration])
      brake.onCompletion = { [weak view, weak stage] _, finished in
        if finished, let view, let stage { comeBack(view, within: band, on: stage) }
      }
      view.run(brake, on: \.bounds.origin.y)
    }
  }

  private func comeBack(_ view: Layer, within band: RubberBand, on stage: Stage) {
    view.animate(\.bounds.origin.y, to: band.nearest(to: view.bounds.minY), duration: stage[reset])
  }

  private static let colors = [
    Color(52, 152, 219), Color(46, 204, 113), Color(241, 196, 15), Color(231, 76, 60), Color(155, 89, 182),
  ]
}
