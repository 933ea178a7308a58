#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Spring {
  /// The time in seconds after which the distance from the target never exceeds a threshold again.
  ///
  /// It is the exact last time, not an envelope: 0 when the threshold is never exceeded, infinite when it is exceeded
  /// for ever (no damping, or a threshold of 0).
  ///
  /// - Parameters:
  ///   - displacement: value − target at the start.
  ///   - velocity: the velocity at the start, in units per second.
  ///   - threshold: the distance that counts as rest, above 0.
  public func settlingTime(displacement: Double = -1, velocity: Double = 0, threshold: Double) -> Double {
    // On the scale of the motion itself, no product can overflow.
    let scale = min(
      max(displacement.magnitude, velocity.magnitude / naturalFrequency), .greatestFiniteMagnitude)
    guard scale > 0 else { return 0 }
    let limit = threshold / scale
    guard scale.isFinite, limit > 0 else { return .infinity }
    let course = SpringPath(rates: rates, displacement: displacement / scale, velocity: velocity / scale)
    guard rates.decay > 0 else { return course.undampedAmplitude > limit ? .infinity : 0 }
    guard let turn = course.lastTurn(above: limit) else { return 0 }
    guard turn.isFinite else { return .infinity }
    return course.fall(below: limit, after: turn)
  }
}

/// One component on its way to the target: when it crosses the target, when it turns, when it is near.
struct SpringPath {
  var rates: SpringRates

  /// Which of a value's components it is.
  var lane = 0
  var displacement: Double
  var velocity: Double

  func distance(at time: Double) -> Double {
    rates.transition(over: time).displacement(from: displacement, velocity: velocity).magnitude
  }

  /// The greatest distance of a spring without damping.
  var undampedAmplitude: Double {
    let share = velocity / rates.squaredFrequency.squareRoot()
    return (displacement * displacement + share * share).squareRoot()
  }

  /// The time of the first crossing of the target after the start; infinite if there is none.
  var crossing: Double {
    if rates.oscillates {
      return firstPhase(
        rates.root * -displacement, velocity + rates.decay * displacement) / rates.root
    }
    return Self.time(ofShare: -displacement / (velocity + rates.slow * displacement), rates.root)
  }

  /// The time of the first turning point after the start, at which the velocity is 0; infinite if there is none.
  var turn: Double {
    let force = rates.squaredFrequency * displacement
    if rates.oscillates {
      return firstPhase(rates.root * velocity, rates.decay * velocity + force) / rates.root
    }
    let share = velocity / (rates.slow * velocity + force)
    let rate = 2 * rates.root
    guard share > 0 else { return .infinity }
    return rate > 0 ? log1p(rate * share) / rate : share
  }

  /// The first angle above 0 at which the tangent is the given quotient.
  private func firstPhase(_ numerator: Double, _ denominator: Double) -> Double {
    let angle = numerator < 0 ? atan2(-numerator, -denominator) : atan2(numerator, denominator)
    return angle > 0 ? angle : .pi
  }

  /// The time t at which (1 − e^(−2gt))/2g is `share`.
  private static func time(ofShare share: Double, _ rate: Double) -> Double {
    guard share > 0, 2 * rate * share < 1 else { return .infinity }
    return rate > 0 ? -log1p(-2 * rate * share) / (2 * rate) : share
  }

  /// The last time at which the distance stands above the limit and falls from there on until the target is reached:
  /// a turning point, or the start; nil if the distance never exceeds the limit.
  func lastTurn(above limit: Double) -> Double? {
    let first = turn
    let start: Double? = displacement.magnitude > limit ? 0 : nil
    guard first.isFinite, distance(at: first) > limit else { return start }
    guard rates.oscillates else { return first }
    // Each turn is smaller than the one before by the same factor.
    let halfPeriod = Double.pi / rates.root
    let turns = (log(distance(at: first)) - log(limit)) / (rates.decay * halfPeriod)
    guard turns.isFinite else { return .infinity }
    // Rounding may be off by one either way.
    let candidates = (-1...1).map { first + (turns.rounded(.down) - Double($0)) * halfPeriod }
    return candidates.first { $0 > first && distance(at: $0) > limit } ?? first
  }

  /// The time after `turn` at which the falling distance reaches the limit.
  func fall(below limit: Double, after turn: Double) -> Double {
    var low = turn
    let passed = rates.transition(over: turn)
    let rest = SpringPath(
      rates: rates,
      displacement: passed.displacement(from: displacement, velocity: velocity),
      velocity: passed.velocity(from: displacement, velocity: velocity))
    // A turning point is as far from the next crossing as the path says; where there is none, the limit is searched.
    var high = turn + (turn > 0 && !rates.oscillates ? .infinity : rest.crossing)
    if !high.isFinite {
      var width = 1 / rates.slow
      repeat {
        high = turn + width
        width *= 2
      } while high.isFinite && distance(at: high) > limit
      guard high.isFinite else { return .infinity }
    }
    var guess = low + (high - low) / 2
    var step = Double.infinity
    for _ in 0..<200 {
      let transition = rates.transition(over: guess)
      let value = transition.displacement(from: displacement, velocity: velocity)
      let slope = transition.velocity(from: displacement, velocity: velocity)
      if value.magnitude > limit { low = guess } else { high = guess }
      let newton = guess - (value.magnitude - limit) / (value < 0 ? -slope : slope)
      if (newton - guess).magnitude <= 2 * guess.ulp { return newton }
      // Newton's step where it stays inside and converges, else half the bracket.
      let converges = newton > low && newton < high && (newton - guess).magnitude * 2 <= step
      let next = converges ? newton : low + (high - low) / 2
      step = (next - guess).magnitude
      if step <= guess.ulp { return next }
      guess = next
    }
    return guess
  }
}
