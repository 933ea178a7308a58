import PoppingStage

/// A ring gauge that follows a slider on a spring.
public struct Circle: Effect {
  public let card = Card(
    "circle", "Circle", in: .controls, "A ring that springs to the value a slider is drawn to.",
    story: """
      The ring gauge of the Popping demo: the end of a stroke is on a spring and the slider, while it is drawn, gives it one \
      new target after another. None of them starts it afresh: it goes on with the velocity that it has. Feel for how the \
      ring trails behind a slow finger and runs past a quick one. The script draws the slider down, waits, draws it up, and \
      taps beside the thumb; it ends with the ring at four tenths.
      """,
    touches: [
      "Draw the thumb: the ring follows.",
      "Tap the track: the thumb is there at once, the ring springs.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.at(0.7, 0.5, in: "slider")), .move(to: .at(0.2, 0.5, in: "slider"), over: 0.3),
    .wait(0.5), .move(to: .at(0.9, 0.5, in: "slider"), over: 0.5), .touchUp, .settle,
    .wait(0.3), .touchDown(.at(0.4, 0.5, in: "slider")), .touchUp, .settle,
  ]

  @Knob(bounciness: 12, "the end of the ring") var sweep

  @Parameter(0.7, in: 0...1, "the value at the start") var value
  @Parameter(4.0, in: 0.5...40, "the width of the ring's line, in points") var lineWidth
  @Parameter(Color(52, 152, 219), "the ring's colour") var color

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bounds = stage.bounds
    let radius = max(4, min(98, (bounds.height - 72) / 2, bounds.width / 2 - 16))
    let center = Point(bounds.midX, (bounds.height - 32) / 2)
    let track = ring("track", about: center, radius: radius, on: stage)
    track.strokeColor = stage[color].opacity(0.15)
    let gauge = ring("ring", about: center, radius: radius, on: stage)
    gauge.strokeColor = stage[color]
    gauge.lineCap = .round
    gauge.strokeEnd = stage[value]

    let percent = Layer("percent", frame: Rect(center: center, size: Size(48, Stage.cell.height)))
    percent.textColor = Color(84, 84, 84)
    stage.add(percent)
    let width = max(16, min(2 * radius + 40, bounds.width - 32))
    let slider = Slider(
      frame: Rect(bounds.midX - width / 2, bounds.maxY - 32, width, 16), value: stage[value],
      color: stage[color])
    stage.add(slider)
    let show = { [unowned percent, unowned slider] in
      percent.text = Text("\(Int((slider.value * 100).rounded())) %")
    }
    show()
    slider.on(.valueChanged) { [unowned gauge, unowned slider] _ in
      show()
      gauge.spring(\.strokeEnd, to: slider.value, tuned: sweep)
    }
  }

  private func ring(_ name: String, about center: Point, radius: Double, on stage: Stage) -> Layer {
    let ring = Layer(name, frame: Rect(center: center, size: Size(2 * radius, 2 * radius)))
    ring.path = .circle(about: Point(radius, radius), radius: radius)
    ring.lineWidth = stage[lineWidth]
    stage.add(ring)
    return ring
  }
}
