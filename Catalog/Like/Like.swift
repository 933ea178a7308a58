import PoppingStage

/// A heart or a star that swells when it is liked and throws sparks.
public struct Like: Effect {
  public let card = Card(
    "like", "Like", in: .controls, "Swells and throws sparks when it is liked, shrinks when it is not.",
    story: """
      The like button with fireworks of Kitten Yang's animation guide. There, sizes follow one another along keyframes: 1.5, \
      0.8, 1. Here a single push of the spring gives the same swings, at half the size more and a sixth less, so that it can \
      be liked again in the middle of it. Taken back, a push inwards makes it dip to 0.8. Feel for sparks that never fly the \
      same way twice, and yet fly the same in every run: they come from a seed. The script likes it, takes that back, and \
      likes it twice in a row; it ends with a filled heart.
      """,
    touches: ["Press the heart: it is liked, or not any more."]
  )
  public let script: Script = [
    .wait(0.3), .touchDown(.center(of: "like")), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "like")), .touchUp, .settle,
    .wait(0.3), .touchDown(.center(of: "like")), .touchUp, .wait(0.2), .touchDown(.center(of: "like")),
    .touchUp,
    .wait(0.2), .touchDown(.center(of: "like")), .touchUp, .settle,
  ]

  @Knob(bounciness: 18, "the size, after a push") var swell

  @Parameter("heart", among: ["heart", "star"], "the shape") var shape
  @Parameter(0.5, in: 0...1.5, "how much of its size it grows by") var growth
  @Parameter(0.9, in: 0...3, "how far the sparks fly, as a share of the shape's size") var reach
  @Parameter(18, in: 0...60, "how many sparks there are") var sparks
  @Parameter(1, "where the sparks' chance begins") var seed

  public init() {}

  public func setUp(on stage: Stage) {
    stage.root.backgroundColor = .paper
    let side = max(8, min(96, 0.4 * min(stage.bounds.width, stage.bounds.height)))
    let button = Control("like", frame: Rect(center: stage.center, size: Size(side, side)))
    let isHeart = stage[shape] == "heart"
    let color = isHeart ? Color(231, 76, 60) : Color(241, 196, 15)
    button.path =
      isHeart
      ? .heart(in: Rect(0, 0.04 * side, side, 0.92 * side))
      : .star(about: Point(side / 2, 0.54 * side), radius: side / 2, innerRadius: 0.23 * side)
    button.lineWidth = 3
    button.strokeColor = Color(149, 165, 166)
    button.fillColor = color.opacity(0)
    let burst = Burst(count: stage[sparks], reach: stage[reach] * side, size: side, seed: stage[seed])
    var isLiked = false
    button.on(.touchUpInside) { [unowned stage] button in
      isLiked.toggle()
      button.animate(\.fillColor, to: color.opacity(isLiked ? 1 : 0), duration: 0.15)
      button.animate(\.strokeColor, to: isLiked ? color : Color(149, 165, 166), duration: 0.15)
      button.push(\.scale, from: 1, by: Scale(stage[growth] * (isLiked ? 1 : -0.4)), tuned: swell)
      if isLiked { burst.fire(about: button.position, behind: button, on: stage) }
    }
    stage.add(button)
  }
}

/// Sparks that fly off in all directions, slow down and fade.
private final class Burst {
  private let count: Int
  private let reach: Double
  private let size: Double
  private var generator: SeededGenerator

  private static let colors = [
    Color(231, 76, 60), Color(241, 196, 15), Color(52, 152, 219), Color(46, 204, 113), Color(155, 89, 182),
  ]

  init(count: Int, reach: Double, size: Double, seed: Int) {
    self.count = count
    self.reach = reach
    self.size = size
    generator = SeededGenerator(seed: seed)
  }

  /// Lets the sparks fly within a tenth of a second; each lives for 0.7 seconds.
  func fire(about center: Point, behind layer: Layer, on stage: Stage) {
    for index in 0..<count {
      let share = (Double(index) + .random(in: 0...0.8, using: &generator)) / Double(max(count, 1))
      let angle = Angle.radians(2 * .pi * share)
      let way = size * 0.4 + reach * .random(in: 0.5...1, using: &generator)
      let side = max(3, size * .random(in: 0.05...0.1, using: &generator))
      let delay = Double.random(in: 0...0.1, using: &generator)
      let start = Point.polar(angle, size * 0.35, about: center)
      let spark = Layer("spark", frame: Rect(center: start, size: Size(side, side)))
      spark.cornerRadius = side / 2
      spark.backgroundColor = Self.colors[index % Self.colors.count]
      spark.acceptsTouches = false
      stage.add(spark)
      var flight = Animation.decay(
        landingAt: Point.polar(angle, way + size * 0.2, about: center), deceleration: 0.994)
      flight.beginTime = delay
      spark.run(flight, on: \.position)
      spark.animate(\.opacity, from: 1, to: 0, duration: 0.7, curve: .easeIn, after: delay) {
        [weak spark] _ in spark?.removeFromSuperlayer()
      }
    }
    stage.root.bringToFront(layer)
  }
}
