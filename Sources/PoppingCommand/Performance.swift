import PoppingStage

/// An effect playing on a stage of its own, that can be begun again: at another size, or up to another time.
///
/// What is touched, typed and tuned is kept with its time, and so are the times up to which it was played. Since time is
/// handed in, doing the same at the same times leads to the same frames.
struct Performance {
  /// How long a script may take, in seconds: what never settles is cut there.
  static let limit = 60.0

  /// The effect that plays.
  let effect: any Effect

  /// Whether the script is performed from the beginning, rather than all left to the hands of the user.
  let isScripted: Bool

  /// Where it plays.
  private(set) var stage: Stage

  /// How it was set at the beginning.
  private let firstTuning: Tuning
  private let library: [any Effect]
  private var log: [Entry] = []
  /// Whether the user has taken part: then there is no limit to the time.
  private(set) var isTouched = false
  /// How many entries of the log have been done; those behind are what came later before a step back.
  private var position = 0

  /// A time that was played up to, and what was done then.
  private struct Entry {
    let time: Double
    let input: Input?
  }

  /// Something that the user does to an effect.
  enum Input {
    /// A touch, its place in fractions of the stage's width and height.
    case touch(Touch.Phase, Point)
    /// A key.
    case key(Key)
    /// A text that was pasted.
    case paste(String)
    /// Another tuning, which fits the effect.
    case retune(Tuning)
    /// The end of the script, wherever it was.
    case stopScript
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
    firstTuning = tuning
    self.library = library
    self.isScripted = isScripted
    if isScripted { stage.perform(effect.script) }
  }

  /// The seconds since the beginning.
  var time: Double { stage.time }

  /// How it is set at the present time.
  var tuning: Tuning { stage.tuning }

  /// Whether the script is over and all has settled, or has gone on for too long.
  var isOver: Bool { isScripted && (stage.isFinished || wasCut) }

  /// Whether the script was cut because it went on for too long.
  var wasCut: Bool { isLimited && !stage.isFinished && stage.time >= Self.limit }

  private var isLimited: Bool { isScripted && !isTouched }

  /// Whether a step back has left something behind that is still to be done again.
  var hasFuture: Bool { position < log.count }

  /// The last time before the present one up to which it was played; nil at the beginning.
  var previousTime: Double? { log[..<position].last { $0.time < time }?.time ?? (time > 0 ? 0 : nil) }

  /// The next of the times that it was played up to before a step back.
  var nextTime: Double? { log[position...].first { $0.time > time }?.time }

  /// Lets time pass until so many seconds after the beginning; what was done before a step back is done again.
  mutating func advance(to time: Double) {
    while position < log.count, log[position].time <= time { redo() }
    let time = isLimited ? min(time, Self.limit) : time
    guard time > stage.time else { return }
    // Every time that was played up to is met again on the way back: what an effect does frame by frame is then the same.
    log.insert(Entry(time: time, input: nil), at: position)
    redo()
  }

  /// Does to the effect what the user does, at the present time; what was done later before a step back is forgotten.
  mutating func take(_ input: Input) {
    log.removeSubrange(position...)
    log.append(Entry(time: stage.time, input: input))
    redo()
  }

  /// Sets the effect anew while it plays.
  mutating func retune(_ tuning: Tuning) throws(TuningError) {
    try tuning.check(against: effect)
    take(.retune(tuning))
  }

  /// Begins again and does all that was done, up to a time; an observer is told of the touches.
  mutating func restart(size: Size? = nil, upTo time: Double, observer: ((Touch) -> Void)? = nil) {
    let size = size ?? stage.bounds.size
    // The tuning fitted the effect before.
    guard let fresh = try? Stage(effect, size: size, tuning: firstTuning, library: library) else { return }
    stage = fresh
    stage.touchObserver = observer
    position = 0
    isTouched = false
    if isScripted { stage.perform(effect.script) }
    advance(to: time)
  }

  private mutating func redo() {
    let entry = log[position]
    position += 1
    stage.advance(to: entry.time)
    if let input = entry.input { apply(input) }
  }

  private mutating func apply(_ input: Input) {
    switch input {
    case .touch(let phase, let place):
      stage.withdrawKeyboard()
      stage.touch(phase, at: Point(place.x * stage.bounds.width, place.y * stage.bounds.height))
    case .key(let key): stage.press(key)
    case .paste(let text): stage.paste(text)
    // It was checked before it was taken.
    case .retune(let tuning): try? stage.retune(tuning)
    case .stopScript:
      isTouched = true
      stage.stopScript()
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
