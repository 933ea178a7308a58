/// A flat button: a title on a coloured rectangle with rounded corners.
public final class Button: Control {
  /// Makes a button about a point, as large as its title and the insets ask: 28 points at the sides, 4 above and below,
  /// corners of 4 points (the flat button of the Popping demo).
  public convenience init(
    _ title: String, at center: Point, color: Color = Color(52, 152, 219), name: String = "button"
  ) {
    self.init(name)
    text = Text(title, isBold: true)
    look.bounds.size = Size(Double(title.cellWidth) * Stage.cell.width + 56, Stage.cell.height + 32)
    look.position = center
    look.backgroundColor = color
    look.cornerRadius = 4
    look.textColor = .white
  }
}
