import PoppingStage

/// Dots that leave the middle for a ring, one after another, and come back.
public struct Radial: Effect {
  public let card = Card(
    "radial", "Radial", in: .controls, "Dots leave the middle for a ring, widen it, turn it, and come back.",
    story: """
      The circles of POP-MCAnimate's example. A tap sends dots from the middle to a ring, a tenth of a second apart, while \
      they appear and grow from half their size. In the completion of that the ring becomes twice as wide, then every dot \
      moves on by one place, then back. Another tap collects the dots again, at any moment and from wherever they are. \
      The script lets the ring open, collects it, and opens it again; it ends with the wide ring.
      """,
    touches: [
      "Tap the middle: the dots leave for the ring.", "Tap it again, in mid-flight too: they come back.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "hub")), .touchUp, .settle, .wait(0.3),
    .touchDown(.center(of: "hub")), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "hub")), .touchUp, .settle,
  ]

  @Knob("the dots' place, size and opacity") var ring

  @Parameter(8, in: 1...32, "how many dots") var count
  @Parameter(0.1, in: 0...2, "the seconds between one dot and the next") var interval
  @Parameter(0.2, in: 0...0.2, "the first ring's radius, as a share of the stage's shorter side") var radius

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let side = min(stage.bounds.width, stage.bounds.height)
    let dots = (0..<stage[count]).map { index in
      let dot = disc("dot \(index + 1)", Color.accents[index % Color.accents.count], 0.09 * side, on: stage)
      dot.opacity = 0
      dot.scale = 0.5
      return dot
    }
    let hub = disc("hub", Color(84, 84, 84), 0.14 * side, on: stage)
    hub.text = Text("+", isBold: true)
    hub.textColor = .white

    let (interval, radius) = (stage[interval], stage[radius] * side)
    let turns = Turns(on: stage)
    /// Sends every dot to its place, moved on by so many places of the ring.
    func step(_ radius: Double, movedBy places: Int = 0, every interval: Double = 0) -> Stage.Link {
      let center = stage.center
      return { next in
        turns.begin(
          dots.enumerated().staggered(by: interval),
          perform: { index, dot in
            let share = Double(index + places) / Double(dots.count)
            let isOut = radius > 0
            dot.spring(
              \.position,
              to: Point(around: center, radius: radius, angle: .radians((share - 0.25) * 2 * .pi)),
              tuned: ring)
            dot.spring(\.opacity, to: isOut ? 1 : 0, tuned: ring)
            dot.spring(\.scale, to: isOut ? 1 : 0.5, tuned: ring)
          }, completion: next)
      }
    }
    let out = [
      step(radius, every: interval), step(2 * radius), step(2 * radius, movedBy: 1), step(2 * radius),
    ]
    let back = [step(0, every: interval)]
    var isOut = false
    hub.on(.touchUpInside) { [unowned stage] hub in
      isOut.toggle()
      hub.text = Text(isOut ? "-" : "+", isBold: true)
      stage.chain(isOut ? out : back)
    }
  }

  private func disc(_ name: String, _ color: Color, _ side: Double, on stage: Stage) -> Control {
    let disc = Control(name, frame: Rect(center: stage.center, size: Size(side, side)))
    disc.backgroundColor = color
    disc.cornerRadius = side / 2
    stage.add(disc)
    return disc
  }
}
