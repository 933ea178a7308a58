import PoppingCanvas
import PoppingExport
import PoppingStage

/// An option that takes one of several words, and what each word stands for.
struct WordOption<Value: Sendable>: Sendable {
  /// The option as it stands in the tables of the commands.
  let option: Option

  /// The words that it takes, and their meanings.
  let meanings: [(word: String, value: Value)]

  init(_ name: String, _ placeholder: String, _ summary: String, _ meanings: [(String, Value)]) {
    option = Option(name: name, placeholder: placeholder, summary: summary, choices: meanings.map(\.0))
    self.meanings = meanings
  }
}

extension WordOption where Value: Equatable {
  /// The word that stands for a value.
  func word(for value: Value) -> String { meanings.first { $0.value == value }?.word ?? "" }
}

/// The options that take words: the one place that says which.
///
/// Help, parsing and the shells' completions read it, the latter through `Option.choices`.
enum Choices {
  static let family = WordOption(
    "--family", "F", "only the effects of one family", Family.allCases.map { ($0.rawValue, $0) })
  static let glyphs = WordOption<GlyphSet?>(
    "--glyphs", "G", "what pictures are made of",
    [("ascii", .ascii), ("blocks", .blocks), ("braille", .braille), ("auto", nil)])
  static let color = WordOption<ColorDepth?>(
    "--color", "C", "how many colours",
    [
      ("auto", nil), ("never", ColorDepth.none), ("16", .ansi16), ("256", .palette256),
      ("truecolor", .trueColor),
    ])
  static let solver = WordOption<Solver>(
    "--solver", "S", "in closed form, or by the steps of POP's own engine",
    [("exact", .exact), ("pop", .pop)])
  static let format = WordOption("--format", "F", "how it is written", TableFormat.all)
  static let castVersion = WordOption(
    "--cast-version", "V", "the version of asciicast, 2 unless said",
    CastRecorder.Version.allCases.map { (String($0.rawValue), $0) })
  static let theme = WordOption(
    "--theme", "T", "the colours that stand for a terminal's own",
    RecordingTheme.allCases.map { ($0.rawValue, $0) })
  static let toCode = WordOption(
    "--to-code", "TARGET", "as code for another platform", CodeTarget.all.map { ($0.name, $0) })
  static let samples = WordOption("--samples", "F", "every frame's value and velocity", TableFormat.all)
}

/// How numbers are written for other programs.
enum TableFormat: String, CaseIterable {
  case csv, json

  /// The formats by name.
  fileprivate static let all = allCases.map { ($0.rawValue, $0) }
}

extension Arguments {
  /// What the word that an option was given stands for; nil when it was not given.
  func value<Value>(_ words: WordOption<Value>) throws(CommandError) -> Value? {
    guard let word = value(words.option) else { return nil }
    guard let meaning = words.meanings.first(where: { $0.word == word }) else {
      throw .unknownWord(word, for: words.option.name, known: words.option.choices)
    }
    return meaning.value
  }
}

extension CommandError {
  /// A word that is none of those that are taken, with the one that may have been meant.
  static func unknownWord(_ word: String, for name: String, known: [String]) -> CommandError {
    let hint = NearestName.suggestion(for: word, among: known).map { "; did you mean '\($0)'?" } ?? "."
    return .usage("\(name) takes \(known.joined(separator: ", ")), not '\(word)'\(hint)")
  }
}
