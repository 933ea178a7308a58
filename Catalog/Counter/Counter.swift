import PoppingStage

/// An amount of money that runs to its new balance on a spring.
public struct Counter: Effect {
  public let card = Card(
    "counter", "Counter", in: .text, "An amount of money runs to its new balance on a spring.",
    story: """
      What POP was praised for in the articles on it: any object can be animated, not only views, and every value on the way \
      can be observed. Here the object is an account with an amount. Nothing on the screen is animated: the digits, the \
      gauge and its colour are set whenever the account says that its amount has changed. The spring runs past the balance \
      and back, and a press in mid-flight carries its speed on to the next balance. The script pays in twice, the second \
      time in mid-flight, and draws once; it ends with the balance.
      """,
    touches: ["Press Pay in: the amount grows.", "Press Draw: it shrinks; below zero everything turns red."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "pay in")), .wait(0.1), .touchUp, .wait(0.2),
    .touchDown(.center(of: "pay in")), .wait(0.1), .touchUp, .settle, .wait(0.3),
    .touchDown(.center(of: "draw")), .wait(0.1), .touchUp, .settle,
  ]

  @Knob(bounciness: 8, speed: 4, "the amount's way to the balance") var count
  @Knob(bounciness: 18, "the size of a button that is let go") var release

  @Parameter(250.0, in: -1e9...1e9, "the balance to begin with") var balance
  @Parameter(499.5, in: 0...1e9, "what a press pays in or draws") var step
  @Parameter("$", "the sign of the currency") var currency

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let center = stage.center
    let line = Stage.cell.height
    let row = (center.y / line).rounded(.down) * line
    let amount = Layer("amount", frame: Rect(0, row - 3 * line, stage.bounds.width, line))
    let width = max(0, min(0.6 * stage.bounds.width, 320))
    let gauge = Layer("gauge", frame: Rect(center.x - width / 2, row - line, width, line / 2))
    gauge.backgroundColor = Color(210, 216, 219)
    gauge.cornerRadius = line / 4
    gauge.masksToBounds = true
    let level = Layer("level", frame: Rect(origin: .zero, size: gauge.size))
    gauge.add(level)
    let (currency, full) = (stage[currency], max(stage[balance].magnitude + 2 * stage[step], 1) * 1.2)
    let account = Account(stage[balance]) { [unowned amount, unowned level] value in
      amount.text = Text("\(currency) \(Account.text(of: value))", isBold: true)
      amount.textColor = value < 0 ? Color(231, 76, 60) : Color(84, 84, 84)
      level.backgroundColor = value < 0 ? Color(231, 76, 60) : Color(46, 204, 113)
      level.frame = Rect(0, 0, width * min(value.magnitude / full, 1), line / 2)
    }
    stage.add(amount)
    stage.add(gauge)
    for (title, side, sign) in [("Pay in", -1.0, 1.0), ("Draw", 1, -1)] {
      let place = Point(center.x + side * min(80, stage.bounds.width / 4), row + 2 * line)
      let button = Button(title, at: place, name: title.lowercased())
      button.on(.touchDown, .touchDragEnter) { $0.animate(\.scale, to: 0.95) }
      button.on(.touchDragExit, .touchCancel) { $0.animate(\.scale, to: 1) }
      button.on(.touchUpInside) { [unowned stage] button in
        button.spring(\.scale, to: 1, velocity: 3, tuned: release)
        account.balance += sign * stage[step]
        stage.spring(Account.amount, of: account, to: account.balance, tuned: count)
      }
      stage.add(button)
    }
  }
}
