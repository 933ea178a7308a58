import PoppingStage

/// The program: it finds the command that is asked for and carries it out.
struct Program {
  /// The effects it knows.
  let catalog: EffectCatalog

  /// Carries out a command line and says how to end; what goes wrong is said on standard error.
  func run(_ words: [String]) -> ExitStatus {
    do throws(CommandError) {
      if let problem = catalog.problems.first { throw .failure(problem) }
      return try dispatch(words)
    } catch {
      // An error without a message has been told already, or is none: a reader that has seen enough.
      if !error.message.isEmpty { StandardStreams.warn("popping: \(error.message.onOneLine)") }
      return error.status
    }
  }

  private func dispatch(_ words: [String]) throws(CommandError) -> ExitStatus {
    guard let name = words.first else {
      guard TerminalBrowser.canOpen, let play = Command.all.first(where: { $0.name == "play" }) else {
        return try run("list", [])
      }
      return try TerminalBrowser.run(self, ViewOptions(Arguments(["--all"], for: play)))
    }
    switch name {
    case "-h", "--help": return try run("help", [])
    case "--version":
      try StandardStreams.write("popping \(Popping.version)\n")
      return .done
    default: return try run(name, Array(words.dropFirst()))
    }
  }

  private func run(_ name: String, _ words: [String]) throws(CommandError) -> ExitStatus {
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let hint =
        NearestName.suggestion(for: name, among: Command.all.map(\.name)).map { "did you mean '\($0)'?" }
        ?? "'popping help' lists them."
      throw .usage(
        name.hasPrefix("-")
          ? "There is no option '\(name)' before a command; 'popping help' shows how to call."
          : "There is no command '\(name)'; \(hint)")
    }
    let arguments = try Arguments(words, for: command)
    if arguments[.help] { return try HelpCommand.show(command) }
    return try command.run(self, arguments)
  }
}
