/// The words that a command takes beside its options.
struct Operands: Sendable {
  /// What stands for them in help.
  let placeholder: String

  /// How many there may be.
  let count: ClosedRange<Int>

  /// What they name, for those who list them.
  let kind: Kind

  /// What operands name.
  enum Kind: Sendable, Equatable {
    /// Ids of effects.
    case effects
    /// Commands of this program.
    case commands
    /// One of these words; there are none where nothing can be listed.
    case words([String])
  }

  /// No operands.
  static let none = Operands(placeholder: "", count: 0...0, kind: .words([]))
  /// The id of one effect.
  static let effect = Operands(placeholder: "ID", count: 1...1, kind: .effects)
  /// The ids of effects.
  static let effects = Operands(placeholder: "ID…", count: 0...Int.max, kind: .effects)
  /// A command's name, or nothing.
  static let command = Operands(placeholder: "[COMMAND]", count: 0...1, kind: .commands)

  /// A name for something new.
  static let name = Operands(placeholder: "NAME", count: 1...1, kind: .words([]))

  /// One of several words.
  static func word(_ words: [String]) -> Operands {
    Operands(placeholder: words.joined(separator: "|"), count: 1...1, kind: .words(words))
  }
}
