import PoppingStage
import PoppingTerminal

/// Stages side by side in a window, a column between two.
struct Panes {
  /// How many there are, 1 or more.
  let count: Int

  /// The cells of the window.
  let size: TerminalSize

  /// The cells of each pane.
  var paneSize: TerminalSize {
    TerminalSize(columns: max(0, size.columns - count + 1) / count, rows: size.rows)
  }

  /// The column of the window at which a pane begins.
  func firstColumn(of index: Int) -> Int { index * (paneSize.columns + 1) }

  /// The pane in which a column of the window is.
  func index(atColumn column: Int) -> Int { min(count - 1, column / (paneSize.columns + 1)) }

  /// What stands above the panes of a show: the bounciness of each, where there are several.
  static func titles(of show: Player.Show) -> [String] {
    show.panes.count < 2 ? [] : show.panes.map { "bounciness \($0.bounciness?.parameterText ?? "")" }
  }

  /// A layer that holds stages side by side.
  func window(of roots: [Layer], titles: [String]) -> Layer {
    let cell = Stage.cell
    let window = Layer("window", frame: Rect(origin: .zero, size: size.stageSize))
    for (index, root) in roots.enumerated() {
      var frame = root.frame
      frame.origin.x = Double(firstColumn(of: index)) * cell.width
      let pane = Layer("pane", frame: frame)
      pane.masksToBounds = true
      pane.add(root)
      if titles.indices.contains(index) {
        let title = Layer("pane title", frame: Rect(0, 0, frame.width, cell.height))
        title.text = Text(titles[index])
        title.textColor = Color(128, 128, 128)
        title.acceptsTouches = false
        pane.add(title)
      }
      window.add(pane)
    }
    return window
  }
}
