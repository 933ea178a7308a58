import PoppingCanvas
import PoppingStage

/// Proves the rules that every effect of a catalogue keeps; one line in anyone's tests.
///
///     @Test func myEffectKeepsTheRules() throws { try checkEffect(Wobble()) }
///
/// The rules: the card says what it has to; springs and parameters are listed and valid as they come; the script changes something,
/// comes to its end within 60 seconds, and gives the same frames on every run; what is seen at the end is the same
/// however finely time has passed, also at once as with reduced motion; touches and keys at any moment (from a fixed seed)
/// never trap and never make anything jump that is moving; and all this holds from one cell up.
///
/// - Parameters:
///   - effect: What is checked.
///   - library: The effects that it may present.
/// - Throws: `ConformanceError` for the first rule that is broken.
public func checkEffect(_ effect: any Effect, library: [any Effect] = []) throws(ConformanceError) {
  let check = ConformanceCheck(effect: effect, library: library)
  try check.card()
  try check.controls()
  try check.script()
  try check.repetition()
  try check.haste()
  try check.sizes()
  try check.interruption()
}

/// The rules for one effect.
struct ConformanceCheck {
  let effect: any Effect
  let library: [any Effect]

  /// The least size at which a layout is to be good, in cells.
  private static let cells = (columns: 40, rows: 12)
  private static let limit = 60.0

  private func broken(_ problem: String) -> ConformanceError {
    ConformanceError(effect: effect.card.id, problem: problem)
  }

  private func stage(columns: Int = cells.columns, rows: Int = cells.rows) throws(ConformanceError) -> Stage {
    let size = Size(Double(columns) * Stage.cell.width, Double(rows) * Stage.cell.height)
    do throws(TuningError) {
      return try Stage(effect, size: size, library: library)
    } catch {
      throw broken("as it comes it cannot be set up: \(error) Give its springs and parameters valid values.")
    }
  }

  func card() throws(ConformanceError) {
    let card = effect.card
    if card.id.isEmpty || !card.id.utf8.allSatisfy({ Self.idBytes.contains($0) }) {
      throw broken("its card's id has to be made of lower-case letters, digits and hyphens.")
    }
    for (name, text) in [("title", card.title), ("summary", card.summary)] where text.isEmpty {
      throw broken("its card has no \(name); write one, the list shows it.")
    }
  }

  private static let idBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)

  func controls() throws(ConformanceError) {
    if let problem = effect.controls.problem { throw broken(problem) }
  }

  func script() throws(ConformanceError) {
    guard effect.script.touchesSomething else {
      throw broken(
        "its script touches nothing; let it touch, press or type, so that 'play' has something to show.")
    }
    let stage = try stage()
    let before = stage.snapshot
    stage.perform(effect.script)
    // What happens at once shows before any time has passed.
    var hasChanged = stage.snapshot != before
    for frame in 0...Int(Self.limit * 20) where !stage.isFinished {
      stage.advance(to: Double(frame) / 20)
      hasChanged = hasChanged || stage.snapshot != before
    }
    guard stage.isFinished else {
      throw broken(
        "60 seconds after its script began it has not come to rest; let what is endless end, or raise the damping."
      )
    }
    if let problem = stage.problems.first { throw broken(problem) }
    guard hasChanged else {
      throw broken(
        "its script changes nothing that is seen; check that the places it touches are those of controls.")
    }
    if let layer = stage.root.firstUnfinite {
      throw broken(
        "at the end the layer '\(layer)' has numbers that are not finite; check what it is divided by.")
    }
  }

  func repetition() throws(ConformanceError) {
    let first = try frames()
    let second = try frames()
    guard let number = first.indices.first(where: { !second.indices.contains($0) || first[$0] != second[$0] })
    else { return }
    throw broken(
      "two runs differ at \(Double(number) / 15) seconds; take chance from a SeededGenerator with a seed parameter, and keep no state in the effect."
    )
  }

  private func frames() throws(ConformanceError) -> [[String]] {
    let stage = try stage()
    var canvas = Canvas(columns: Self.cells.columns, rows: Self.cells.rows)
    stage.perform(effect.script)
    var frames: [[String]] = []
    for number in 0...Int(Self.limit * 15) {
      stage.advance(to: Double(number) / 15)
      frames.append(canvas.draw(stage.root).lines(colored: true))
      if stage.isFinished { break }
    }
    return frames
  }

  /// What is seen at the end: after frames of a 60th of a second, and at once.
  func haste() throws(ConformanceError) {
    let patient = try stage()
    patient.perform(effect.script)
    for frame in 0...Int(Self.limit * 60) where !patient.isFinished {
      patient.advance(to: Double(frame) / 60)
    }
    let hasty = try stage()
    hasty.perform(effect.script)
    hasty.advance(to: Self.limit)
    var canvas = Canvas(columns: Self.cells.columns, rows: Self.cells.rows)
    let expected = canvas.draw(patient.root).lines(colored: true)
    guard canvas.draw(hasty.root).lines(colored: true) == expected else {
      throw broken(
        "shown at once, as with reduced motion, its end looks otherwise than after a show; let completions, not frames, decide what comes next."
      )
    }
  }

  func sizes() throws(ConformanceError) {
    for (columns, rows) in [(1, 1), (2, 3), (39, 1), (1, 40), (80, 24), (200, 50)] {
      let stage = try stage(columns: columns, rows: rows)
      stage.perform(effect.script)
      stage.advance(to: Self.limit)
      if let layer = stage.root.firstUnfinite {
        throw broken(
          "in \(columns) × \(rows) cells the layer '\(layer)' has numbers that are not finite; check what it is divided by."
        )
      }
      var canvas = Canvas(columns: columns, rows: rows)
      _ = canvas.draw(stage.root)
    }
  }

  /// Touches, taps and keys from a fixed seed: what moved in the last moment must be where it was right after them.
  func interruption() throws(ConformanceError) {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<6 {
      let stage = try stage()
      if round.isMultiple(of: 2) { stage.perform(effect.script) }
      for step in 1...40 {
        let time = Double(step) * 0.11
        stage.advance(to: time - 1.0 / 240)
        let earlier = stage.snapshot
        stage.advance(to: time)
        let before = stage.snapshot
        let place = Point(
          .random(in: 0...stage.bounds.width, using: &generator),
          .random(in: 0...stage.bounds.height, using: &generator))
        let deed = Deed.all[Int.random(in: 0..<Deed.all.count, using: &generator)]
        deed.perform(stage, place)
        if deed.isTouch, let jump = stage.snapshot.jump(from: before, movingSince: earlier) {
          throw broken(
            "at \(time) seconds \(deed.name) makes the \(jump.property) of the layer '\(jump.layer)' jump while it moves; animate it from where it is instead of setting it."
          )
        }
      }
      stage.advance(to: stage.time + Self.limit)
      if let layer = stage.root.firstUnfinite {
        throw broken("after touches at random the layer '\(layer)' has numbers that are not finite.")
      }
    }
  }
}

/// Something that a hand does at random.
private struct Deed {
  let name: String
  /// Whether it begins or ends a touch, at which nothing that moves may jump; a finger that is drawn takes things along.
  let isTouch: Bool
  let perform: (Stage, Point) -> Void

  static var all: [Deed] {
    [
      Deed(name: "a touch", isTouch: true) { $0.touch(.began, at: $1) },
      Deed(name: "letting go", isTouch: true) { stage, place in stage.touch(.ended, at: place) },
      Deed(name: "a lost touch", isTouch: true) { stage, place in stage.touch(.cancelled, at: place) },
      Deed(name: "a drag", isTouch: false) { $0.touch(.moved, at: $1) },
      Deed(name: "a key", isTouch: false) { stage, _ in _ = stage.press(.character("a")) },
      Deed(name: "space", isTouch: false) { stage, _ in _ = stage.press(.character(" ")) },
      Deed(name: "the tabulator", isTouch: false) { stage, _ in _ = stage.press(.tab) },
      Deed(name: "a tap", isTouch: true) { stage, place in
        stage.touch(.began, at: place)
        stage.touch(.ended, at: place)
      },
    ]
  }
}
