import PoppingCanvas
import PoppingTerminal

/// Something that lives in a terminal: it answers events, moves by frames, and can be drawn.
protocol TerminalModel {
  /// Whether nothing will change until something happens.
  var isIdle: Bool { get }

  /// Answers a key, the mouse, a paste, the focus, or another size.
  mutating func handle(_ event: TerminalEvent) throws(CommandError) -> Reaction

  /// Lets one frame's time pass.
  mutating func advanceFrame() throws(CommandError) -> Reaction

  /// What it looks like now.
  mutating func frame() -> Frame

  /// A text that the terminal is to put on the clipboard; it is handed out once.
  mutating func takeClipboardText() -> String?
}

extension TerminalModel {
  mutating func takeClipboardText() -> String? { nil }
}

/// Whether what is shown goes on.
enum Reaction: Equatable {
  /// It goes on.
  case goOn
  /// It ends.
  case leave
}

/// Shows a model in the real terminal: paces its frames, hands events to it, and sleeps while it is idle.
struct TerminalShow<Model: TerminalModel> {
  /// What is shown.
  var model: Model

  /// What is taken over of the terminal.
  let options: Terminal.Options

  /// How often a moving model is drawn.
  let framesPerSecond: Double

  /// Whether the window's size does not matter.
  let isSizeFixed: Bool

  /// How a show ends.
  enum End {
    /// It is over, or was left.
    case over
    /// There is nobody to see it any more.
    case hungUp
    /// A signal asks the program to end.
    case signal(Int32)
  }

  /// Shows the model until it is over or is left; the terminal is as it was before then.
  mutating func run() throws(CommandError) -> End {
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal.open(options)
    } catch {
      throw .failure(error.description)
    }
    defer { terminal.close() }
    return try show(in: terminal)
  }

  private mutating func show(in terminal: Terminal) throws(CommandError) -> End {
    if !isSizeFixed { _ = try model.handle(.resized(terminal.size)) }
    var pacer = FramePacer(framesPerSecond: framesPerSecond, start: MonotonicClock.now)
    draw(in: terminal)
    while true {
      let wasIdle = model.isIdle
      var reaction = Reaction.goOn
      switch terminal.nextEvent(until: wasIdle ? nil : pacer.deadline) {
      case .deadline:
        // A terminal that cannot keep up misses frames; the show takes no longer for it.
        for _ in 0..<pacer.advance(to: MonotonicClock.now) where reaction == .goOn {
          reaction = try model.advanceFrame()
        }
        if reaction == .goOn { draw(in: terminal) }
      case .resumed(let pause): pacer.shift(by: pause)
      case .ending(let signal): return .signal(signal)
      case .hungUp: return .hungUp
      case .resized where isSizeFixed: break
      case let event: reaction = try model.handle(event)
      }
      if reaction == .leave { return .over }
      if let text = model.takeClipboardText() { terminal.copy(text) }
      if wasIdle || model.isIdle {
        // Without a frame to come, what was done is answered at once; time goes on from here.
        draw(in: terminal)
        pacer = FramePacer(framesPerSecond: framesPerSecond, start: MonotonicClock.now)
        pacer.advance(to: MonotonicClock.now)
      }
    }
  }

  private mutating func draw(in terminal: Terminal) { terminal.show(model.frame()) }
}
