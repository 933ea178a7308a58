/// The words of a command line, taken apart.
struct Arguments {
  /// The words that belong to no option.
  var operands: [String] = []

  /// The values of the options that were given; an option without a value has an empty one.
  private(set) var values: [String: [String]] = [:]

  /// Takes the words behind a command's name apart.
  init(_ words: [String], for command: Command) throws(CommandError) {
    var rest = words[...]
    var areOptionsOver = false
    while let word = rest.popFirst() {
      if areOptionsOver || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        try take(word, from: &rest, for: command)
      }
    }
    if self[.help] { return }
    guard command.operands.count.contains(operands.count) else {
      let call = "popping \(command.call)"
      if operands.count > command.operands.count.upperBound {
        let extra = operands[command.operands.count.upperBound]
        throw .usage("'\(extra)' is one word too many: the call is '\(call)'.")
      }
      throw .usage("Something is missing: the call is '\(call)'.")
    }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, for command: Command
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? Option.help.name : parts[0]
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      let hint =
        NearestName.suggestion(for: name, among: command.allOptions.map(\.name))
        .map { "did you mean '\($0)'?" } ?? "'popping help \(command.name)' lists them."
      throw .usage("'\(command.name)' has no option '\(name)'; \(hint)")
    }
    if values[name] != nil && !option.repeats { throw .usage("\(name) is given twice; once is enough.") }
    guard let placeholder = option.placeholder else {
      guard parts.count == 1 else { throw .usage("\(name) takes no value; leave out '=\(parts[1])'.") }
      values[name] = [""]
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw .usage("\(name) needs a value: \(name) \(placeholder).")
    }
    values[name, default: []].append(value)
  }

  /// Whether an option was given.
  subscript(option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; nil when it was not given.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// The number that an option was given; nil when it was not given.
  func number(
    _ option: Option, where isValid: (Double) -> Bool = { _ in true }, _ meaning: String
  ) throws(CommandError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), number.isFinite, isValid(number) else {
      throw .usage("\(option.name) takes \(meaning), not '\(text)'.")
    }
    return number
  }
}
