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

/// Players as they are drawn: their stages side by side, and the line of keys below.
struct PlayerScreen: TerminalModel {
  private var players: [Player]
  private var panes: Panes
  private let titles: [String]
  private let view: ViewOptions
  private var canvas: Canvas
  private let keyLine = Layer("key line")
  /// The pane in which the mouse button went down.
  private var heldPane = 0

  init(_ show: Player.Show, _ view: ViewOptions) throws(CommandError) {
    let tunings = show.panes.isEmpty ? [show.tuning] : show.panes
    panes = Panes(count: tunings.count, size: view.size)
    titles = Panes.titles(of: show)
    players = []
    for tuning in tunings {
      var show = show
      show.tuning = tuning
      players.append(try Player(show, size: panes.paneSize, framesPerSecond: view.framesPerSecond))
    }
    self.view = view
    canvas = view.canvas(view.size)
    keyLine.textColor = Color(128, 128, 128)
  }

  var isIdle: Bool { players.allSatisfy(\.isAtRest) }

  /// One that is over waits for the others, so that all go on to the next effect, or end, together.
  mutating func advanceFrame() throws(CommandError) -> Reaction {
    let areAllOver = players.allSatisfy(\.performance.isOver)
    for index in players.indices where areAllOver || !players[index].performance.isOver {
      if try players[index].advanceFrame() == .leave { return .leave }
    }
    return .goOn
  }

  mutating func handle(_ event: TerminalEvent) -> Reaction {
    var reaction = Reaction.goOn
    if case .mouse(let report) = event, report.action == .pressed {
      heldPane = panes.index(atColumn: report.column)
    }
    if case .resized(let size) = event, size != panes.size {
      panes = Panes(count: players.count, size: size)
      canvas = view.canvas(size)
    }
    for index in players.indices {
      switch event {
      case .key(let key): if players[index].press(key) == .leave { reaction = .leave }
      case .mouse(var report):
        report.column -= panes.firstColumn(of: heldPane)
        players[index].point(report)
      case .paste(let text): players[index].paste(text)
      case .focus(let isFocused): if !isFocused { players[index].cancelTouch() }
      case .resized: if players[index].size != panes.paneSize { players[index].resize(to: panes.paneSize) }
      case .resumed, .ending, .hungUp, .deadline: break
      }
    }
    return reaction
  }

  mutating func frame() -> Frame {
    let window = panes.window(of: players.map(\.performance.stage.root), titles: titles)
    let line = players[0].keyLine
    let height = players[0].performance.stage.root.frame.maxY
    keyLine.frame = Rect(0, height, window.frame.width, Stage.cell.height)
    keyLine.text = Text(line)
    keyLine.isHidden = line.isEmpty
    window.add(keyLine)
    return canvas.draw(window, paper: players[0].performance.stage.root.backgroundColor)
  }

  /// The last frame as text for the screen that the user had before, without the empty rows at its end.
  func lastFrame() -> String {
    let rows = players[0].stageCells.rows
    var canvas = view.canvas(TerminalSize(columns: panes.size.columns, rows: rows))
    let roots = players.map(\.performance.stage.root)
    var lines = canvas.draw(panes.window(of: roots, titles: titles), paper: roots[0].backgroundColor)
      .lines(colored: view.isColored)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { "\($0)\n" }.joined()
  }
}
