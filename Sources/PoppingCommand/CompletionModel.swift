import PoppingStage

/// What can be completed on the command line: read from the table of commands and the effects, written for each shell.
struct CompletionModel {
  /// A word with what it means.
  struct Entry {
    let word: String
    let meaning: String
  }

  /// A command with what may follow it.
  struct CommandEntry {
    let command: Command
    let operands: [Entry]
  }

  /// The commands.
  let commands: [CommandEntry]

  /// For each effect's id, what may follow `--set`.
  let settings: [(id: String, words: [String])]

  init(_ catalog: EffectCatalog) {
    let effects = catalog.effects.map { Entry(word: $0.card.id, meaning: $0.card.title) }
    let names = Command.all.map { Entry(word: $0.name, meaning: $0.summary) }
    commands = Command.all.map { command in
      let operands: [Entry] =
        switch command.operands.kind {
        case .effects: effects
        case .commands: names
        case .words(let words): words.map { Entry(word: $0, meaning: "") }
        }
      return CommandEntry(command: command, operands: operands)
    }
    settings = catalog.effects.map { ($0.card.id, Self.settings(of: $0)) }
  }

  /// The settings of an effect as they are typed: `label=`, `side=left`, `release.bounciness=`.
  private static func settings(of effect: any Effect) -> [String] {
    let parameters = effect.controls.parameters.flatMap { name, parameter -> [String] in
      guard case .choices(let words) = parameter.domain else { return ["\(name)="] }
      return words.map { "\(name)=\($0)" }
    }
    return parameters
      + effect.controls.springs.flatMap { spring in
        Tuning.springNumberNames.map { "\(spring.name).\($0)=" }
      }
  }
}
