import PoppingStage

/// The menu that comes and goes.
final class Menu {
  /// One of its items, and where it is when the menu is away and when it is there.
  struct Item {
    let control: Control
    let away: Rect
    let place: Rect
  }

  private unowned let stage: Stage
  private let items: [Item]
  private let cover: Control
  private let knob: Knob
  private let interval: Double
  private let turns: Turns

  init(of items: [Item], cover: Control, on stage: Stage, tuned knob: Knob, interval: Double) {
    self.items = items
    self.cover = cover
    self.stage = stage
    self.knob = knob
    self.interval = interval
    turns = Turns(on: stage)
    cover.acceptsTouches = false
    for item in items { item.control.isEnabled = false }
  }

  /// Lets the items come, the first one first, or leave, the last one first.
  func show(_ isOpen: Bool) {
    cover.acceptsTouches = isOpen
    cover.animate(\.opacity, to: isOpen ? 0.6 : 0, duration: isOpen ? 0.3 : 0.5)
    let order = (isOpen ? items : items.reversed()).staggered(by: interval)
    turns.begin(order.map { (element: $0, delay: $0.delay) }) { [unowned stage, knob] item, delay in
      item.control.isEnabled = isOpen
      if !isOpen { item.control.animate(\.scale, to: 1) }
      // The way back of PopMenu is the way there: t is the delay either way.
      var flight = Animation.spring(
        to: isOpen ? item.place : item.away, stage.spring(knob, bouncinessBy: -2 * delay, speedBy: -2 * delay)
      )
      flight.tag = "fly"
      item.control.run(flight, on: \.frame)
    }
  }
}
