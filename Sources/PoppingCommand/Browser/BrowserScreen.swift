import PoppingCanvas
import PoppingStage
import PoppingTerminal

/// The browser as it is drawn: layers of text about the stages, on one canvas.
struct BrowserScreen: TerminalModel {
  /// What is drawn.
  var browser: Browser

  private let view: ViewOptions
  private var canvas: Canvas
  private let window = Layer("window")

  private static let ink = Color(44, 62, 80)
  private static let faint = Color(127, 140, 141)
  private static let accent = Color(41, 128, 185)

  init(_ browser: Browser, _ view: ViewOptions) {
    self.browser = browser
    self.view = view
    canvas = view.canvas(browser.size)
    window.backgroundColor = .paper
    window.masksToBounds = true
  }

  private var isASCII: Bool { view.capabilities.glyphSet.value == .ascii }

  var isIdle: Bool { browser.isAtRest }

  mutating func advanceFrame() -> Reaction {
    browser.advanceFrame()
    return .goOn
  }

  mutating func takeClipboardText() -> String? {
    defer { browser.clipboard = nil }
    return browser.clipboard
  }

  mutating func handle(_ event: TerminalEvent) -> Reaction {
    switch event {
    case .key(let key): return browser.press(key)
    case .mouse(let report): browser.point(report)
    case .paste(let text): if browser.focus == .effect { browser.hand(.paste(text)) }
    case .focus(let isFocused): if !isFocused { browser.loseHold() }
    case .resized(let size):
      browser.resize(to: size)
      canvas = view.canvas(size)
    case .resumed, .ending, .hungUp, .deadline: break
    }
    return .goOn
  }

  mutating func frame() -> Frame {
    for layer in window.sublayers { layer.removeFromSuperlayer() }
    window.frame = Rect(origin: .zero, size: browser.size.stageSize)
    let layout = browser.layout
    addStages(layout.stage)
    if let list = layout.list { addList(list) }
    if let settings = layout.settings { addSettings(settings) }
    if let curve = layout.curve { addCurve(curve) }
    if let row = layout.keyRow {
      addLine(keyLine, column: 0, row: row, columns: browser.size.columns, color: Self.faint)
    }
    if let overlay = browser.overlay { addPage(lines(of: overlay)) }
    return canvas.draw(window, paper: .paper)
  }

  /// The keys that work now.
  var keyLine: String {
    if !browser.message.isEmpty { return browser.message }
    if browser.overlay == .export { return "left right: platform  any other key: back" }
    if browser.overlay != nil { return "any key: back" }
    if browser.focus == .effect {
      return browser.performance.stage.takesText
        ? "type  tab Esc: back" : "mouse, or space presses, arrows drag  tab Esc: back"
    }
    if browser.isFiltering { return "type to filter  enter: done  Esc: all effects" }
    let own = browser.focus == .list ? "j k choose  enter touch" : "j k choose  + - 0-9 set"
    let time = browser.isPaused ? "p go on . , step" : "p pause"
    return "q leave  ? keys  space replay  \(time)  tab next  \(own)"
  }
}

// MARK: - Parts

extension BrowserScreen {
  private func addStages(_ area: BrowserLayout.Area) {
    let cells = browser.stageCells
    let performances = [browser.performance] + (browser.compared.map { [$0] } ?? [])
    for (index, performance) in performances.enumerated() {
      let column = area.column + index * (cells.columns + 1)
      let pane = Layer("pane", frame: rect(column, area.row, cells.columns, cells.rows))
      pane.masksToBounds = true
      pane.add(performance.stage.root)
      window.add(pane)
      if index > 0 {
        addRule(column: column - 1, row: area.row, rows: area.rows)
        addLine("as it comes", column: column + 1, row: area.row, columns: 12, color: Self.faint)
      }
    }
  }

  private func addList(_ area: BrowserLayout.Area) {
    let list = BrowserList(browser, rows: area.rows)
    let width = area.columns - 1
    let isFocused = browser.focus == .list
    addLine(
      list.filter + (browser.isFiltering ? "_" : ""), column: area.column + 1, row: area.row, columns: width,
      color: browser.isFiltering ? Self.accent : Self.faint)
    for (index, row) in list.rows.enumerated() {
      let isChosen = row.id == browser.effect.card.id
      let text = row.id == nil ? row.text : (isChosen ? "> " : "  ") + row.text
      addLine(
        text, column: area.column + 1, row: area.row + 1 + index, columns: width,
        color: row.id == nil ? Self.faint : isChosen && isFocused ? .white : Self.ink,
        ground: isChosen ? (isFocused ? Self.accent : Color(200, 208, 212)) : nil, isBold: isChosen)
    }
    let summary = Layer(
      "summary",
      frame: rect(
        area.column + 1, area.row + area.rows - BrowserList.summaryRows, width, BrowserList.summaryRows))
    summary.text = Text(list.summary, alignment: .leading, isTopAligned: true, wraps: true)
    summary.textColor = Self.faint
    window.add(summary)
    addRule(column: area.column + area.columns, row: area.row, rows: area.rows)
  }

  private func addSettings(_ area: BrowserLayout.Area) {
    let columns = browser.size.columns - area.column
    addLine(
      String(repeating: isASCII ? "-" : "─", count: columns), column: area.column, row: area.row - 1,
      columns: columns, color: Self.faint)
    let isFocused = browser.focus == .settings
    let first = Browser.firstRow(of: browser.settings.count, chosen: browser.settingIndex, visible: area.rows)
    for (index, setting) in browser.settings.enumerated().dropFirst(first).prefix(area.rows) {
      let tuning = browser.performance.tuning
      let isChosen = index == browser.settingIndex
      let value = isChosen && !browser.typed.isEmpty ? browser.typed : setting.text(in: tuning)
      let name = (isChosen ? "> " : "  ") + setting.name
      addLine(
        BrowserSlider.text(
          name: name, share: setting.share(in: tuning), value: value, in: area, isASCII: isASCII),
        column: area.column, row: area.row + index - first, columns: area.columns,
        color: isChosen && isFocused ? Self.accent : Self.ink, isBold: isChosen && isFocused)
    }
  }

  private func addCurve(_ area: BrowserLayout.Area) {
    guard let (name, spring) = browser.spring else { return }
    let run = SpringRun(spring: spring, from: 0, to: 1, velocity: 0, threshold: 0.001)
    let settling = run.settlingDuration
    let duration = settling.isFinite ? max(settling * 1.15, 0.05) : 5 * spring.response
    var plot = CurvePlot(columns: area.columns, rows: area.rows - 2, glyphs: view.capabilities.glyphSet.value)
    plot.draw({ spring.value(at: $0 * duration) }, target: 1)
    for (index, line) in plot.lines.enumerated() {
      addLine(line, column: area.column, row: area.row + index, columns: area.columns, color: Self.accent)
    }
    let overshoot = run.overshoot.map { "over \(Numbers.short($0.share * 100, digits: 3)) %" } ?? "not over"
    let rest = settling.isFinite ? "rest \(Numbers.short(settling, digits: 3)) s" : "no rest"
    let speed = browser.rateExponent == 0 ? "" : "  x\(browser.rate.parameterText)"
    let time = browser.isPaused ? "  at \(Numbers.short(browser.performance.time, digits: 3)) s" : ""
    for (index, line) in ["\(overshoot), \(rest)", "\(name)\(speed)\(time)"].enumerated() {
      addLine(
        line, column: area.column, row: area.row + area.rows - 2 + index, columns: area.columns,
        color: Self.ink)
    }
  }

  private func lines(of overlay: Browser.Overlay) -> [String] {
    let card = browser.effect.card
    switch overlay {
    case .help:
      let keys = BrowserCommand.all.map {
        "\($0.key == " " ? "space" : String($0.key))".padded(to: 7) + $0.summary
      }
      return [
        "tab    the next part: list, effect, sliders", "arrows, hjkl  choose and set; digits type a value",
        "enter  touch the effect; tab or Esc comes back",
      ] + keys + ["q      leaves", "The mouse works on everything."]
    case .source:
      let links = [
        "\(card.title) (\(card.id))", "", "Source: \(card.source)", "Guide:  \(card.source)/README.md", "",
      ]
      return links + HelpCommand.wrap(card.story).components(separatedBy: "\n")
    case .export:
      let title =
        "\(browser.target?.title ?? "")   (on the clipboard where the terminal allows, and printed at the end)"
      return [title, ""]
        + browser.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A page over everything, as wide and high as its lines where there is room.
  private func addPage(_ lines: [String]) {
    let (columns, rows) = (browser.size.columns, browser.size.rows - 1)
    let width = min(columns, (lines.map(\.count).max() ?? 0) + 4)
    let height = min(rows, lines.count + 2)
    let (column, row) = ((columns - width) / 2, max(0, (rows - height) / 2))
    let page = Layer("page", frame: rect(column, row, width, height))
    page.backgroundColor = .white
    page.borderColor = Self.accent
    page.borderWidth = 2
    page.masksToBounds = true
    window.add(page)
    for (index, line) in lines.prefix(max(0, height - 2)).enumerated() {
      addLine(line, column: column + 2, row: row + 1 + index, columns: width - 4, color: Self.ink)
    }
  }

  private func addLine(
    _ string: String, column: Int, row: Int, columns: Int, color: Color, ground: Color? = nil,
    isBold: Bool = false
  ) {
    guard columns > 0 else { return }
    let line = Layer("line", frame: rect(column, row, columns, 1))
    line.text = Text(string, alignment: .leading, isBold: isBold)
    line.textColor = color
    line.backgroundColor = ground ?? .clear
    line.masksToBounds = true
    window.add(line)
  }

  private func addRule(column: Int, row: Int, rows: Int) {
    for index in 0..<max(0, rows) {
      addLine(isASCII ? "|" : "│", column: column, row: row + index, columns: 1, color: Self.faint)
    }
  }

  private func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Rect {
    let cell = Stage.cell
    return Rect(
      Double(column) * cell.width, Double(row) * cell.height, Double(max(0, columns)) * cell.width,
      Double(max(0, rows)) * cell.height)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
