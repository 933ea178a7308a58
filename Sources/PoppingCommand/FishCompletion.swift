/// The completion script for fish.
enum FishCompletion {
  static func script(_ model: CompletionModel) -> String {
    let lines =
      ["# Completions of popping for fish: popping completions fish | source", "complete -c popping -f"]
      + model.commands.map {
        "complete -c popping -n __fish_use_subcommand -a \($0.command.name)"
          + " -d \(CompletionsCommand.quoted($0.command.summary))"
      }
      + model.commands.flatMap { completions(of: $0, model) }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func completions(of entry: CompletionModel.CommandEntry, _ model: CompletionModel)
    -> [String]
  {
    let seen = "__fish_seen_subcommand_from"
    let condition = "complete -c popping -n '\(seen) \(entry.command.name)'"
    let operands = entry.operands.map {
      "\(condition) -a \($0.word)"
        + ($0.meaning.isEmpty ? "" : " -d \(CompletionsCommand.quoted($0.meaning))")
    }
    let options = entry.command.allOptions.map { option in
      "\(condition) \(flag(option.name))\(values(of: option)) -d \(CompletionsCommand.quoted(option.summary))"
    }
    guard entry.command.takesTuning else { return operands + options }
    let settings = model.settings.map { id, words in
      "complete -c popping -n '\(seen) \(entry.command.name); and \(seen) \(id)' -l set -x"
        + " -a \(CompletionsCommand.quoted(words.joined(separator: " ")))"
    }
    return operands + options + settings
  }

  /// An option's name as `complete` takes it: `-l color`, `-s o`.
  private static func flag(_ name: String) -> String {
    name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
  }

  /// How a value is completed: one of several words, a file, or not at all.
  private static func values(of option: Option) -> String {
    if option.takesFile { return " -r -F" }
    if !option.choices.isEmpty { return " -x -a '\(option.choices.joined(separator: " "))'" }
    return option.placeholder == nil ? "" : " -x"
  }
}
