import PoppingStage
import PoppingTerminal

/// The browser in the real terminal; what was exported last is printed when it has been left.
enum TerminalBrowser {
  /// Whether the browser can be opened here; elsewhere the effects are listed.
  static var canOpen: Bool {
    Environment.inputIsTerminal && TerminalCapabilities.current().canAnimate.value
  }

  /// Shows the browser until it is left.
  static func run(_ program: Program, _ view: ViewOptions) throws(CommandError) -> ExitStatus {
    var options = Terminal.Options.interactive
    options.reportsFocus = true
    let browser = try Browser(
      program.catalog.effects, size: view.size, framesPerSecond: view.framesPerSecond,
      reducesMotion: view.capabilities.reducesMotion.value)
    var show = TerminalShow(
      model: BrowserScreen(browser, view), options: options, framesPerSecond: view.framesPerSecond,
      isSizeFixed: view.isSizeFixed)
    switch try show.run() {
    case .over:
      try StandardStreams.write(show.model.browser.exported)
      return .done
    case .hungUp: return .done
    case .signal(let number): return .signal(number)
    }
  }
}
