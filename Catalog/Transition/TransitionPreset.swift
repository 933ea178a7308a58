import PoppingStage

/// A way in which a picture comes to be there: its look and its mask for every progress.
struct TransitionPreset: Sendable {
  /// What it is called.
  let name: String

  /// Makes a picture look as at a progress: 0 is away, 1 is there, and a spring may go beyond both.
  let apply: @Sendable (Layer, Scene) -> Void

  /// What a picture's looks depend on.
  struct Scene {
    /// How far it is there.
    var progress: Double
    /// How it looks when it is there.
    let rest: Look
    /// The way to where it comes from: one step to the right and downwards.
    let step: Point
    /// The stage.
    let bounds: Rect

    /// The progress between away and there.
    var share: Double { min(max(progress, 0), 1) }
    var size: Size { rest.bounds.size }
  }

  /// All presets, after Pow.
  static let all = [
    TransitionPreset(name: "wipe") { picture, scene in
      let (width, height) = (scene.size.width, scene.size.height)
      let rest = 1 - scene.share
      picture.maskPath = .rectangle(
        Rect(
          scene.step.x > 0 ? rest * width : 0, scene.step.y > 0 ? rest * height : 0,
          scene.step.x == 0 ? width : scene.share * width, scene.step.y == 0 ? height : scene.share * height))
    },
    TransitionPreset(name: "iris") { picture, scene in
      let (width, height) = (scene.size.width, scene.size.height)
      let diagonal = (width * width + height * height).squareRoot()
      picture.maskPath = .circle(
        about: Point(width / 2, height / 2), radius: scene.share * diagonal / 2)
    },
    TransitionPreset(name: "blinds") { picture, scene in
      var path = Path()
      let isAcross = scene.step.y == 0
      let extent = isAcross ? scene.size.width : scene.size.height
      let slat = extent / 8
      for index in 0..<8 {
        // One slat after another: each takes half of the way.
        let share = min(max(2 * scene.share - Double(index) / 8, 0), 1)
        let start = Double(index) * slat
        path.add(
          .rectangle(
            isAcross
              ? Rect(start, 0, share * slat, scene.size.height)
              : Rect(0, start, scene.size.width, share * slat)))
      }
      picture.maskPath = path
    },
    TransitionPreset(name: "clock") { picture, scene in
      let center = Point(scene.size.width / 2, scene.size.height / 2)
      picture.maskPath =
        scene.share < 1
        ? .sector(
          about: center, radius: scene.size.width + scene.size.height, from: .degrees(-90),
          to: .degrees(-90 + 360 * scene.share)) : nil
    },
    TransitionPreset(name: "boing") { picture, scene in
      shift(picture, scene)
      // Stretched along its way and as much thinner across it; pressed together where it goes too far.
      let stretch = max(0.2, 1 + 0.5 * (1 - scene.progress))
      picture.scale = scene.step.y == 0 ? Scale(stretch, 1 / stretch) : Scale(1 / stretch, stretch)
    },
    TransitionPreset(name: "skid") { picture, scene in
      shift(picture, scene)
      picture.skewX = .degrees(-30 * (1 - scene.progress) * (scene.step.x + scene.step.y))
    },
    TransitionPreset(name: "anvil") { picture, scene in
      // It falls from above whatever the side; what the spring goes beyond presses it flat on its lower edge.
      picture.position.y = scene.rest.position.y - (1 - scene.share) * scene.bounds.height
      let press = max(0, scene.progress - 1)
      picture.scale = Scale(1 + press, 1 - press)
      picture.position.y += press * scene.size.height / 2
    },
    TransitionPreset(name: "vanish") { picture, scene in
      picture.opacity = scene.share
      picture.scale = Scale(1 + 0.4 * (1 - scene.share))
    },
  ]

  /// Moves a picture out to where nothing of it is seen, or beyond its place.
  private static func shift(_ picture: Layer, _ scene: Scene) {
    let way = 1 - scene.progress
    picture.position = Point(
      scene.rest.position.x + scene.step.x * way * scene.bounds.width,
      scene.rest.position.y + scene.step.y * way * scene.bounds.height)
  }
}
