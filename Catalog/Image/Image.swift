import PoppingStage

/// A photo that grows and shrinks when it is tapped, stands still under the finger, and can be flung.
public struct Image: Effect {
  public let card = Card(
    "image", "Image", in: .gestures,
    "A photo grows and shrinks at a tap, stands still under the finger, and is flung.",
    story: """
      The photo of the Popping demo. A tap makes it large in the middle of the stage, the next one small again. A finger that \
      comes down while it is under way holds everything where it is, and lets it go on when it is lifted; only a size that \
      has all but arrived is turned round instead. A drag makes the photo small and takes it along; let go, a spring that \
      starts where it ends carries it on for a moment and back. The script makes the photo large, holding it for a moment \
      on the way, then small, flings it, and makes it large again; it ends with the photo whole.
      """,
    touches: [
      "Tap the photo: it grows, or shrinks.",
      "Put the finger down while it moves: it stands still until you lift it.",
      "Draw the photo and let go: it is flung.",
    ]
  )
  public let script: Script = [
    .settle, .wait(0.3), .touchDown(.center(of: "photo")), .touchUp, .wait(0.1),
    .touchDown(.center(of: "photo")), .wait(0.5), .touchUp, .settle,
    .wait(0.2), .touchDown(.center(of: "photo")), .touchUp, .settle,
    .wait(0.2), .touchDown(.center(of: "photo")), .move(to: .at(0.34, 0.42), over: 0.2), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "photo")), .touchUp, .settle,
  ]

  @Knob(bounciness: 10, "the photo's size") var resize
  @Knob("the photo's way to the middle when it grows") var center
  @Knob(bounciness: 12, "the photo's way on when it is flung") var fling

  @Parameter(0.5, in: 0.1...1, "the size of the small photo, as a share of the large one") var smallScale

  /// The share of its way from which on a size that is under way counts as arrived.
  private static let arrival = 0.98

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let picture = stage.tuning.picture ?? .seaside
    let room = stage.bounds.inset(by: stage.bounds.width / 8, stage.bounds.height / 8)
    let photo = Layer("photo", frame: room.fitting(Size(Double(picture.width), Double(picture.height))))
    photo.picture = picture
    stage.add(photo)
    let small = Scale(stage[smallScale])
    var isLarge = false
    var grasp = Point.zero
    func shrink(_ photo: Layer) {
      isLarge = false
      photo.spring(\.scale, to: small, tuned: resize)
    }
    photo.onGesture { [unowned stage] photo, gesture in
      switch gesture.phase {
      case .began:
        photo.pauseAnimations()
        grasp = photo.position
      case .changed:
        photo.animation(of: \.position)?.remove()
        photo.position = grasp + gesture.translation
        shrink(photo)
      case .ended:
        photo.spring(\.position, velocity: gesture.velocity, tuned: fling)
      case .tapped, .cancelled:
        photo.resumeAnimations()
        guard gesture.phase == .tapped, progress(of: photo) >= Self.arrival else { return }
        if isLarge { return shrink(photo) }
        isLarge = true
        photo.spring(\.scale, to: 1, tuned: resize)
        photo.spring(\.position, to: stage.center, tuned: center)
      }
    }
    shrink(photo)
  }

  /// How near the photo's size is to the one it is on the way to: 1 when it is there.
  private func progress(of photo: Layer) -> Double {
    guard let target = photo.animation(of: \.scale)?.to.x else { return 1 }
    let ends = (min(target, photo.scale.x), max(target, photo.scale.x))
    return ends.1 > 0 ? ends.0 / ends.1 : 1
  }
}
