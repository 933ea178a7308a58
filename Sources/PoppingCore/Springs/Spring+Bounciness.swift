extension Spring {
  /// The range of bounciness and speed that POP's numbers were made for; other values are taken as they are.
  public static let nominalRange: ClosedRange<Double> = 0...20

  /// Makes a spring of mass 1 from POP's bounciness and speed.
  ///
  /// Speed sets the stiffness; bounciness takes damping away from the amount that hardly overshoots at that speed. At
  /// speeds below about 4 even bounciness 0 overshoots. The conversion is POP's, which has it from Rebound and Origami.
  ///
  /// - Parameters:
  ///   - bounciness: nominally 0 to 20; a negative one is slower than critical.
  ///   - speed: nominally 0 to 20.
  /// - Throws: `SpringError` when a number is not finite, or so far out that stiffness or damping would be negative.
  public init(bounciness: Double, speed: Double = 12) throws(SpringError) {
    try SpringError.checkFinite("bounciness", bounciness)
    try SpringError.checkFinite("speed", speed)
    let numbers = OrigamiSpring(bounciness: bounciness, speed: speed)
    guard numbers.stiffness > 0, numbers.damping >= 0 else {
      throw SpringError(
        argument: "speed", value: speed, requirement: "greater: stiffness and damping would be negative")
    }
    try self.init(stiffness: numbers.stiffness, damping: numbers.damping)
  }

  /// Makes a spring from bounciness and speed that are known to be in the nominal range.
  init(popBounciness bounciness: Double, speed: Double) {
    let numbers = OrigamiSpring(bounciness: bounciness, speed: speed)
    self.init(uncheckedMass: 1, stiffness: numbers.stiffness, damping: numbers.damping)
  }

  /// POP's bounciness of a spring that moves like this one, or nil if no bounciness gives so little damping.
  ///
  /// It is negative where the damping is above what bounciness 0 gives at that speed.
  public var bounciness: Double? { OrigamiSpring.inverse(of: self)?.bounciness }

  /// POP's speed of a spring that moves like this one, or nil if it cannot be had with any bounciness.
  public var speed: Double? { OrigamiSpring.inverse(of: self)?.speed }
}

/// The arithmetic between POP's bounciness and speed and the numbers of a spring of mass 1.
///
/// Source: POPAnimation's spring conversion (POP 1.0.11), the same as Rebound's and Origami's.
private struct OrigamiSpring {
  var stiffness: Double
  var damping: Double

  init(bounciness: Double, speed: Double) {
    let bounce = Self.normalized(bounciness) * 0.8
    let tension = 0.5 + Self.normalized(speed) * (200 - 0.5)
    let share = 2 * bounce - bounce * bounce
    let friction = share * 0.01 + (1 - share) * Self.frictionWithoutBounce(tension)
    stiffness = 194 + (tension - 30) / 50 * (375 - 194)
    damping = 25 + (friction - 8) / 2 * (25 - 19)
  }

  static func inverse(of spring: Spring) -> (bounciness: Double, speed: Double)? {
    let tension = 30 + 50 * (spring.stiffness / spring.mass - 194) / 181
    let friction = 8 + 2 * (spring.damping / spring.mass - 25) / 6
    let withoutBounce = frictionWithoutBounce(tension)
    // friction = 0.01·u + (1 − u)·withoutBounce with 1 − u = (1 − bounce)²
    let remaining = (friction - 0.01) / (withoutBounce - 0.01)
    guard withoutBounce > 0.01, remaining >= 0 else { return nil }
    let bounce = 1 - remaining.squareRoot()
    let speed = 34 / 199.5 * (tension - 0.5)
    guard bounce.isFinite, speed.isFinite else { return nil }
    return (34 / 0.8 * bounce, speed)
  }

  private static func normalized(_ value: Double) -> Double { value / 1.7 / 20 }

  /// The friction, on Origami's scale, that just avoids a bounce.
  private static func frictionWithoutBounce(_ tension: Double) -> Double {
    func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      ((a * tension + b) * tension + c) * tension + d
    }
    return switch tension {
    case ...18: cubic(0.0007, -0.031, 0.64, 1.28)
    case ...44: cubic(0.000044, -0.006, 0.36, 2)
    default: cubic(0.00000045, -0.000332, 0.1078, 5.84)
    }
  }
}
