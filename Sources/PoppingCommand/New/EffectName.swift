/// The name of a new effect, in the three ways it is written.
struct EffectName: Equatable {
  /// The name on the command line: `soft-landing`.
  let id: String

  /// The name of the type, of its folder and its file: `SoftLanding`.
  let type: String

  /// The name for people: `Soft landing`.
  let title: String

  /// Reads a name written as `soft-landing` or `SoftLanding`.
  init(_ text: String) throws(CommandError) {
    let words = Self.words(of: text)
    let isMadeOfLetters = text.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) || $0 == Self.hyphen }
    guard isMadeOfLetters, let first = text.utf8.first, Self.isLetter(first), !words.contains("") else {
      throw .usage(
        """
        '\(text)' cannot be the name of an effect: it becomes a Swift type, so it starts with a letter and is made of \
        letters, digits and single hyphens, as in 'soft-landing'.
        """)
    }
    id = words.joined(separator: "-")
    type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let sentence = words.joined(separator: " ")
    title = sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// The words in lower case, parted at hyphens and before the capitals that follow a small letter or digit.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var previous: UInt8 = hyphen
    for byte in text.utf8 {
      if byte == hyphen || (isCapital(byte) && previous != hyphen && !isCapital(previous)) {
        words.append("")
      }
      if byte != hyphen { words[words.count - 1].unicodeScalars.append(Unicode.Scalar(byte)) }
      previous = byte
    }
    return words.map { $0.lowercased() }
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Names that Swift has for itself, or that the generated registry uses.
  static let swiftNames: Set<String> = [
    "Any", "Array", "Bool", "Catalog", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Main",
    "Never",
    "Optional", "Popping", "Protocol", "Range", "Result", "Self", "Sequence", "Set", "String", "Swift",
    "Task",
    "Type", "Void",
  ]
}
