import PoppingStage

/// What a preset does with an element: the moves it is made of.
struct AttentionPreset: Sendable {
  /// A thing that happens to an element at rest.
  enum Move: Sendable {
    /// Swings it out to a share of its width and height.
    case shift(Double, Double)
    /// Swings its width and height out by these shares, after so many seconds.
    case grow(Double, Double, after: Double)
    /// Swings it round by an angle in radians, about its middle.
    case turn(Double)
    /// Swings it aside by an angle in radians, the upper edge against the lower.
    case lean(Double)
    /// Clears it and brings it back, so often, a quarter of a second each way.
    case blink(Int)
    /// Lets it hop, to these shares of its height.
    case hop([Double])

    /// The seconds until it begins.
    var delay: Double {
      if case .grow(_, _, let delay) = self { delay } else { 0 }
    }
  }

  /// What it is called.
  let name: String

  /// What happens.
  let moves: [Move]

  /// All presets.
  ///
  /// The numbers are those of Spring (MengTo) and animate.css, as shares of the element.
  static let all = [
    AttentionPreset(name: "shake", moves: [.shift(0.15, 0)]),
    AttentionPreset(name: "pop", moves: [.grow(0.2, 0.2, after: 0)]),
    AttentionPreset(name: "morph", moves: [.grow(0.3, -0.3, after: 0)]),
    AttentionPreset(name: "squeeze", moves: [.grow(0.5, -0.5, after: 0)]),
    AttentionPreset(name: "wobble", moves: [.shift(-0.25, 0), .turn(-0.3)]),
    AttentionPreset(name: "swing", moves: [.turn(0.26)]),
    AttentionPreset(name: "flash", moves: [.blink(2)]),
    AttentionPreset(name: "tada", moves: [.grow(0.1, 0.1, after: 0), .turn(0.052)]),
    AttentionPreset(name: "jello", moves: [.lean(-0.218)]),
    AttentionPreset(name: "rubber-band", moves: [.grow(0.25, -0.25, after: 0)]),
    AttentionPreset(name: "heartbeat", moves: [.grow(0.3, 0.3, after: 0), .grow(0.3, 0.3, after: 0.36)]),
    AttentionPreset(name: "bounce", moves: [.hop([0.3, 0.15, 0.04])]),
    AttentionPreset(name: "pulse", moves: [.grow(0.05, 0.05, after: 0)]),
  ]
}
