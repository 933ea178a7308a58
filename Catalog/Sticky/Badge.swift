import PoppingStage

/// The badge, and the drop that is drawn behind it and joins it to its place.
final class Badge: Layer {
  /// What is seen of the badge: two circles and the neck between them, in points of the stage.
  let drop = Layer("drop")

  private let home: Point
  private let radius: Double
  private let limit: Double
  private var isTorn = false
  private var grasp = Point.zero

  init(at home: Point, radius: Double, limit: Double, color: Color, text: String) {
    self.home = home
    self.radius = radius
    self.limit = limit
    super.init("badge")
    look.frame = Rect(center: home, size: Size(2 * radius, 2 * radius))
    self.text = Text(text, isBold: true)
    look.textColor = .white
    drop.fillColor = color
    redraw()
  }

  func follow(_ gesture: Gesture, tuned knob: Knob) {
    switch gesture.phase {
    case .began:
      removeAllAnimations()
      if look.scale != 1 { spring(\.scale, to: 1, tuned: knob, onApply: { [unowned self] in redraw() }) }
      grasp = look.position - gesture.location
    case .changed:
      look.position = gesture.location + grasp
      if (look.position - home).length > limit { isTorn = true }
      redraw()
    case .ended where isTorn && (look.position - home).length > limit: vanish()
    case .ended, .cancelled: snapBack(velocity: gesture.velocity, tuned: knob)
    case .tapped:
      snapBack(velocity: .zero, tuned: knob)
      spring(\.scale, to: 1, velocity: 4, tuned: knob, onApply: { [unowned self] in redraw() })
    }
  }

  /// Lets a badge that was torn off appear in its place.
  func comeBack(tuned knob: Knob) {
    guard isHidden else { return }
    isHidden = false
    look.position = home
    spring(\.scale, from: 0.001, to: 1, tuned: knob, onApply: { [unowned self] in redraw() })
  }

  private func snapBack(velocity: Point, tuned knob: Knob) {
    isTorn = false
    spring(
      \.position, to: home, velocity: velocity, tuned: knob, onApply: { [unowned self] in redraw() })
  }

  private func vanish() {
    isTorn = false
    animate(
      \.scale, to: 0.001, duration: 0.2, curve: .easeIn,
      completion: { [weak self] finished in
        guard finished, let self else { return }
        isHidden = true
        redraw()
      }, onApply: { [unowned self] in redraw() })
  }

  /// Draws the badge where it is and, unless it is torn off, what is left in its place and the neck.
  private func redraw() {
    guard !isHidden else {
      drop.path = nil
      return
    }
    let way = look.position - home
    let distance = way.length
    let size = radius * max(0, look.scale.x)
    var path = Path.circle(about: look.position, radius: size)
    if !isTorn, distance < limit, distance > 0, look.scale.x > 0.5 {
      let rest = radius * (1 - 0.75 * distance / limit)
      path.add(.circle(about: home, radius: rest))
      path.add(Self.neck(from: home, rest, to: look.position, size, along: way * (1 / distance)))
    }
    drop.path = path
  }

  /// The neck between two circles: from edge to edge along two quadratic curves that are drawn in to the middle.
  private static func neck(
    from start: Point, _ startRadius: Double, to end: Point, _ endRadius: Double, along way: Point
  ) -> Path {
    // Clockwise, as the circles run: where they overlap nothing is cut out.
    let across = Point(way.y, -way.x)
    let middle = (start + end) * 0.5
    let (a, b) = (start + across * startRadius, end + across * endRadius)
    let (c, d) = (end - across * endRadius, start - across * startRadius)
    var path = Path([.move(a)])
    // A quadratic curve as a cubic one: its control points lie two thirds of the way to the quadratic one's.
    path.curve(to: b, a + (middle - a) * (2 / 3), b + (middle - b) * (2 / 3))
    path.line(to: c)
    path.curve(to: d, c + (middle - c) * (2 / 3), d + (middle - d) * (2 / 3))
    path.close()
    return path
  }
}
