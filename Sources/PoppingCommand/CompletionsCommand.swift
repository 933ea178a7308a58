/// `popping completions`: a script that teaches a shell what can be typed.
enum CompletionsCommand {
  /// The shells, and how a script is written for each.
  static let shells: [(name: String, script: @Sendable (CompletionModel) -> String)] = [
    ("bash", BashCompletion.script), ("zsh", ZshCompletion.script), ("fish", FishCompletion.script),
  ]

  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let name = arguments.operands[0]
    guard let shell = shells.first(where: { $0.name == name }) else {
      throw .unknownWord(name, for: "completions", known: shells.map(\.name))
    }
    try StandardStreams.write(shell.script(CompletionModel(program.catalog)))
    return .done
  }

  /// A text between single quotes, as all three shells read it; a quote in it becomes a typographic one.
  static func quoted(_ text: String) -> String {
    "'" + String(text.map { $0 == "'" ? "’" : $0 }) + "'"
  }
}
