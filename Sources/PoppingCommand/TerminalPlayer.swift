import PoppingCanvas
import PoppingStage
import PoppingTerminal

/// Plays a show in the real terminal: paces frames, hands events to the player, and leaves the last frame behind.
struct TerminalPlayer {
  private var player: Player
  private let view: ViewOptions
  private let isInteractive: Bool
  private var canvas: Canvas
  private let window = Layer("window")
  private let keyLine = Layer("key line")

  /// Sets the show up; the terminal is not touched before `run()`.
  init(_ show: Player.Show, _ view: ViewOptions) throws(CommandError) {
    player = try Player(show, size: view.size, framesPerSecond: view.framesPerSecond)
    self.view = view
    isInteractive = show.isInteractive
    canvas = view.canvas(view.size)
    keyLine.textColor = Color(128, 128, 128)
  }

  /// Plays until the show is over or is left.
  mutating func run() throws(CommandError) -> ExitStatus {
    var options = isInteractive ? Terminal.Options.interactive : Terminal.Options()
    options.needsKeyboard = isInteractive
    options.reportsFocus = isInteractive
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal.open(options)
    } catch {
      throw .failure(error.description)
    }
    defer { terminal.close() }
    let end = try play(in: terminal)
    terminal.close()
    switch end {
    case .over:
      try leaveLastFrame()
      return .done
    case .hungUp: return .done
    case .signal(let number): return .signal(number)
    }
  }

  /// How a show ends.
  private enum End {
    /// It is over, or was left.
    case over
    /// There is nobody to see it any more.
    case hungUp
    /// A signal asks the program to end.
    case signal(Int32)
  }

  private mutating func play(in terminal: Terminal) throws(CommandError) -> End {
    if !view.isSizeFixed, terminal.size != player.size { resize(to: terminal.size) }
    var pacer = FramePacer(framesPerSecond: view.framesPerSecond, start: MonotonicClock.now)
    draw(in: terminal)
    while true {
      let wasAtRest = player.isAtRest
      switch terminal.nextEvent(until: wasAtRest ? nil : pacer.deadline) {
      case .deadline:
        // A terminal that cannot keep up misses frames; the show takes no longer for it.
        for _ in 0..<pacer.advance(to: MonotonicClock.now) {
          guard try player.advanceFrame() == .goOn else { return .over }
        }
        draw(in: terminal)
      case .key(let key):
        guard player.press(key) == .goOn else { return .over }
      case .mouse(let report): player.point(report)
      case .paste(let text): player.paste(text)
      case .focus(let isFocused): if !isFocused { player.cancelTouch() }
      case .resized(let size): if !view.isSizeFixed { resize(to: size) }
      case .resumed(let pause): pacer.shift(by: pause)
      case .ending(let signal): return .signal(signal)
      case .hungUp: return .hungUp
      }
      if wasAtRest || player.isAtRest {
        // Without a frame to come, what was done is answered at once; time goes on from here.
        draw(in: terminal)
        pacer = FramePacer(framesPerSecond: view.framesPerSecond, start: MonotonicClock.now)
        pacer.advance(to: MonotonicClock.now)
      }
    }
  }

  private mutating func resize(to size: TerminalSize) {
    player.resize(to: size)
    canvas = view.canvas(size)
  }

  private mutating func draw(in terminal: Terminal) {
    let root = player.performance.stage.root
    if root.superlayer !== window {
      for layer in window.sublayers { layer.removeFromSuperlayer() }
      window.add(root)
      window.add(keyLine)
    }
    let line = player.keyLine
    window.frame = Rect(origin: .zero, size: player.size.stageSize)
    keyLine.frame = Rect(0, root.frame.maxY, root.frame.width, Stage.cell.height)
    keyLine.text = Text(line)
    keyLine.isHidden = line.isEmpty
    terminal.show(canvas.draw(window, paper: root.backgroundColor))
  }

  /// Writes the last frame to the screen that the user had before, without the empty rows at its end.
  private func leaveLastFrame() throws(CommandError) {
    var canvas = view.canvas(player.stageCells)
    var lines = canvas.draw(player.performance.stage.root).lines(colored: view.isColored)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    try StandardStreams.write(lines.map { "\($0)\n" }.joined())
  }
}
