/// Why a terminal cannot be had, as a sentence for a person.
public struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
