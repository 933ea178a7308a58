import PoppingStage

/// The page that shows all effects, by family.
struct GalleryIndex {
  /// The effects, in the catalogue's order.
  let effects: [any Effect]

  /// The page, as Markdown.
  var text: String {
    let families = Family.allCases.compactMap { family -> String? in
      let cells = effects.map(\.card).filter { $0.family == family }.map(cell)
      guard !cells.isEmpty else { return nil }
      let name = family.rawValue
      return "## \(name.prefix(1).uppercased() + name.dropFirst())\n\n" + table(of: cells)
    }
    return """
      # The catalogue

      Every effect playing its script. `popping play ID` plays it in a terminal, and `popping` alone lets you touch and tune it.
      This page is written by `popping gallery`.

      \(families.joined(separator: "\n"))
      """
  }

  private func cell(_ card: Card) -> String {
    let folder = card.source.dropFirst("Catalog/".count)
    return "[![\(card.title)](\(folder)/preview.svg)](\(folder)/README.md)<br>`\(card.id)`: "
      + MarkdownText.escaped(card.summary)
  }

  /// Two effects a row.
  private func table(of cells: [String]) -> String {
    let rows = stride(from: 0, to: cells.count, by: 2).map { index in
      "| \(cells[index]) | \(index + 1 < cells.count ? cells[index + 1] : "") |\n"
    }
    return "| | |\n|---|---|\n" + rows.joined()
  }
}
