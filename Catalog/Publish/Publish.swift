import PoppingStage

/// Six buttons and a slogan that fall in one after another, and leave the same way.
public struct Publish: Effect {
  public let card = Card(
    "publish", "Publish", in: .screens,
    "Drops in six buttons, one after another, and a slogan; they leave downwards.",
    story: """
      The publish screen of many Chinese apps, as two articles rebuild it with POP. A touch on the plus covers the screen at \
      once; the buttons fall in from a screen's height above, the lower row first and a little out of order, each on a \
      spring of its own; the slogan comes last. Nothing can be touched until it has settled. What is there leaves \
      downwards along a curve, with the same delays. The script opens the screen, cancels, and opens it again; it ends \
      with the grid in place.
      """,
    touches: [
      "Press the plus: the buttons fall in.",
      "Press Cancel, or beside the buttons: they leave.",
      "Press a button: they leave, and its action runs; \"Text\" opens the placeholder effect.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "right item")), .touchUp, .settle, .wait(0.3),
    .touchDown(.center(of: "cancel")), .touchUp, .settle, .wait(0.3),
    .touchDown(.center(of: "right item")), .touchUp, .settle,
  ]

  @Knob(bounciness: 10, speed: 10, "the way in of the buttons and the slogan") var drop

  @Parameter(["Video", "Picture", "Text", "Audio", "Review", "Offline"], "what the six buttons say")
  var titles
  @Parameter([5, 4, 3, 2, 0, 1, 6], "the rank of each button and of the slogan: who comes after whom")
  var order
  @Parameter(0.1, in: 0...2, "the seconds between one rank and the next") var interval
  @Parameter(0.85, in: 0.1...3, "the height of a button, as a share of its width") var aspect
  @Parameter("Share what moves you", "the slogan") var slogan

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let bar = NavigationBar(across: stage.bounds, title: "Popping", right: "+")
    stage.add(bar)
    bar.rightItem.on(.touchUpInside) { [unowned stage, unowned bar] _ in open(on: stage, bar: bar) }
  }

  /// Covers the screen in this very frame and drops everything in.
  private func open(on stage: Stage, bar: NavigationBar) {
    let mask = Control("mask", frame: stage.bounds)
    mask.backgroundColor = .paper
    mask.zPosition = 1
    let slogan = Layer("slogan", frame: Rect(0, 0, stage.bounds.width, 2 * Stage.cell.height))
    slogan.text = Text(stage.tuning.text ?? stage[self.slogan], isBold: true)
    slogan.textColor = Color(84, 84, 84)
    let buttons = zip(stage[titles], frames(on: stage)).enumerated().map { index, button in
      IconButton(title: button.0, kind: index, frame: button.1)
    }
    let screen = Screen(
      stage: stage, mask: mask, movers: buttons + [slogan], delays: delays(for: buttons.count, on: stage))
    stage.add(mask)
    screen.dropIn(to: buttons.map(\.frame), sloganY: 0.2 * stage.bounds.height, tuned: drop)
    mask.on(.touchUpInside) { _ in screen.leave {} }
    screen.addCancel()
    for button in buttons {
      button.on(.touchUpInside) { [unowned stage, unowned bar] control in
        let title = (control as? IconButton)?.title ?? ""
        screen.leave {
          if (control as? IconButton)?.kind == 2 {
            stage.present("placeholder")
          } else {
            bar.title.text = Text("\(title) was chosen", isBold: true)
          }
        }
      }
    }
  }

  /// Where the buttons come to rest: three columns, the block below the slogan and about the middle where there is room.
  private func frames(on stage: Stage) -> [Rect] {
    let bounds = stage.bounds
    let width = bounds.width / 3
    let height = min(stage[aspect] * width, 0.32 * bounds.height)
    let top = max((bounds.height - 2 * height) / 2, 0.28 * bounds.height)
    return (0..<6).map { Rect(Double($0 % 3) * width, top + Double($0 / 3) * height, width, height) }
  }

  /// When each button and the slogan begin; the slogan is the last of the list.
  private func delays(for count: Int, on stage: Stage) -> [Double] {
    let ranks = stage[order]
    return (0...count).map { index in
      Double(index < ranks.count ? ranks[index] : index) * stage[interval]
    }
  }
}

/// The screen that comes and goes: what moves on it, and when.
private final class Screen {
  private unowned let stage: Stage
  private weak var mask: Control?
  private let movers: [Layer]
  private let delays: [Double]

  init(stage: Stage, mask: Control, movers: [Layer], delays: [Double]) {
    self.stage = stage
    self.mask = mask
    self.movers = movers
    self.delays = delays
    mask.acceptsTouches = false
    for mover in movers { mask.add(mover) }
  }

  func dropIn(to frames: [Rect], sloganY: Double, tuned knob: Knob) {
    let height = stage.bounds.height
    for ((button, frame), delay) in zip(zip(movers, frames), delays) {
      let above = Rect(frame.minX, frame.minY - height, frame.width, frame.height)
      button.frame = above
      button.spring(\.frame, from: above, to: frame, tuned: knob, after: delay)
    }
    guard let slogan = movers.last, let delay = delays.last else { return }
    slogan.position = Point(stage.bounds.midX, sloganY - height)
    slogan.spring(\.position.y, to: sloganY, tuned: knob, after: delay) { [weak mask] _ in
      mask?.acceptsTouches = true
    }
  }

  func addCancel() {
    let cancel = Control("cancel", frame: Rect(0, stage.bounds.maxY - 32, stage.bounds.width, 32))
    cancel.text = "Cancel"
    cancel.textColor = Color(52, 152, 219)
    mask?.add(cancel)
    cancel.on(.touchUpInside) { _ in self.leave {} }
  }

  /// Takes everything down and away, dismisses the screen after the slogan's completion, and then goes on.
  func leave(then next: @escaping () -> Void) {
    mask?.acceptsTouches = false
    for (mover, delay) in zip(movers, delays) {
      let isSlogan = mover === movers.last
      mover.animate(\.position.y, to: mover.position.y + stage.bounds.height, after: delay) { [weak mask] _ in
        guard isSlogan else { return }
        mask?.removeFromSuperlayer()
        next()
      }
    }
  }
}
