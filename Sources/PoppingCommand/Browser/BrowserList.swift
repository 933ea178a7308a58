import PoppingStage

/// The rows of the effect list: the filter, the effects under their families, and the chosen one's line.
struct BrowserList {
  /// A row of the list.
  struct Row: Equatable {
    var text: String
    /// The effect that it stands for; nil for a family's name or an empty row.
    var id: String?
  }

  /// The row with the filter.
  let filter: String

  /// What is to be seen of the effects.
  let rows: [Row]

  /// The chosen effect's one line.
  let summary: String

  /// The rows that the summary takes at the lower end.
  static let summaryRows = 4

  init(_ browser: Browser, rows count: Int) {
    filter = browser.isFiltering || !browser.filter.isEmpty ? "/\(browser.filter)" : "/ filters"
    var all: [Row] = []
    var family: Family?
    for effect in browser.shown {
      if effect.card.family != family {
        family = effect.card.family
        all.append(Row(text: effect.card.family.rawValue))
      }
      all.append(Row(text: effect.card.title, id: effect.card.id))
    }
    let visible = max(0, count - 2 - Self.summaryRows)
    let chosen = all.firstIndex { $0.id == browser.effect.card.id } ?? 0
    let first = Browser.firstRow(of: all.count, chosen: chosen, visible: visible)
    rows = Array(all[min(first, all.count)...].prefix(visible))
    summary = browser.shown.isEmpty ? "No effect has this in its name." : browser.effect.card.summary
  }

  /// The effect at a row of the list's area, counted from its upper edge.
  func id(at row: Int) -> String? { rows.indices.contains(row - 1) ? rows[row - 1].id : nil }
}
