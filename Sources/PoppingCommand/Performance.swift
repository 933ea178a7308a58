import PoppingStage

/// An effect playing on a stage of its own, that can be begun again: at another size, or up to another time.
///
/// What is touched and typed is kept with its time. Since time is handed in, doing the same at the same times leads to the
/// same frames.
struct Performance {
  /// How long a script may take, in seconds: what never settles is cut there.
  static let limit = 60.0

  /// The effect that plays.
  let effect: any Effect

  /// How it is set.
  let tuning: Tuning

  /// Whether the script is performed, rather than left to the hands of the user.
  let isScripted: Bool

  /// Where it plays.
  private(set) var stage: Stage

  private let library: [any Effect]
  private var inputs: [(time: Double, input: Input)] = []

  /// Something that the user does to an effect.
  enum Input {
    /// A touch, its place in fractions of the stage's width and height.
    case touch(Touch.Phase, Point)
    /// A key.
    case key(Key)
    /// A text that was pasted.
    case paste(String)
  }

  /// Sets an effect up and begins.
  init(
    _ effect: any Effect, tuning: Tuning, size: Size, library: [any Effect], isScripted: Bool = true
  ) throws(CommandError) {
    do throws(TuningError) {
      stage = try Stage(effect, size: size, tuning: tuning, library: library)
    } catch {
      throw .tuning(error)
    }
    self.effect = effect
    self.tuning = tuning
    self.library = library
    self.isScripted = isScripted
    if isScripted { stage.perform(effect.script) }
  }

  /// The seconds since the beginning.
  var time: Double { stage.time }

  /// Whether the script is over and all has settled, or has gone on for too long.
  var isOver: Bool { isScripted && (stage.isFinished || wasCut) }

  /// Whether the script was cut because it went on for too long.
  var wasCut: Bool { isScripted && !stage.isFinished && stage.time >= Self.limit }

  /// Lets time pass until so many seconds after the beginning.
  func advance(to time: Double) { stage.advance(to: isScripted ? min(time, Self.limit) : time) }

  /// Does to the effect what the user does, at the present time.
  mutating func take(_ input: Input) {
    inputs.append((stage.time, input))
    apply(input)
  }

  /// Begins again and does all that was done, up to a time; what was done later is forgotten.
  mutating func restart(size: Size? = nil, upTo time: Double) {
    let size = size ?? stage.bounds.size
    // The tuning fitted the effect before.
    guard let fresh = try? Stage(effect, size: size, tuning: tuning, library: library) else { return }
    stage = fresh
    if isScripted { stage.perform(effect.script) }
    inputs.removeAll { $0.time > time }
    for (moment, input) in inputs {
      stage.advance(to: moment)
      apply(input)
    }
    advance(to: time)
  }

  private func apply(_ input: Input) {
    switch input {
    case .touch(let phase, let place):
      stage.withdrawKeyboard()
      stage.touch(phase, at: Point(place.x * stage.bounds.width, place.y * stage.bounds.height))
    case .key(let key): stage.press(key)
    case .paste(let text): stage.paste(text)
    }
  }
}

extension CommandError {
  /// A tuning that does not fit its effect, with the setting that may have been meant.
  static func tuning(_ error: TuningError) -> CommandError {
    let sentence = error.description.prefix(1).uppercased() + error.description.dropFirst()
    guard case .name(let name, _, let known) = error,
      let near = NearestName.suggestion(for: name, among: known)
    else { return .usage(sentence) }
    return .usage("\(sentence) Did you mean '\(near)'?")
  }
}
