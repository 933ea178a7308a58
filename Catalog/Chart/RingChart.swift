import PoppingStage

/// A card with a ring in three pieces that can be drawn, and its legend.
final class RingChart: Layer {
  /// The shares of the three pieces, and when and how fast they are drawn, in seconds.
  private static let pieces = [
    (share: 0.3, duration: 0.2, delay: 0.0), (share: 0.25, duration: 0.2, delay: 0.2),
    (share: 0.45, duration: 0.3, delay: 0.4),
  ]

  private let arcs: [Layer]
  private let labels: [Layer]

  init(names: [String], frame: Rect) {
    let cell = Stage.cell
    let radius = max(2, min(frame.height / 2 - 16, frame.width / 5))
    let center = Point(frame.width / 3, frame.height / 2)
    var end = -90.0
    arcs = Self.pieces.enumerated().map { index, piece in
      let start = end
      end += 360 * piece.share
      let arc = Layer("piece \(index + 1)", frame: Rect(origin: .zero, size: frame.size))
      arc.path = .arc(about: center, radius: radius, from: .degrees(start), to: .degrees(end))
      arc.strokeColor = Color.accents[index]
      arc.strokeEnd = 0
      arc.lineWidth = min(15, radius)
      return arc
    }
    // On whole cells of the stage, so that the words stand in them.
    let left = ((frame.minX + frame.width / 2) / cell.width).rounded() * cell.width - frame.minX
    let top = ((frame.minY + center.y) / cell.height - 1.5).rounded() * cell.height - frame.minY
    labels = names.prefix(Self.pieces.count).enumerated().map { index, name in
      let label = Layer(
        "label \(index + 1)",
        frame: Rect(left, top + Double(index) * cell.height, max(0, frame.width - left - 16), cell.height))
      label.text = Text("■ \(name)", alignment: .leading)
      label.opacity = 0
      label.textColor = Color.accents[index]
      return label
    }
    super.init("ring")
    look.frame = frame
    masksToBounds = true
    for layer in arcs + labels { add(layer) }
  }

  /// Takes the pieces and the legend back.
  func clear() {
    for arc in arcs { arc.animate(\.strokeEnd, to: 0, duration: 0.1) }
    for label in labels { label.animate(\.opacity, to: 0, duration: 0.1) }
  }

  /// Draws the pieces one after another, and lets the legend slide in behind them.
  func draw(tuned knob: Knob) {
    for (arc, piece) in zip(arcs, Self.pieces) {
      arc.animate(
        \.strokeEnd, from: 0, to: 1, duration: piece.duration, curve: .linear, after: piece.delay)
    }
    for (label, delay) in labels.staggered(by: 0.2, after: 0.8) {
      label.spring(\.translation.x, from: -100, to: 0, tuned: knob, after: delay)
      label.animate(\.opacity, from: 0, to: 1, after: delay + 0.1)
    }
  }
}
