import PoppingCore

/// Random numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number whose logarithm is spread evenly.
  mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
    var power = 1.0
    let exponent = Double.random(in: 0...1, using: &self)
    // range.lower · (upper/lower)^exponent by repeated square roots: no library power is needed.
    var (rest, ratio) = (exponent, range.upperBound / range.lowerBound)
    for _ in 0..<52 {
      ratio = ratio.squareRoot()
      rest *= 2
      if rest >= 1 {
        power *= ratio
        rest -= 1
      }
    }
    return range.lowerBound * power
  }
}

/// A spring in motion, drawn at random from all regimes.
struct RandomSpring {
  var spring: Spring
  var displacement: Double
  var velocity: Double

  /// The size of the motion, in the value's units.
  var scale: Double { max(displacement.magnitude, velocity.magnitude / spring.naturalFrequency) }

  static func some(_ count: Int, seed: UInt64) throws -> [RandomSpring] {
    var random = SplitMix64(seed: seed)
    return try (0..<count).map { index in
      let mass = random.logarithmic(0.05...20)
      let frequency = random.logarithmic(0.2...60)
      // One in eight within a millionth of critical damping, some exactly on it.
      let ratio =
        switch index % 8 {
        case 0: 1 + Double.random(in: -1e-6...1e-6, using: &random)
        case 1: index % 16 == 1 ? 1.0 : Double.random(in: 1...8, using: &random)
        case 2, 3: Double.random(in: 1...8, using: &random)
        default: Double.random(in: 0...1, using: &random)
        }
      let stiffness = mass * frequency * frequency
      return RandomSpring(
        spring: try Spring(
          mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot()),
        displacement: Double.random(in: -100...100, using: &random),
        velocity: Double.random(in: -100...100, using: &random) * frequency)
    }
  }
}

/// The damped oscillator integrated by its Taylor series, which knows nothing of exponentials and sines.
struct TaylorOscillator {
  var spring: Spring
  var position: Double
  var velocity: Double

  /// Goes on by a time in steps so short that thirty terms are exact to the last place.
  mutating func advance(by time: Double) {
    let fastest = spring.naturalFrequency * (1 + spring.dampingRatio * 2)
    let steps = max((time * fastest * 4).rounded(.up), 1)
    for _ in 0..<Int(steps) { step(time / steps) }
  }

  private mutating func step(_ time: Double) {
    // x = Σ cₙtⁿ with m·(n + 1)(n + 2)·cₙ₊₂ = −k·cₙ − c·(n + 1)·cₙ₊₁
    var (current, next) = (position, velocity)
    var (x, v) = (0.0, 0.0)
    var power = 1.0
    for term in 0..<30 {
      let n = Double(term)
      x += current * power
      v += (n + 1) * next * power
      let after =
        -(spring.stiffness * current + spring.damping * (n + 1) * next) / (spring.mass * (n + 1) * (n + 2))
      (current, next) = (next, after)
      power *= time
    }
    (position, velocity) = (x, v)
  }
}
