import PoppingStage

/// Six icons that pop in from nothing, one after another.
public struct Icons: Effect {
  public let card = Card(
    "icons", "Icons", in: .entrance, "Six icons pop in from nothing, one after another.",
    story: """
      The last step of the third tab of MartinRGB's LearnCube. Six icons grow from a thousandth of their size to all of it, \
      on springs of bounciness 4 and speed 8, begun at intervals of a twentieth of a second. With so little bounce each \
      arrives at once and stays; at bounciness 14 the row ripples. The script lets them pop in, shrink away and pop in \
      again; it ends with all six in place.
      """,
    touches: [
      "Press Leave: the icons shrink away.",
      "Press Show: they pop in; pressed in mid-flight, each goes on from its present size.",
    ]
  )
  public let script: Script = [
    .settle, .wait(0.4), .touchDown(.center(of: "right item")), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "right item")), .touchUp, .settle,
  ]

  @Knob(bounciness: 4, speed: 8, "the icons' size") var pop

  @Parameter(0.1, in: 0...5, "the seconds before the first icon") var delay
  @Parameter(0.05, in: 0...2, "the seconds between one icon and the next") var interval

  /// Not zero: a layer without extent has no plane that could be touched.
  private static let gone = Scale(0.001)

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: "Icons")
    let icons = zip(Picture.icons, frames(in: bar.rest(of: stage.bounds))).enumerated().map { index, icon in
      let layer = Layer("icon \(index + 1)", frame: icon.1)
      layer.picture = icon.0
      layer.scale = Self.gone
      stage.add(layer)
      return layer
    }
    stage.add(bar)
    let turns = Turns(on: stage)
    let (delay, interval) = (stage[delay], stage[interval])
    bar.toggle("Leave", "Show") { isShown in
      turns.begin(icons.staggered(by: interval, after: isShown ? delay : 0)) { icon in
        if isShown {
          icon.spring(\.scale, to: 1, tuned: pop)
        } else {
          icon.animate(\.scale, to: Self.gone, duration: 0.25)
        }
      }
    }
  }

  /// Three columns and two rows of squares, nearer to each other than on a wide screen's edges.
  private func frames(in area: Rect) -> [Rect] {
    let width = min(area.width, 2.4 * area.height)
    let block = Rect(center: area.center, size: Size(width, area.height))
    return block.grid(columns: 3, rows: 2).map { slot in
      let side = 0.7 * min(slot.width, slot.height)
      return Rect(center: slot.center, size: Size(side, side))
    }
  }
}
