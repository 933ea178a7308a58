/// A view of several lines of text that is typed into, with a placeholder while there is none.
///
/// It can always be pulled up and down, however little it holds: it gives like rubber and springs back. Editing ends the
/// moment a drag begins; a touch resumes it.
public final class TextView: Layer {
  /// The distance of the text from the view's edges: the article's 5 and 8 points, rounded up to whole cells, so that the
  /// placeholder, the text and the cursor stand in the same cells.
  public static let inset = Stage.cell

  /// Done after each change of the text, by hand or by program.
  public var onTextChange: ((String) -> Void)?

  /// Whether keys go to the view and the cursor shows.
  public private(set) var isEditing = false

  /// The text and the cursor.
  public private(set) var buffer = TextBuffer() {
    didSet { layOut() }
  }

  /// What it says while there is no text.
  public var placeholder = "" {
    didSet { layOut() }
  }

  /// The colour of the placeholder.
  public var placeholderColor = Color(150, 150, 150) {
    didSet { layOut() }
  }

  private let content = Layer("text")
  private let placeholderLayer = Layer("placeholder")
  private let cursorLayer = Layer("cursor")
  private let spring: Knob
  private var dragOrigin = 0.0

  /// Makes a view that covers a rectangle and springs back as a knob says.
  public init(_ name: String, frame: Rect, tuned spring: Knob) {
    self.spring = spring
    super.init(name)
    look.frame = frame
    look.backgroundColor = .paper
    look.textColor = Color(44, 62, 80)
    masksToBounds = true
    cursorLayer.backgroundColor = Color(52, 152, 219)
    for layer in [cursorLayer, placeholderLayer, content] { add(layer) }
    onGesture { [unowned self] _, gesture in follow(gesture) }
    layOut()
  }

  /// The text; setting it puts the cursor at its end.
  public var string: String {
    get { buffer.string }
    set { change { $0 = TextBuffer(newValue) } }
  }

  /// The size of the view, in points; what it shows follows at once.
  public func resize(to frame: Rect) {
    look.frame = frame
    layOut()
  }

  /// Takes the keys of the stage and shows the cursor.
  public func beginEditing() {
    isEditing = true
    stage?.textView = self
    layOut()
  }

  /// Lets go of the keys and hides the cursor.
  public func endEditing() {
    isEditing = false
    layOut()
  }

  /// Writes at the cursor.
  public func insert(_ text: String) {
    change { $0.insert(text) }
    showCursor()
  }

  /// Does what a key asks for; false when it asks for nothing here.
  func press(_ key: Key) -> Bool {
    var isTaken = false
    change { isTaken = $0.press(key, width: columns) }
    if isTaken { showCursor() }
    return isTaken
  }

  /// The cells in a line.
  private var columns: Int { max(1, Int((look.bounds.width - 2 * Self.inset.width) / Stage.cell.width)) }

  private func change(_ edit: (inout TextBuffer) -> Void) {
    var changed = buffer
    edit(&changed)
    let isTextChanged = changed.string != buffer.string
    buffer = changed
    if isTextChanged { onTextChange?(changed.string) }
  }

  private func layOut() {
    let cell = Stage.cell
    let width = Double(columns) * cell.width
    let lines = TextLayout.lines(of: buffer.string, width: columns).count
    let hints = TextLayout.lines(of: placeholder, width: columns).count
    for (layer, string, lines) in [(content, buffer.string, lines), (placeholderLayer, placeholder, hints)] {
      layer.frame = Rect(Self.inset.width, Self.inset.height, width, Double(lines) * cell.height)
      layer.text = Text(string, alignment: .leading, isTopAligned: true, wraps: true)
    }
    content.textColor = look.textColor
    placeholderLayer.textColor = placeholderColor
    placeholderLayer.isHidden = !buffer.string.isEmpty
    let (row, column) = buffer.position(width: columns)
    cursorLayer.frame = Rect(
      Self.inset.width + Double(min(column, columns)) * cell.width,
      Self.inset.height + Double(row) * cell.height,
      cell.width, cell.height)
    cursorLayer.isHidden = !isEditing
  }

  /// Scrolls so far that the cursor's line shows.
  private func showCursor() {
    let line = cursorLayer.frame
    let top = min(look.bounds.minY, line.minY - Self.inset.height)
    let bottom = max(top, line.maxY + Self.inset.height - look.bounds.height)
    guard bottom != look.bounds.minY else { return }
    removeAllAnimations()
    look.bounds.origin.y = bottom
  }
}

// MARK: - Pulling

extension TextView {
  private var band: RubberBand {
    RubberBand(
      upTo: content.frame.maxY + Self.inset.height - look.bounds.height, extent: look.bounds.height)
  }

  private func follow(_ gesture: Gesture) {
    switch gesture.phase {
    case .began:
      removeAllAnimations()
      dragOrigin = band.pull(at: look.bounds.minY)
    case .changed:
      endEditing()
      look.bounds.origin.y = band.offset(pulledTo: dragOrigin - gesture.translation.y)
    case .ended, .cancelled:
      goBack(velocity: -gesture.velocity.y)
    case .tapped:
      let cell = Stage.cell
      let place = look.projection.inverse?.apply(to: gesture.location) ?? .zero
      let column = Int(max(0, place.x - Self.inset.width) / cell.width)
      let row = Int(max(0, place.y - Self.inset.height) / cell.height)
      change { $0.move(toColumn: column, row: row, width: columns) }
      beginEditing()
      // It may have been caught on its way back.
      goBack(velocity: 0)
    }
  }

  private func goBack(velocity: Double) {
    let rest = band.nearest(to: look.bounds.minY)
    guard rest != look.bounds.minY else { return }
    spring(\.bounds.origin.y, to: rest, velocity: velocity, tuned: spring)
  }
}
