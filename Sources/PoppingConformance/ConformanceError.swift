/// A rule that an effect breaks: which one, where, and how to mend it.
public struct ConformanceError: Error, Equatable, CustomStringConvertible {
  /// The effect's id.
  public let effect: String

  /// What is wrong and what to do, in sentences.
  public let problem: String

  public var description: String { "The effect '\(effect)' breaks a rule: \(problem)" }
}
