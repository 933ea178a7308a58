/// How an effect is set: its springs, parameters and content, where they differ from what it comes with.
public struct Tuning: Equatable, Sendable {
  /// The bounciness of all the effect's springs; nil leaves each its own.
  public var bounciness: Double?

  /// The speed of all the effect's springs; nil leaves each its own.
  public var speed: Double?

  /// Single settings by name: a parameter (`label`) or a number of a spring (`release.bounciness`), as they are written.
  public var settings: [String: String] = [:]

  /// The picture to show, where the effect shows one.
  public var picture: Picture?

  /// The text to show, where the effect shows one.
  public var text: String?

  /// Makes a tuning that changes nothing.
  public init() {}

  /// What the numbers of a spring are called that can be set by name.
  public static var springNumberNames: [String] { springNumbers.map(\.name) }

  /// The numbers of a spring that can be set by name, and where they stand in its tuning.
  static let springNumbers: [(name: String, keyPath: WritableKeyPath<SpringTuning, Double?> & Sendable)] = [
    ("bounciness", \.optionalBounciness),
    ("speed", \.optionalSpeed),
    ("mass", \.mass),
    ("stiffness", \.stiffness),
    ("damping", \.damping),
  ]

  /// A spring of an effect as this tuning has it.
  public func spring(_ name: String, initial: SpringTuning) -> SpringTuning {
    var spring = initial
    if let bounciness { spring.bounciness = bounciness }
    if let speed { spring.speed = speed }
    for (number, keyPath) in Self.springNumbers {
      if let text = settings["\(name).\(number)"], let value = Double(text) {
        spring[keyPath: keyPath] = value
      }
    }
    return spring
  }

  /// Says what does not fit an effect: a setting it does not have, a value it does not take, a spring that cannot be.
  public func check(against effect: any Effect) throws(TuningError) {
    let controls = effect.controls
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      try check(name, value, of: effect.card.id, controls)
    }
    for (name, knob) in controls.springs {
      do throws(ArgumentError) {
        _ = try spring(name, initial: knob.initial).spring()
      } catch {
        throw TuningError.spring(name, of: effect.card.id, reason: error.description)
      }
    }
  }

  private func check(_ name: String, _ value: String, of id: String, _ controls: EffectControls)
    throws(TuningError)
  {
    if let parameter = controls.parameters.first(where: { $0.name == name })?.parameter {
      if let problem = parameter.problem(with: value) {
        throw TuningError.value(value, for: name, reason: problem)
      }
      return
    }
    let springSettings = controls.springs.flatMap { spring in
      Self.springNumbers.map { "\(spring.name).\($0.name)" }
    }
    guard springSettings.contains(name) else {
      throw TuningError.name(name, of: id, known: controls.parameters.map(\.name) + springSettings)
    }
    guard let number = Double(value), number.isFinite else {
      throw TuningError.value(value, for: name, reason: "takes \(Double.parameterNoun)")
    }
  }
}

extension SpringTuning {
  fileprivate var optionalBounciness: Double? {
    get { bounciness }
    set { bounciness = newValue ?? bounciness }
  }

  fileprivate var optionalSpeed: Double? {
    get { speed }
    set { speed = newValue ?? speed }
  }
}

/// What does not fit between a tuning and an effect.
public enum TuningError: Error, Equatable, CustomStringConvertible {
  /// A setting that the effect does not have; `known` lists those it has.
  case name(String, of: String, known: [String])
  /// A value that a setting does not take.
  case value(String, for: String, reason: String)
  /// Numbers that make no spring.
  case spring(String, of: String, reason: String)

  public var description: String {
    switch self {
    case .name(let name, let id, let known):
      "'\(id)' has no setting '\(name)'"
        + (known.isEmpty ? "; it has none." : "; it has \(known.joined(separator: ", ")).")
    case .value(let value, let name, let reason): "'\(value)' does not fit \(name): it \(reason)."
    case .spring(let name, let id, let reason): "the spring '\(name)' of '\(id)' cannot be: \(reason)."
    }
  }
}
