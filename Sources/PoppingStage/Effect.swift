import PoppingCore

/// An effect of the catalogue: a card that describes it, a script that performs it, and how it is set up on a stage.
///
/// Springs and parameters that people tune are properties declared with `@Knob` and `@Parameter`; their names are the
/// names on the command line. An effect itself holds no state: all that changes lives on the stage.
public protocol Effect: Sendable {
  /// What the effect says of itself.
  var card: Card { get }

  /// The touches that show the effect, ending with something to see.
  var script: Script { get }

  /// The effect's springs and parameters; unless given, those that its properties are declared with.
  var controls: EffectControls { get }

  /// Puts the effect's layers on a stage and says how they answer touches.
  func setUp(on stage: Stage)
}

extension Effect {
  /// The effect's springs and parameters, in the order of their declaration.
  ///
  /// Found by reflection among the properties declared with `@Knob` and `@Parameter`.
  public var controls: EffectControls {
    var controls = EffectControls()
    for child in Mirror(reflecting: self).children {
      guard let label = child.label else { continue }
      // The storage of a wrapped property `release` is called `_release`.
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      switch child.value {
      case let knob as Knob: controls.springs.append((name, knob))
      case let parameter as any AnyParameter: controls.parameters.append((name, parameter))
      default: break
      }
    }
    return controls
  }
}

/// The springs and parameters of an effect, with their names.
public struct EffectControls: Sendable {
  /// The springs.
  public internal(set) var springs: [(name: String, knob: Knob)] = []

  /// The other parameters.
  public internal(set) var parameters: [(name: String, parameter: any AnyParameter)] = []

  /// Makes the controls of an effect that has none.
  public init() {}

  /// What is wrong with them as they come, in a sentence that says how to mend it; nil when nothing is.
  public var problem: String? {
    for (name, parameter) in parameters {
      if let problem = parameter.problem(with: parameter.initialText) {
        return
          "the parameter '\(name)' comes as \(parameter.initialText), but it \(problem); change its value or its range."
      }
    }
    for (name, knob) in springs {
      do throws(ArgumentError) {
        _ = try knob.initial.spring()
      } catch {
        return "the spring '\(name)' cannot be: \(error.description); give its @Knob other numbers."
      }
    }
    return nil
  }
}
