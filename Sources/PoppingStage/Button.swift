/// A flat button: a title on a coloured rectangle with rounded corners.
public final class Button: Control {
  /// The space between the title and the edges: 28 points at the sides, 4 above and below, as in the Popping demo.
  public static let insets = Size(28, 4)

  /// Makes a flat button about a point, as large as its title and the insets ask, with corners of 4 points.
  ///
  /// The button stands about the middle of the row of cells that holds the point, so that its title is on it wholly.
  public convenience init(
    _ title: String, at center: Point, color: Color = Color(52, 152, 219), name: String = "button"
  ) {
    self.init(name)
    let cell = Stage.cell
    text = Text(title, isBold: true)
    look.bounds.size = Size(
      Double(title.cellWidth) * cell.width + 2 * Self.insets.width, cell.height + 2 * Self.insets.height)
    look.position = Point(center.x, (Double(Int(center.y / cell.height)) + 0.5) * cell.height)
    look.backgroundColor = color
    look.cornerRadius = 4
    look.textColor = .white
  }
}
