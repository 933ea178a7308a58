import PoppingStage

/// A picture that comes and goes behind a mask, on a run or with a fall.
public struct Transition: Effect {
  public let card = Card(
    "transition", "Transition", in: .transition,
    "Lets a picture come and go: wipe, iris, blinds, clock and others.",
    story: """
      The transitions of Pow, by their names: masks that open (wipe, iris, blinds, clock), ways in that overshoot (boing, skid, \
      anvil) and one way out (vanish). All of them follow one value between away and there, and that value is on a spring: \
      a tap in mid-flight turns it round, and where it goes too far boing is pressed together and the anvil flat. Feel what \
      bounciness does to boing, and does not do to a mask. The script lets the picture come, go, and come again; it ends \
      with the picture in its place.
      """,
    touches: ["Tap anywhere, also in mid-flight: the picture comes, or goes."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center), .touchUp, .settle, .wait(0.3), .touchDown(.center), .touchUp, .settle,
    .wait(0.3), .touchDown(.center), .touchUp, .settle,
  ]

  @Knob(bounciness: 10, speed: 6, "how far the picture is there") var progress

  @Parameter("iris", among: TransitionPreset.all.map(\.name), "which way") var preset
  @Parameter("left", among: ["left", "right", "up", "down"], "the side that it comes from") var direction

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let content = stage.tuning.picture ?? .seaside
    let frame = bounds.inset(by: bounds.width / 8, bounds.height / 8)
      .fitting(Size(Double(content.width), Double(content.height)))
    let picture = Layer("picture", frame: frame)
    picture.picture = content
    guard let preset = TransitionPreset.all.first(where: { $0.name == stage[preset] }) else { return }
    var scene = TransitionPreset.Scene(
      progress: 0, rest: picture.look, step: Self.steps[stage[direction]] ?? Point(-1, 0), bounds: bounds)
    // The value that everything follows; nothing of this layer is seen.
    let gauge = Layer("progress")
    gauge.strokeEnd = 0
    let show = { [unowned gauge, unowned picture] in
      scene.progress = gauge.strokeEnd
      picture.isHidden = scene.progress <= 0
      preset.apply(picture, scene)
    }
    show()
    let ground = Control("ground", frame: bounds)
    var isThere = false
    ground.on(.touchDown) { [unowned gauge] _ in
      isThere.toggle()
      gauge.spring(
        \.strokeEnd, to: isThere ? 1 : 0, tuned: progress, completion: { _ in show() }, onApply: show)
    }
    for layer in [gauge, picture, ground] { stage.add(layer) }
  }

  private static let steps = [
    "left": Point(-1, 0), "right": Point(1, 0), "up": Point(0, -1), "down": Point(0, 1),
  ]
}
