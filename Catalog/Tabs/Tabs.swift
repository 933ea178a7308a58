import PoppingStage

/// A tab bar whose coloured block slides under the tab that is tapped.
public struct Tabs: Effect {
  public let card = Card(
    "tabs", "Tabs", in: .controls, "A coloured block slides under the tab that is tapped.",
    story: """
      The tab bar of MartinRGB's LearnCube. A block slides under the tapped icon and takes its colour, in 0.4 seconds with a \
      damping of 0.7 and a first velocity of ten times the way per second: it leaves at once, arrives a little too far, and \
      is there. Tapped in mid-flight it turns with the speed it has. The script taps the third tab, the last, and in \
      mid-flight the second; it ends there.
      """,
    touches: ["Tap a tab: the block slides under it."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "tab 3")), .touchUp, .settle, .wait(0.2),
    .touchDown(.center(of: "tab 5")), .touchUp, .wait(0.1), .touchDown(.center(of: "tab 2")), .touchUp,
    .settle,
  ]

  @Knob(bounciness: 7, speed: 20, "the block's place and the colours") var slide

  @Parameter(["List", "Cards", "Cube", "Chart", "Me"], "what the tabs say") var titles
  @Parameter(10.0, in: 0...50, "the block's first velocity, in ways per second") var push

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let height = NavigationBar.height
    let area = Rect(0, 0, stage.bounds.width, max(0, stage.bounds.height - height))
    let page = Layer("page", frame: area.inset(by: area.width / 4, area.height / 6).fitting(Size(1, 1)))
    let bar = TabBar(
      stage[titles], frame: Rect(0, area.maxY, area.width, height), tuned: slide, push: stage[push]
    ) { [unowned page] index in
      page.picture = Picture.icons[index % Picture.icons.count]
    }
    stage.add(page)
    stage.add(bar)
  }
}

/// The bar with its tabs, and the block behind them.
private final class TabBar: Layer {
  private let block = Layer("block")
  private let tabs: [Control]
  private let onSelect: (Int) -> Void
  private let knob: Knob
  private let push: Double
  private var selected = 0
  private var isSliding = false

  init(
    _ titles: [String], frame: Rect, tuned knob: Knob, push: Double, onSelect: @escaping (Int) -> Void
  ) {
    let slots = Rect(origin: .zero, size: frame.size).grid(columns: titles.count, rows: 1)
    tabs = zip(titles, slots).enumerated().map { index, tab in
      let control = Control("tab \(index + 1)", frame: tab.1)
      control.text = Text(tab.0, isBold: true)
      control.textColor = index == 0 ? .white : Color(84, 84, 84)
      return control
    }
    self.onSelect = onSelect
    self.knob = knob
    self.push = push
    super.init("tab bar")
    look.frame = frame
    look.backgroundColor = Color(219, 225, 228)
    masksToBounds = true
    block.frame = slots.first ?? .zero
    block.backgroundColor = Color.accents[0]
    add(block)
    for (index, tab) in tabs.enumerated() {
      add(tab)
      tab.on(.touchDown) { [unowned self] _ in select(index) }
    }
    onSelect(0)
  }

  private func select(_ index: Int) {
    guard index != selected else { return }
    let way = tabs[index].position.x - block.position.x
    // A block that moves keeps the velocity it has.
    block.spring(
      \.position.x, to: tabs[index].position.x, velocity: isSliding ? nil : push * way, tuned: knob
    ) { [weak self] finished in
      if finished { self?.isSliding = false }
    }
    isSliding = true
    block.spring(\.backgroundColor, to: Color.accents[index % Color.accents.count], tuned: knob)
    tabs[selected].spring(\.textColor, to: Color(84, 84, 84), tuned: knob)
    tabs[index].spring(\.textColor, to: .white, tuned: knob)
    selected = index
    onSelect(index)
  }
}
