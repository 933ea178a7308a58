import PoppingCanvas
import PoppingStage
import PoppingTerminal

/// Plays a show in the real terminal and leaves the last frame behind.
enum TerminalPlayer {
  /// Plays until the show is over or is left.
  static func run(_ show: Player.Show, _ view: ViewOptions) throws(CommandError) -> ExitStatus {
    var options = show.isInteractive ? Terminal.Options.interactive : Terminal.Options()
    options.needsKeyboard = show.isInteractive
    options.reportsFocus = show.isInteractive
    var terminalShow = TerminalShow(
      model: try PlayerScreen(show, view), options: options, framesPerSecond: view.framesPerSecond,
      isSizeFixed: view.isSizeFixed)
    switch try terminalShow.run() {
    case .over:
      try StandardStreams.write(terminalShow.model.lastFrame())
      return .done
    case .hungUp: return .done
    case .signal(let number): return .signal(number)
    }
  }
}

/// A player as it is drawn: the stage, and the line of keys below.
struct PlayerScreen: TerminalModel {
  private var player: Player
  private let view: ViewOptions
  private var canvas: Canvas
  private let window = Layer("window")
  private let keyLine = Layer("key line")

  init(_ show: Player.Show, _ view: ViewOptions) throws(CommandError) {
    player = try Player(show, size: view.size, framesPerSecond: view.framesPerSecond)
    self.view = view
    canvas = view.canvas(view.size)
    keyLine.textColor = Color(128, 128, 128)
  }

  var isIdle: Bool { player.isAtRest }

  mutating func advanceFrame() throws(CommandError) -> Reaction { try player.advanceFrame() }

  mutating func handle(_ event: TerminalEvent) -> Reaction {
    switch event {
    case .key(let key): return player.press(key)
    case .mouse(let report): player.point(report)
    case .paste(let text): player.paste(text)
    case .focus(let isFocused): if !isFocused { player.cancelTouch() }
    case .resized(let size):
      guard size != player.size else { break }
      player.resize(to: size)
      canvas = view.canvas(size)
    case .resumed, .ending, .hungUp, .deadline: break
    }
    return .goOn
  }

  mutating func frame() -> Frame {
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
    return canvas.draw(window, paper: root.backgroundColor)
  }

  /// The last frame as text for the screen that the user had before, without the empty rows at its end.
  func lastFrame() -> String {
    var canvas = view.canvas(player.stageCells)
    var lines = canvas.draw(player.performance.stage.root).lines(colored: view.isColored)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { "\($0)\n" }.joined()
  }
}
