/// An effect without a type of its own: a closure, another effect under another card, or a compound of effects.
///
///     let nod = Knob(bounciness: 18, "the tile's way back")
///     let nodding = AnyEffect(
///       Card("nod", "Nod", in: .attention, "Nods when it is touched."), springs: ["nod": nod]
///     ) { stage in
///       let tile = Control("tile", frame: Rect(center: stage.center, size: Size(96, 96)))
///       tile.backgroundColor = Color(46, 204, 113)
///       tile.on(.touchDown) { $0.spring(\.rotationX, to: .zero, velocity: .radians(12), tuned: nod) }
///       stage.add(tile)
///     }
///
/// `Effect+Combining.swift` makes effects from effects.
public struct AnyEffect: Effect {
  public let card: Card
  public let script: Script
  public let controls: EffectControls
  private let body: @Sendable (Stage) -> Void

  /// Makes an effect from a closure that sets it up.
  ///
  /// - Parameters:
  ///   - card: What the effect says of itself.
  ///   - script: The touches that show it; unless given, a tap in the middle of the stage.
  ///   - springs: The springs that people can tune, with their names.
  ///   - parameters: The other values that people can set, with their names.
  ///   - setUp: Puts the layers on a stage and says how they answer touches.
  public init(
    _ card: Card, script: Script = [.wait(0.3), .touchDown(.center), .wait(0.1), .touchUp, .settle],
    springs: KeyValuePairs<String, Knob> = [:], parameters: KeyValuePairs<String, any AnyParameter> = [:],
    setUp: @escaping @Sendable (Stage) -> Void
  ) {
    var controls = EffectControls()
    controls.springs = springs.map { ($0.key, $0.value) }
    controls.parameters = parameters.map { ($0.key, $0.value) }
    self.init(card, script, EffectControls(joining: [controls]), setUp)
  }

  /// Shows another effect under a card of its own, as a catalogue needs where it holds both.
  public init(_ card: Card, _ effect: any Effect) {
    self.init(card, effect.script, effect.controls) { effect.setUp(on: $0) }
  }

  init(
    _ card: Card, _ script: Script, _ controls: EffectControls, _ body: @escaping @Sendable (Stage) -> Void
  ) {
    self.card = card
    self.script = script
    self.controls = controls
    self.body = body
  }

  public func setUp(on stage: Stage) { body(stage) }
}

extension EffectControls {
  /// The controls of several effects as those of one.
  ///
  /// A spring or parameter that several have is listed once. Where two different ones have one name, the first keeps it, and
  /// a later one has the number of its effect behind it, from 1: `release-2`.
  init(joining all: [EffectControls]) {
    for (index, controls) in all.enumerated() {
      for (name, knob) in controls.springs where !springs.contains(where: { $0.knob === knob }) {
        springs.append((freeName(name, index + 1), knob))
      }
      for (name, parameter) in controls.parameters
      where !parameters.contains(where: { $0.parameter === parameter }) {
        parameters.append((freeName(name, index + 1), parameter))
      }
    }
  }

  /// A name that nothing has yet; springs and parameters are set by name alike.
  private func freeName(_ name: String, _ number: Int) -> String {
    let isTaken = springs.contains { $0.name == name } || parameters.contains { $0.name == name }
    return isTaken ? freeName("\(name)-\(number)", number) : name
  }
}
