import PoppingStage

/// A card that tilts, shrinks and dims while it is drawn down, and springs back when let go.
public struct TiltCard: Effect {
  public let card = Card(
    "card", "Card", in: .gestures, "Tilts, shrinks and dims while it is drawn down; let go, it springs back.",
    story: """
      Kitten Yang's interactive card. Over a drag of 200 points it shrinks to 0.8 and dims, and its upper edge tips away, \
      most of all, a fifth of π, half-way: the tilt follows a parabola, so that at the end the card lies flat behind. Only \
      one number is animated, how far the card is drawn; it springs to zero with the finger's velocity, and everything \
      follows it, beyond zero too. The script draws the card half-way and lets go, then all the way; it ends at rest.
      """,
    touches: [
      "Draw the card down: it tilts, shrinks and dims.",
      "Let go: it springs back; catch it in mid-flight, and it goes on from where it is.",
    ]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.at(0.5, 0.3, in: "card")), .move(to: .at(0.5, 0.56), over: 0.5), .wait(0.3),
    .touchUp, .settle, .wait(0.2), .touchDown(.at(0.5, 0.3, in: "card")),
    .move(to: .at(0.5, 0.95), over: 0.6),
    .wait(0.2), .touchUp, .settle,
  ]

  @Knob(bounciness: 9.7, speed: 20, "how far the card is drawn, when it is let go") var back

  @Parameter(200.0, in: 10...2000, "the drag that shrinks the card wholly, in points") var distance
  @Parameter(36.0, in: 0...90, "the greatest tilt, in degrees") var tilt
  @Parameter(0.8, in: 0.1...1, "the size of the card that is drawn wholly") var shrink
  @Parameter(0.4, in: 0...1, "how dark the card is then") var dim
  @Parameter(1.0 / 1000, in: 0...0.01, "the depth: one over the viewer's distance in points") var perspective

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let picture = stage.tuning.picture ?? .seaside
    let frame = stage.bounds.inset(by: stage.bounds.width / 8, stage.bounds.height / 8)
      .fitting(Size(Double(picture.width), Double(picture.height)))
    let sheet = Sheet(picture, frame: frame)
    sheet.perspective = stage[perspective]
    sheet.reach = stage[distance]
    sheet.tilt = .degrees(stage[tilt])
    sheet.shrink = stage[shrink]
    sheet.dim = stage[dim]
    stage.add(sheet)
    var start = 0.0
    sheet.onGesture { [unowned stage, unowned sheet] _, gesture in
      switch gesture.phase {
      case .began:
        stage.animator.remove(key: Sheet.drag.name, from: sheet)
        start = sheet.drag
      case .changed:
        sheet.drag = sheet.limited(start + gesture.location.y - gesture.start.y)
      case .ended, .cancelled, .tapped:
        let wanted = start + gesture.location.y - gesture.start.y
        // At either end the card stands while the finger goes on.
        let velocity = sheet.limited(wanted) == wanted ? gesture.velocity.y : 0
        stage.spring(Sheet.drag, of: sheet, to: 0, velocity: velocity, tuned: back)
      }
    }
  }
}

/// The card: all its look follows from how far it is drawn.
private final class Sheet: Layer {
  /// How far it is drawn down, in points; springs carry it beyond zero.
  var drag = 0.0 { didSet { follow() } }

  var reach = 200.0
  var tilt = Angle.zero
  var shrink = 1.0
  var dim = 0.0
  private let shade = Layer("shade")

  static let drag = Property<Sheet, Double>("drag", threshold: 1, keyPath: \.drag)

  init(_ picture: Picture, frame: Rect) {
    super.init("card")
    look.frame = frame
    self.picture = picture
    shade.frame = Rect(origin: .zero, size: frame.size)
    shade.backgroundColor = .black
    shade.opacity = 0
    add(shade)
  }

  /// A drag as far as the finger can take it; one that is caught beyond zero stays there.
  func limited(_ drag: Double) -> Double { min(max(drag, min(0, self.drag)), reach) }

  private func follow() {
    let share = drag / reach
    let shrunk = share * (2 - share)
    look.rotationX = .radians(tilt.radians * 4 * share * (1 - share))
    look.scale = Scale(1 - (1 - shrink) * shrunk)
    shade.opacity = max(0, dim * shrunk)
  }
}
