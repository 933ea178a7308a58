import PoppingExport
import PoppingStage
import PoppingTerminal

/// The browser apart from the terminal: which effect plays, how it is set, and how keys and mouse are answered.
struct Browser {
  /// Where keys go.
  enum Focus: CaseIterable {
    /// The list of effects.
    case list
    /// The effect itself.
    case effect
    /// The sliders.
    case settings
  }

  /// What lies over everything else.
  enum Overlay {
    /// The keys.
    case help
    /// Where the effect comes from.
    case source
    /// The springs as code.
    case export
  }

  /// All effects.
  let effects: [any Effect]

  /// The cells that there are.
  private(set) var size: TerminalSize

  /// What the shown effects have in their id, title or summary.
  var filter = "" {
    didSet { select(shown.first { $0.card.id == effect.card.id } ?? shown.first) }
  }

  /// Whether typed characters go to the filter.
  var isFiltering = false

  /// Where keys go.
  var focus = Focus.list

  /// What lies over everything else.
  var overlay: Overlay?

  /// What plays.
  private(set) var performance: Performance

  /// The same effect as it comes, which plays beside in step.
  private(set) var compared: Performance?

  /// What can be set of the effect.
  private(set) var settings: [BrowserSetting]

  /// Which of the settings is chosen.
  var settingIndex = 0

  /// The digits that were typed for the chosen setting and are no number to set yet.
  var typed = ""

  /// Whether time stands still.
  var isPaused = false

  /// The power of two by which time goes faster, −4 to 2.
  var rateExponent = 0

  /// The platform that springs are exported for.
  var target = CodeTarget.all.first

  /// What went wrong, or was done, last.
  var message = ""

  /// A text for the clipboard that nobody has taken yet.
  var clipboard: String?

  /// What was exported last, to be printed when the browser has been left.
  var exported = ""

  /// What the mouse holds on to.
  var held = Hold.nothing

  /// What the mouse holds on to while its button is down.
  enum Hold: Equatable {
    case nothing
    /// The effect, touched last at a place in fractions of its stage.
    case effect(Point)
    /// A slider.
    case setting(Int)
  }

  private let framesPerSecond: Double
  private let reducesMotion: Bool

  /// Opens the browser at the first effect.
  init(
    _ effects: [any Effect], size: TerminalSize, framesPerSecond: Double = 60, reducesMotion: Bool = false
  ) throws(CommandError) {
    guard let first = effects.first else { throw .failure("There is no effect to show.") }
    self.effects = effects
    self.size = size
    self.framesPerSecond = framesPerSecond
    self.reducesMotion = reducesMotion
    settings = BrowserSetting.all(of: first)
    performance = try Performance(
      first, tuning: Tuning(), size: Self.stageCells(in: size, count: 1).stageSize, library: effects)
    if reducesMotion { performance.advance(to: Performance.limit) }
  }

  /// The effect that plays.
  var effect: any Effect { performance.effect }

  /// The effects that the filter leaves.
  var shown: [any Effect] {
    let words = filter.lowercased().split(separator: " ")
    return effects.filter { effect in
      let card = effect.card
      let text = "\(card.id) \(card.title) \(card.summary) \(card.family.rawValue)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// The parts of the window.
  var layout: BrowserLayout { BrowserLayout(size: size) }

  /// Whether nothing changes until the user does something.
  var isAtRest: Bool { isPaused || (performance.isOver && compared?.isOver ?? true) }

  /// How much faster than the clock time goes.
  var rate: Double { rateExponent < 0 ? 1 / Double(1 << -rateExponent) : Double(1 << rateExponent) }

  /// The setting that is chosen.
  var setting: BrowserSetting? { settings.indices.contains(settingIndex) ? settings[settingIndex] : nil }

  /// The spring whose curve is shown: that of the chosen setting, or the first.
  var spring: (name: String, spring: Spring)? {
    let springs = effect.controls.springs
    guard let chosen = springs.first(where: { $0.name == setting?.spring }) ?? springs.first,
      let spring = try? performance.tuning.spring(chosen.name, initial: chosen.knob.initial).spring()
    else { return nil }
    return (chosen.name, spring)
  }

  /// The cells of a stage: all of its area, or half where two play side by side.
  private static func stageCells(in size: TerminalSize, count: Int) -> TerminalSize {
    let area = BrowserLayout(size: size).stage
    return TerminalSize(columns: (area.columns - count + 1) / count, rows: area.rows)
  }

  /// The cells of each stage.
  var stageCells: TerminalSize { Self.stageCells(in: size, count: compared == nil ? 1 : 2) }
}

// MARK: - Time

extension Browser {
  /// Lets one frame's time pass.
  mutating func advanceFrame() {
    guard !isAtRest else { return }
    let step = rate / framesPerSecond
    forEachPerformance { $0.advance(to: $0.time + step) }
  }

  /// Stops time and goes a frame on, or back to the one that was shown before.
  mutating func step(back: Bool) {
    isPaused = true
    let step = rate / framesPerSecond
    forEachPerformance { performance in
      if back {
        if let time = performance.previousTime { performance.restart(upTo: time) }
      } else {
        performance.advance(to: performance.nextTime ?? performance.time + step)
      }
    }
  }

  /// Plays the script again, as the effect is set now.
  mutating func replay() {
    isPaused = false
    let tuning = performance.tuning
    let size = stageCells.stageSize
    // A tuning that was taken before fits the effect.
    if let fresh = try? Performance(effect, tuning: tuning, size: size, library: effects) {
      performance = fresh
    }
    if compared != nil {
      compared = try? Performance(effect, tuning: Tuning(), size: size, library: effects)
    }
    if reducesMotion { forEachPerformance { $0.advance(to: Performance.limit) } }
  }

  /// Sets the effect beside itself as it comes, or alone again; both begin anew.
  mutating func toggleComparison() {
    compared = compared == nil ? performance : nil
    replay()
  }

  /// Goes on in a window of another size.
  mutating func resize(to size: TerminalSize) {
    guard size != self.size else { return }
    self.size = size
    let stage = stageCells.stageSize
    forEachPerformance { $0.restart(size: stage, upTo: $0.time) }
  }

  private mutating func forEachPerformance(_ change: (inout Performance) -> Void) {
    change(&performance)
    if var other = compared {
      change(&other)
      compared = other
    }
  }
}

// MARK: - Choosing and setting

extension Browser {
  /// Plays another effect, as it comes.
  mutating func select(_ next: (any Effect)?) {
    guard let next, next.card.id != effect.card.id,
      let fresh = try? Performance(next, tuning: Tuning(), size: stageCells.stageSize, library: effects)
    else { return }
    performance = fresh
    settings = BrowserSetting.all(of: next)
    settingIndex = 0
    typed = ""
    message = ""
    replay()
  }

  /// Chooses the effect so many places on in the list.
  mutating func select(by count: Int) {
    let shown = shown
    let index = shown.firstIndex { $0.card.id == effect.card.id } ?? 0
    if !shown.isEmpty { select(shown[min(shown.count - 1, max(0, index + count))]) }
  }

  /// Sets the effect while it moves; one that has settled plays again.
  mutating func retune(_ tuning: Tuning) {
    message = ""
    let wasOver = performance.isOver
    do throws(TuningError) {
      try performance.retune(tuning)
      if wasOver { replay() }
    } catch {
      message = error.description
    }
  }

  /// Gives a setting a value as it is written; one that the effect does not take is told.
  mutating func set(_ setting: BrowserSetting, to text: String) {
    guard setting.text(in: performance.tuning) != text else { return }
    retune(setting.setting(text, in: performance.tuning))
  }

  /// Hands something to the effect; a script that is under way ends for it.
  mutating func hand(_ input: Performance.Input) {
    forEachPerformance { performance in
      if !performance.isTouched { performance.take(.stopScript) }
      performance.take(input)
    }
  }

  /// Lets go of what the mouse holds, of which nobody will hear the end.
  mutating func loseHold() {
    if case .effect(let place) = held { hand(.touch(.cancelled, place)) }
    held = .nothing
  }
}
