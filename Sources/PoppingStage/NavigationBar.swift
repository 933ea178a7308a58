/// The bar at the top of a screen: a title in the middle, and a thing to press at either side.
public final class NavigationBar: Layer {
  /// The height of a bar: three rows of cells.
  public static let height = 3 * Stage.cell.height

  /// The words in the middle.
  public let title: Layer

  /// What stands at the left, if anything.
  public let leftItem: Control

  /// What stands at the right, if anything.
  public let rightItem: Control

  /// Makes the bar of a screen.
  public init(across bounds: Rect, title: String, left: String? = nil, right: String? = nil) {
    let height = Self.height
    let side = min(bounds.width / 4, 12 * Stage.cell.width)
    self.title = Layer("title", frame: Rect(side, 0, bounds.width - 2 * side, height))
    leftItem = Control("left item", frame: Rect(0, 0, side, height))
    rightItem = Control("right item", frame: Rect(bounds.width - side, 0, side, height))
    super.init("bar")
    look.frame = Rect(bounds.minX, bounds.minY, bounds.width, height)
    look.backgroundColor = Color(219, 225, 228)
    self.title.text = Text(title, isBold: true)
    self.title.textColor = Color(44, 62, 80)
    for (item, label) in [(leftItem, left), (rightItem, right)] {
      item.text = label.map { Text($0) }
      item.textColor = Color(52, 152, 219)
      item.isHidden = label == nil
      add(item)
    }
    add(self.title)
  }

  /// What of a screen lies below the bar.
  public func rest(of bounds: Rect) -> Rect {
    Rect(
      bounds.minX, look.frame.maxY, bounds.width, max(0, bounds.maxY - look.frame.maxY))
  }

  /// Lets the right item change something over at every press, from on; it says what the next press does.
  ///
  /// - Parameters:
  ///   - off: What the item says while the thing is on.
  ///   - on: What it says while the thing is off.
  ///   - perform: Given whether the thing is on now; done for the first time at once.
  public func toggle(_ off: String, _ on: String, perform: @escaping (_ isOn: Bool) -> Void) {
    var isOn = true
    rightItem.isHidden = false
    rightItem.text = Text(off)
    rightItem.on(.touchUpInside) { item in
      isOn.toggle()
      item.text = Text(isOn ? off : on)
      perform(isOn)
    }
    perform(true)
  }
}
