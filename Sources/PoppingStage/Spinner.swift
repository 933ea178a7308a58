import PoppingCore

/// A ring of dots that turns while something is under way.
public final class Spinner: Layer {
  private static let dots = 8

  /// Makes a spinner about a point; it is hidden until it is started.
  public init(at center: Point, radius: Double = 12, color: Color = Color(84, 84, 84)) {
    super.init("spinner")
    look.frame = Rect(center: center, size: Size(2 * radius, 2 * radius))
    isHidden = true
    for index in 0..<Self.dots {
      let angle = Angle.radians(Double(index) / Double(Self.dots) * 2 * .pi)
      let dot = Layer(
        "dot",
        frame: Rect(
          center: Point(around: Point(radius, radius), radius: radius * 0.75, angle: angle),
          size: Size(radius / 2, radius / 2)))
      dot.cornerRadius = radius / 4
      dot.backgroundColor = color.opacity(0.2 + 0.8 * Double(index) / Double(Self.dots))
      add(dot)
    }
  }

  /// Shows the spinner and turns it, once a second, until it is stopped.
  public func start() {
    isHidden = false
    var turn = Animation.basic(from: .zero, to: Angle.radians(2 * .pi), duration: 1, curve: .linear)
    turn.repeatsForever = true
    run(turn, on: \.rotationZ)
  }

  /// Hides the spinner.
  public func stop() {
    removeAllAnimations()
    isHidden = true
  }
}
