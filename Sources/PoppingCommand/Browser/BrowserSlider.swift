/// A setting as a row of cells: its name, a bar with a knob, and its value.
enum BrowserSlider {
  /// Where the bars are in the area of the settings.
  static func bar(in area: BrowserLayout.Area) -> BrowserLayout.Area {
    let name = max(0, min(22, area.columns - 13))
    return BrowserLayout.Area(
      column: area.column + name, row: area.row, columns: max(0, area.columns - name - 8), rows: area.rows)
  }

  /// The row of a setting.
  static func text(name: String, share: Double, value: String, in area: BrowserLayout.Area, isASCII: Bool)
    -> String
  {
    let bar = bar(in: area)
    let label = bar.column - area.column - 1
    let knob = bar.columns > 0 ? min(bar.columns - 1, Int(share * Double(bar.columns - 1) + 0.5)) : 0
    let (line, mark) = isASCII ? ("-", "O") : ("─", "●")
    let track =
      bar.columns > 0
      ? String(repeating: line, count: knob) + mark + String(repeating: line, count: bar.columns - 1 - knob)
      : ""
    return cut(name, to: label) + " " + track + " " + String(value.prefix(7))
  }

  private static func cut(_ text: String, to width: Int) -> String {
    let text = String(text.prefix(max(0, width)))
    return text + String(repeating: " ", count: max(0, width - text.count))
  }
}
