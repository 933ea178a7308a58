/// A value of an effect, other than a spring, that people can set.
///
/// Declared as `@Parameter(0.95, in: 0.5...1, "Size while pressed") var pressScale`; the effect reads it with
/// `stage[pressScale]`. Its name is the property's.
@propertyWrapper
public final class Parameter<Value: ParameterValue>: AnyParameter {
  /// The value as the effect comes.
  public let initial: Value

  /// What it changes, in a few words.
  public let summary: String

  /// Which values are taken.
  public let domain: ParameterDomain

  /// The parameter itself.
  public var wrappedValue: Parameter<Value> { self }

  /// Makes a parameter that takes any value of its type.
  public init(_ initial: Value, _ summary: String) {
    self.initial = initial
    self.summary = summary
    domain = .any
  }

  /// Makes a parameter that takes numbers in a range.
  public init(_ initial: Value, in range: ClosedRange<Double>, _ summary: String) {
    self.initial = initial
    self.summary = summary
    domain = .range(range)
  }

  /// Makes a parameter that takes one of several words.
  public init(_ initial: Value, among choices: [String], _ summary: String) {
    self.initial = initial
    self.summary = summary
    domain = .choices(choices)
  }

  public var initialText: String { initial.parameterText }

  public var initialNumber: Double? { initial.parameterNumber }

  public func problem(with text: String) -> String? {
    guard let value = Value(parameterText: text) else { return "takes \(Value.parameterNoun)" }
    switch domain {
    case .any: return nil
    case .range(let range):
      return value.parameterNumbers.allSatisfy(range.contains)
        ? nil : "takes \(range.lowerBound.parameterText) to \(range.upperBound.parameterText)"
    case .choices(let choices):
      return choices.contains(text) ? nil : "takes one of \(choices.joined(separator: ", "))"
    }
  }
}

/// A parameter of whatever type.
public protocol AnyParameter: AnyObject, Sendable {
  /// What it changes, in a few words.
  var summary: String { get }

  /// Which values are taken.
  var domain: ParameterDomain { get }

  /// The value as the effect comes, as it is written on the command line.
  var initialText: String { get }

  /// The value as the effect comes, where it is a single number.
  var initialNumber: Double? { get }

  /// What is wrong with a value as written, in words that follow the parameter's name; nil when it is taken.
  func problem(with text: String) -> String?
}

/// Which values a parameter takes.
public enum ParameterDomain: Hashable, Sendable {
  /// All of its type.
  case any
  /// Numbers from one to another, both included.
  case range(ClosedRange<Double>)
  /// One of these words.
  case choices([String])
}
