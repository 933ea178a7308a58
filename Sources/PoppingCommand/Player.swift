import PoppingCanvas
import PoppingStage
import PoppingTerminal

/// What `play` shows, apart from the terminal: which effect, at which of its times, and how it answers keys and mouse.
struct Player {
  /// What to play.
  struct Show {
    /// The effects, one after another.
    var effects: [any Effect]
    /// How they are set.
    var tuning: Tuning
    /// The tunings that play side by side, the first of them `tuning`; alone that one where there are none.
    var panes: [Tuning] = []
    /// The effects that may be presented.
    var library: [any Effect]
    /// Whether the first follows the last again.
    var loops = false
    /// Whether the user's hands take the place of the scripts.
    var isInteractive = false
    /// How many seconds of an effect pass in a second.
    var rate = 1.0
  }

  /// What plays now.
  private(set) var performance: Performance

  /// Whether time stands still.
  private(set) var isPaused = false

  /// The cells that there are.
  private(set) var size: TerminalSize

  private let show: Show
  private let framesPerSecond: Double
  private var index = 0
  /// The number of the frame that is shown; times are made from it, so that the way back meets the same times.
  private var frame = 0
  private var isTouching = false
  private var lastPlace = Point.zero

  /// Sets the first effect up.
  init(_ show: Show, size: TerminalSize, framesPerSecond: Double) throws(CommandError) {
    self.show = show
    self.size = size
    self.framesPerSecond = framesPerSecond
    performance = try Self.performance(0, of: show, size: Self.stageCells(in: size))
  }

  private static func performance(
    _ index: Int, of show: Show, size: TerminalSize
  ) throws(CommandError) -> Performance {
    try Performance(
      show.effects[index], tuning: show.tuning, size: size.stageSize, library: show.library,
      isScripted: !show.isInteractive)
  }

  /// The cells of the stage: all but the line of keys, where there is room for one.
  static func stageCells(in size: TerminalSize) -> TerminalSize {
    TerminalSize(columns: size.columns, rows: size.rows >= 4 ? size.rows - 1 : size.rows)
  }

  /// The cells of the stage.
  var stageCells: TerminalSize { Self.stageCells(in: size) }

  /// The line of keys at the bottom; empty where there is no room for one.
  var keyLine: String {
    if size.rows < 4 { return "" }
    if performance.stage.takesText { return "type  Esc leaves" }
    return show.isInteractive
      ? "mouse, or tab chooses  space presses  arrows drag  q leaves"
      : "p \(isPaused ? "goes on " : "pauses")  . , step  space replays  q leaves"
  }

  /// Whether nothing will change until the user does something.
  var isAtRest: Bool { isPaused || (show.isInteractive && performance.stage.isSettled) }

  /// Lets one frame's time pass; where an effect is over, goes on to the next.
  mutating func advanceFrame() throws(CommandError) -> Reaction {
    guard !isPaused else { return .goOn }
    if performance.isOver {
      FramesCommand.noteCut(of: performance)
      guard show.loops || index + 1 < show.effects.count else { return .leave }
      index = (index + 1) % show.effects.count
      performance = try Self.performance(index, of: show, size: stageCells)
      frame = 0
      return .goOn
    }
    frame += 1
    performance.advance(to: time(of: frame))
    return .goOn
  }

  /// Goes on in a window of another size, from the time it was at.
  mutating func resize(to size: TerminalSize) {
    self.size = size
    performance.restart(size: stageCells.stageSize, upTo: performance.time)
  }

  /// Answers a key.
  mutating func press(_ press: KeyPress) -> Reaction {
    if press.code == .escape && isTouching {
      cancelTouch()
      return .goOn
    }
    if press.code == .escape || press == KeyPress(.character("c"), .control) { return .leave }
    if performance.stage.takesText {
      if let key = Key(press) { performance.take(.key(key)) }
      return .goOn
    }
    switch press.code {
    case .character("q"): return .leave
    case .character("p") where !show.isInteractive: isPaused.toggle()
    case .character(".") where !show.isInteractive: step(by: 1)
    case .character(",") where !show.isInteractive: step(by: -1)
    case .character(" ") where !show.isInteractive: replay()
    default:
      if show.isInteractive, let key = Key(press) { performance.take(.key(key)) }
    }
    return .goOn
  }

  /// Hands the mouse to the effect; a drag whose release never came is cancelled.
  mutating func point(_ report: MouseReport) {
    guard show.isInteractive else { return }
    let cells = stageCells
    let place = Point(
      (Double(report.column) + 0.5) / Double(max(1, cells.columns)),
      (Double(report.row) + 0.5) / Double(max(1, cells.rows)))
    switch report.action {
    case .pressed where report.button == .left:
      cancelTouch()
      isTouching = true
      performance.take(.touch(.began, place))
    case .dragged where isTouching:
      performance.take(.touch(.moved, place))
    case .released where isTouching:
      isTouching = false
      performance.take(.touch(.ended, place))
    case .moved: cancelTouch()
    default: return
    }
    lastPlace = place
  }

  /// Hands a pasted text to the effect.
  mutating func paste(_ text: String) {
    if show.isInteractive { performance.take(.paste(text)) }
  }

  /// Ends a touch of which nobody will hear the end.
  mutating func cancelTouch() {
    guard isTouching else { return }
    isTouching = false
    performance.take(.touch(.cancelled, lastPlace))
  }

  private mutating func step(by frames: Int) {
    isPaused = true
    frame = max(0, frame + frames)
    if frames > 0 {
      performance.advance(to: time(of: frame))
    } else {
      performance.restart(upTo: time(of: frame))
    }
  }

  private mutating func replay() {
    frame = 0
    performance.restart(upTo: 0)
  }

  private func time(of frame: Int) -> Double { Double(frame) * show.rate / framesPerSecond }
}

extension Key {
  /// The key of a stage that a key of the terminal is; nil for one that means nothing there.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return nil }
    switch press.code {
    case .character(let character): self = .character(character)
    case .enter: self = .enter
    case .tab: self = press.modifiers.contains(.shift) ? .backTab : .tab
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .escape, .insert, .pageUp, .pageDown, .function: return nil
    }
  }
}
