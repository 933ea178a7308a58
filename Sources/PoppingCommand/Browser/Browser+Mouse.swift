import PoppingStage
import PoppingTerminal

extension Browser {
  /// Answers the mouse.
  mutating func point(_ report: MouseReport) {
    let layout = layout
    switch report.action {
    case .pressed where report.button == .left:
      loseHold()
      overlay = nil
      press(at: report, layout)
    case .dragged: drag(to: report, layout)
    case .released:
      if case .effect = held { hand(.touch(.ended, place(of: report, layout))) }
      held = .nothing
    // The button is up: its release was never told.
    case .moved: loseHold()
    case .scrolledUp, .scrolledDown: scroll(by: report.action == .scrolledUp ? -1 : 1, at: report, layout)
    default: break
    }
  }

  /// Which row of a scrolled list is the first to be seen, so that the chosen one is in the middle or near an end.
  static func firstRow(of count: Int, chosen: Int, visible: Int) -> Int {
    min(max(0, chosen - visible / 2), max(0, count - visible))
  }

  private mutating func press(at report: MouseReport, _ layout: BrowserLayout) {
    if layout.stage.contains(column: report.column, row: report.row) {
      focus = .effect
      isFiltering = false
      let place = place(of: report, layout)
      held = .effect(place)
      hand(.touch(.began, place))
    } else if let list = layout.list, list.contains(column: report.column, row: report.row) {
      focus = .list
      isFiltering = report.row == list.row
      let rows = BrowserList(self, rows: list.rows)
      if let id = rows.id(at: report.row - list.row) { select(effects.first { $0.card.id == id }) }
    } else if let area = layout.settings, area.contains(column: report.column, row: report.row) {
      let first = Self.firstRow(of: settings.count, chosen: settingIndex, visible: area.rows)
      let index = first + report.row - area.row
      guard settings.indices.contains(index) else { return }
      focus = .settings
      // The rows stay where they are while the slider is held.
      chooseSetting(index)
      held = .setting(index)
      drag(to: report, layout)
    }
  }

  private mutating func drag(to report: MouseReport, _ layout: BrowserLayout) {
    switch held {
    case .nothing: break
    case .effect:
      let place = place(of: report, layout)
      held = .effect(place)
      hand(.touch(.moved, place))
    case .setting(let index):
      guard let area = layout.settings, settings.indices.contains(index) else { return }
      let bar = BrowserSlider.bar(in: area)
      guard report.column >= bar.column - 1 || report.action == .dragged else { return }
      let share = Double(report.column - bar.column) / Double(max(1, bar.columns - 1))
      set(settings[index], to: settings[index].text(atShare: min(max(share, 0), 1)))
    }
  }

  private mutating func scroll(by count: Int, at report: MouseReport, _ layout: BrowserLayout) {
    if layout.list?.contains(column: report.column, row: report.row) ?? false {
      select(by: count)
    } else if layout.settings?.contains(column: report.column, row: report.row) ?? false, let setting {
      set(setting, to: setting.text(stepping: -count, in: performance.tuning))
    }
  }

  /// A cell as a place on the stage, in fractions; of two stages side by side it is a place on the one it is in.
  private func place(of report: MouseReport, _ layout: BrowserLayout) -> Point {
    let cells = stageCells
    var column = report.column - layout.stage.column
    if compared != nil, column > cells.columns { column -= cells.columns + 1 }
    return Point(
      (Double(column) + 0.5) / Double(max(1, cells.columns)),
      (Double(report.row - layout.stage.row) + 0.5) / Double(max(1, cells.rows)))
  }
}
