import PoppingCore

/// Where an effect plays: its layers, the engine that moves them, and the touches they answer.
///
/// Time is handed in: `advance(to:)` is the only way it passes, so that a test, a recording and a live show give the same
/// frames.
public final class Stage {
  /// The size of a terminal's cell, in points.
  public static let cell = Size(8, 16)

  /// The whole stage, in points.
  public let bounds: Rect

  /// The layer that holds all others.
  public let root: Layer

  /// The engine that moves the layers.
  public let animator: Animator

  /// How the effect is set; `retune(_:)` changes it.
  public internal(set) var tuning: Tuning

  /// Told of every touch that reaches the stage, whether a hand's or the script's.
  public var touchObserver: ((Touch) -> Void)?

  /// The effect that plays.
  public let effect: any Effect

  /// The effects that this one may present.
  let library: [any Effect]

  /// Whether the script has been performed to its end and nothing moves any more.
  public var isFinished: Bool { isScriptDone && isSettled }

  /// The stage of the effect that this one presents, in front of all else.
  public internal(set) var presented: Stage?
  weak var presenter: Stage?

  /// The view that was typed into last.
  weak var textView: TextView?

  /// The stage of the compound that this one's effect is a part of.
  weak var whole: Stage?

  /// The effects that this one is made of.
  var parts: [StagePart] = []

  /// The stages of those that have entered, by their number.
  var partStages: [Int: Stage] = [:]

  /// Whether a part that enters takes the place of the one before.
  var takesTurns = false

  /// What of the effect is not as it should be, in sentences; the last one is also shown on the stage.
  public private(set) var problems: [String] = []

  var springs: [ObjectIdentifier: (name: String, spring: Spring)]
  private let parameterNames: [ObjectIdentifier: String]
  private(set) var touchedLayer: Layer?
  private(set) var touchLocation = Point.zero
  private var waitingActions = 0
  private lazy var keyboardHand = KeyboardHand(of: self)
  var isScriptDone = true

  /// Counts the scripts, so that the steps of one that was stopped can be told from those of the present one.
  var scriptNumber = 0

  /// Done when the script has come to its end.
  var onScriptEnd: (() -> Void)?

  /// What moves on this stage, apart from layers.
  var objects: Set<ObjectIdentifier> = []

  /// Sets an effect up on a stage of a size in points.
  ///
  /// - Parameters:
  ///   - effect: What plays.
  ///   - size: The size in points; a cell has 8 × 16.
  ///   - tuning: How the effect is set.
  ///   - library: The effects that it may present.
  /// - Throws: `TuningError` when the tuning does not fit the effect.
  public convenience init(
    _ effect: any Effect, size: Size, tuning: Tuning = Tuning(), library: [any Effect] = []
  ) throws(TuningError) {
    try tuning.check(against: effect)
    self.init(
      effect, bounds: Rect(origin: .zero, size: size), tuning: tuning, library: library, animator: Animator())
  }

  /// Sets an effect up, its tuning checked before, with an engine that may move other stages' layers as well.
  init(
    _ effect: any Effect, bounds: Rect, tuning: Tuning, library: [any Effect], animator: Animator,
    partOf whole: Stage? = nil
  ) {
    self.effect = effect
    self.whole = whole
    self.bounds = bounds
    self.tuning = tuning
    self.library = library
    self.animator = animator
    root = Layer("stage", frame: bounds)
    // A part is tuned by the names that the whole has for its springs and parameters.
    let controls = whole == nil ? effect.controls : EffectControls()
    springs = tuning.springs(of: controls)
    parameterNames = Dictionary(
      controls.parameters.map { (ObjectIdentifier($0.parameter), $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    root.ownStage = self
    root.masksToBounds = true
    effect.setUp(on: self)
  }

  /// The seconds that have passed.
  public var time: Double { animator.time }

  /// The middle of the stage.
  public var center: Point { bounds.center }

  /// Adds a layer in front of all others.
  public func add(_ layer: Layer) { root.add(layer) }

  /// Lets time pass until so many seconds after the beginning.
  public func advance(to time: Double) { animator.advance(to: time) }

  /// Does something after a number of seconds.
  public func after(_ delay: Double, perform: @escaping () -> Void) {
    waitingActions += 1
    animator.after(delay) { [weak self] in
      self?.waitingActions -= 1
      perform()
    }
  }

  /// The value that a parameter is set to.
  public subscript<Value>(parameter: Parameter<Value>) -> Value {
    guard let name = tunedStage.parameterNames[ObjectIdentifier(parameter)] else {
      tellOfUnlisted("parameter", "@Parameter", parameter.summary)
      return parameter.initial
    }
    return tuning.settings[name].flatMap(Value.init(parameterText:)) ?? parameter.initial
  }

  /// Whether nothing moves and nothing waits to be done.
  public var isSettled: Bool {
    !isMoving && waitingActions == 0 && presented?.isSettled ?? true
      && enteredParts.allSatisfy(\.isSettled)
  }

  /// Whether an animation runs or waits here; on a part's stage, the part's own.
  private var isMoving: Bool {
    whole == nil ? animator.isMoving : animator.isMoving(anyOf: root.storageOwners.union(objects))
  }

  /// The stage whose tuning holds here: the whole's for a part.
  private var tunedStage: Stage { whole?.tunedStage ?? self }

  func spring(_ knob: Knob) -> Spring {
    if let spring = tunedStage.springs[ObjectIdentifier(knob)]?.spring { return spring }
    tellOfUnlisted("spring", "@Knob", knob.summary)
    return (try? knob.initial.spring()) ?? .standard
  }

  func name(of knob: Knob) -> String? { tunedStage.springs[ObjectIdentifier(knob)]?.name }

  /// Tells people who build an effect what is wrong with it, on the stage and to who checks it.
  func tell(_ problem: String) {
    let stage = tunedStage
    guard !stage.problems.contains(problem) else { return }
    stage.problems.append(problem)
    stage.show(problem)
  }

  private func tellOfUnlisted(_ kind: String, _ wrapper: String, _ summary: String) {
    let which = summary.isEmpty ? "" : " (\(summary))"
    tell(
      "'\(effect.card.id)' uses a \(kind)\(which) that it does not list; declare it as a property of the effect with \(wrapper)."
    )
  }

  /// Hands a touch to the layer under it, or to the one it began on.
  public func touch(_ phase: Touch.Phase, at location: Point) {
    touchLocation = location
    let touch = Touch(phase: phase, location: location, time: time)
    tunedStage.touchObserver?(touch)
    if phase == .began {
      touchedLayer = root.pointInSuperlayer(location).flatMap { root.layer(touchedAt: $0) }
    }
    let layer = touchedLayer
    if phase == .ended || phase == .cancelled { touchedLayer = nil }
    layer?.handle(touch)
  }

  /// Whether keys are text here: only Esc and ctrl-C can mean something else then.
  public var takesText: Bool {
    if let presented { return presented.takesText }
    return textView?.isEditing ?? false || typedPart != nil
  }

  /// The foremost part that takes text.
  private var typedPart: Stage? {
    enteredParts.last { !$0.root.isHidden && $0.takesText }
  }

  /// Hands a key to the view that takes text, or to a hand that touches by keys; false when neither has use for it.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    if let presented { return presented.press(key) }
    if let textView, textView.isEditing, textView.press(key) { return true }
    if let typedPart, typedPart.press(key) { return true }
    return keyboardHand.press(key)
  }

  /// Hands a pasted text to the view that takes text.
  public func paste(_ text: String) {
    if let presented { return presented.paste(text) }
    if let textView, textView.isEditing { textView.insert(text) } else { typedPart?.paste(text) }
  }

  /// Hides the signs of touching by keys, as when a mouse takes over.
  public func withdrawKeyboard() { (presented ?? self).keyboardHand.withdraw() }
}
