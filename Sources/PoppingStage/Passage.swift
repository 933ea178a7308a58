import PoppingCore

/// A way in or out that everyone knows by name, as the look that an element has while it is away.
///
/// The names and extents are those of Spring (MengTo) and animate.css 4, as shares of the element's size. A spring carries
/// the element between its place and that look, so a way out is the way in taken backwards.
public struct Passage: Sendable {
  /// What it is called.
  public let name: String

  /// Where an element comes from, or goes to.
  public enum Direction: String, CaseIterable, Sendable {
    case left, right, up, down

    /// The way there: one step to the right and downwards.
    var step: Point {
      switch self {
      case .left: Point(-1, 0)
      case .right: Point(1, 0)
      case .up: Point(0, -1)
      case .down: Point(0, 1)
      }
    }
  }

  /// How far away it is, in its own sizes; nil is out of the stage.
  private var distance: Double? = 0

  /// Its size while it is away, along the way and across it.
  private var scale = Scale(1)

  /// Its turn in the plane, in degrees; the other way round where it comes from the right or from below.
  private var turn = 0.0

  /// Its turn about the axis across the way, in degrees.
  private var flip = 0.0

  /// Its lean, in degrees; the other way where it comes from the right or from below.
  private var skew = 0.0

  /// Whether it is transparent while it is away.
  private var fades = true

  /// Whether it comes on the livelier of two springs.
  public private(set) var isLively = false

  /// How long after the rest its size follows, in seconds.
  public private(set) var scaleDelay = 0.0

  /// All of them, in the order of the catalogues they come from.
  public static let all = [
    Passage(name: "fade", distance: 1),
    Passage(name: "slide", distance: nil, fades: false),
    Passage(name: "zoom", distance: 0.5, scale: 0.3),
    Passage(name: "bounce", distance: nil, fades: false, isLively: true),
    Passage(name: "back", distance: nil, scale: 0.7, fades: false, scaleDelay: 0.25),
    Passage(name: "rotate", distance: 0.25, turn: -45),
    Passage(name: "roll", distance: 1, turn: -120),
    Passage(name: "flip", distance: 0, flip: 90),
    Passage(name: "squeeze", distance: nil, scale: Scale(3, 1), fades: false),
    Passage(name: "light-speed", distance: 1, skew: 30),
  ]

  /// The one of a name.
  public static func named(_ name: String) -> Passage? { all.first { $0.name == name } }

  /// How an element looks while it is away.
  ///
  /// - Parameters:
  ///   - rest: How it looks in its place.
  ///   - direction: Where it is.
  ///   - bounds: The stage.
  ///   - magnitude: How far and how much, of the usual extent; out of the stage is out of the stage.
  public func away(from rest: Look, to direction: Direction, in bounds: Rect, magnitude: Double = 1) -> Look {
    var look = rest
    let step = direction.step
    let isAcross = step.y == 0
    let along = 1 + (scale.x - 1) * magnitude
    let across = 1 + (scale.y - 1) * magnitude
    look.scale = isAcross ? Scale(along, across) : Scale(across, along)
    if let distance {
      look.position.x += step.x * distance * magnitude * rest.bounds.width
      look.position.y += step.y * distance * magnitude * rest.bounds.height
    } else {
      // Half of its size as it is away, and of its corners where it is turned, beyond the edge.
      let size = Size(rest.bounds.width * look.scale.x, rest.bounds.height * look.scale.y)
      if isAcross {
        look.position.x = step.x < 0 ? bounds.minX - size.width : bounds.maxX + size.width
      } else {
        look.position.y = step.y < 0 ? bounds.minY - size.height : bounds.maxY + size.height
      }
    }
    let sign = step.x + step.y < 0 ? 1.0 : -1
    look.rotationZ = .degrees(turn * sign * magnitude)
    look.skewX = .degrees(skew * sign * magnitude)
    let flip = Angle.degrees(self.flip * sign * min(magnitude, 1))
    if isAcross { look.rotationY = flip } else { look.rotationX = flip }
    if fades { look.opacity = 0 }
    return look
  }

  /// Carries an element to a look, from where it is and with the velocity that it has.
  ///
  /// - Parameters:
  ///   - look: The look in its place, or away.
  ///   - knob: The spring.
  ///   - isArrival: Whether it comes: its size may then follow later.
  ///   - completion: Done when the place has been reached and has come to rest, or was given up (false).
  public func carry(
    _ layer: Layer, to look: Look, tuned knob: Knob, isArrival: Bool, completion: Layer.Completion? = nil
  ) {
    layer.spring(\.scale, to: look.scale, tuned: knob, after: isArrival ? scaleDelay : 0)
    layer.spring(\.rotationZ, to: look.rotationZ, tuned: knob)
    layer.spring(\.skewX, to: look.skewX, tuned: knob)
    layer.spring(\.rotationX, to: look.rotationX, tuned: knob)
    layer.spring(\.rotationY, to: look.rotationY, tuned: knob)
    layer.spring(\.opacity, to: look.opacity, tuned: knob)
    layer.spring(\.position, to: look.position, tuned: knob, completion: completion)
  }
}
