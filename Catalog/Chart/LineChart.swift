import PoppingStage

/// A card with three lines that can be drawn from left to right.
final class LineChart: Layer {
  /// The heights of the lines at seven places, 0 to 1.
  private static let figures = [
    [0.25, 0.5, 0.4, 0.75, 0.6, 0.85, 0.95],
    [0.6, 0.45, 0.65, 0.5, 0.3, 0.55, 0.5],
    [0.1, 0.2, 0.15, 0.3, 0.45, 0.25, 0.4],
  ]
  private static let curve = TimingCurve.cubic(0.5, 0.29, 0.2, 0.83)

  private let lines: [Layer]

  init(frame: Rect) {
    let plot = Rect(origin: .zero, size: frame.size).inset(by: 16, min(16, frame.height / 6))
    lines = Self.figures.enumerated().map { index, heights in
      let line = Layer("line \(index + 1)", frame: Rect(origin: .zero, size: frame.size))
      line.path = .polyline(
        heights.enumerated().map { place, height in
          Point(
            plot.minX + plot.width * Double(place) / Double(heights.count - 1),
            plot.maxY - plot.height * height)
        })
      line.strokeColor = Color.accents[index]
      line.strokeEnd = 0
      line.lineWidth = 3
      line.lineCap = .round
      return line
    }
    super.init("lines")
    look.frame = frame
    let axis = Layer("axis", frame: Rect(plot.minX, plot.maxY, plot.width, 1))
    axis.backgroundColor = Color(189, 195, 199)
    for layer in [axis] + lines { add(layer) }
  }

  /// Takes the lines back.
  func clear() {
    for line in lines { line.animate(\.strokeEnd, to: 0, duration: 0.1) }
  }

  /// Draws one line after another, so many seconds apart.
  func draw(every interval: Double) {
    for (line, delay) in lines.staggered(by: interval) {
      line.animate(\.strokeEnd, from: 0, to: 1, duration: 0.8, curve: Self.curve, after: delay)
    }
  }
}
