import PoppingPicture

/// A button that is an icon above its title.
public final class IconButton: Control {
  /// What it says.
  public let title: String

  /// Which of the icons it shows; counted round if there are not so many.
  public let kind: Int

  /// Makes a button that covers a rectangle, the icon as large as leaves a line for the title.
  public init(title: String, kind: Int, frame: Rect) {
    self.title = title
    self.kind = kind
    super.init("button \(kind + 1)")
    self.frame = frame
    let line = Stage.cell.height
    let side = max(line, min(0.6 * frame.width, frame.height - 2 * line))
    let top = (frame.height - side - line) / 2
    let icon = Layer("icon", frame: Rect((frame.width - side) / 2, top, side, side))
    icon.picture = Picture.icons[kind % Picture.icons.count]
    add(icon)
    let label = Layer("title", frame: Rect(0, top + side, frame.width, line))
    label.text = Text(title)
    label.textColor = Color(84, 84, 84)
    add(label)
  }
}
