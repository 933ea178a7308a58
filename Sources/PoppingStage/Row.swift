/// A row of a list: a coloured square at the left, and words.
public final class Row: Layer {
  /// Makes a row.
  public init(_ title: String, color: Color, frame: Rect, name: String) {
    super.init(name)
    look.frame = frame
    look.backgroundColor = .white
    look.cornerRadius = 4
    look.textColor = Color(84, 84, 84)
    let indent = 2 * Stage.cell.width
    let side = min(0.5 * frame.height, 2 * Stage.cell.width)
    let mark = Layer("mark", frame: Rect(indent, (frame.height - side) / 2, side, side))
    mark.backgroundColor = color
    mark.cornerRadius = 2
    let words = Layer("words", frame: Rect(3 * indent, 0, max(0, frame.width - 4 * indent), frame.height))
    words.text = Text(title, alignment: .leading)
    words.textColor = Color(84, 84, 84)
    add(mark)
    add(words)
  }

  /// Where the rows of a list stand: one, three or five cells high, as there is room, about the middle of an area.
  ///
  /// The heights are odd so that the words stand in a row of cells.
  public static func frames(_ count: Int, in area: Rect) -> [Rect] {
    let cell = Stage.cell
    let room = area.height / cell.height / Double(max(count, 1))
    let lines = room >= 6 ? 5.0 : room >= 3 ? 3 : 1
    let pitch = lines * cell.height
    let free = ((area.height - Double(count) * pitch) / 2 / cell.height).rounded(.down) * cell.height
    let width = max(0, min(area.width - 4 * cell.width, 60 * cell.width))
    let gap = lines == 1 ? 0 : 3.0
    return (0..<max(count, 0)).map { index in
      Rect(
        area.midX - width / 2, area.minY + max(0, free) + Double(index) * pitch + gap, width, pitch - 2 * gap)
    }
  }
}
