/// `popping help`: what the program or one of its commands takes.
enum HelpCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    guard let name = arguments.operands.first else { return try showAll() }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let hint =
        NearestName.suggestion(for: name, among: Command.all.map(\.name)).map { "; did you mean '\($0)'?" }
        ?? "."
      throw .usage("There is no command '\(name)'\(hint)")
    }
    return try show(command)
  }

  /// Prints a command's own page.
  static func show(_ command: Command) throws(CommandError) -> ExitStatus {
    var page = "usage: \(synopsis(of: command))\n\n\(wrap(command.discussion))\n"
    let groups = [
      ("options", command.options + [.help]),
      ("tuning", command.takesTuning ? Option.tuning : []),
      ("view", command.takesView ? Option.view : []),
    ]
    for (title, options) in groups where !options.isEmpty {
      page += "\n\(title):\n" + table(options.map { (call(of: $0), summary(of: $0)) })
    }
    try StandardStreams.write(page)
    return .done
  }

  private static func showAll() throws(CommandError) -> ExitStatus {
    let commands = Command.all.map { ($0.call, $0.summary) } + [("--version", Option.version.summary)]
    try StandardStreams.write(
      """
      Spring effects to watch, touch and tune in a terminal.

      usage: popping [COMMAND]

      \(table(commands))
      'popping' alone opens the browser in a terminal, and lists the effects elsewhere. 'popping help COMMAND' shows a command's options.

      """)
    return .done
  }

  private static func synopsis(of command: Command) -> String {
    let own = command.options.map { "[\(call(of: $0))]" }
    let groups = (command.takesTuning ? ["[tuning]"] : []) + (command.takesView ? ["[view]"] : [])
    return (["popping", command.call] + own + groups).joined(separator: " ")
  }

  private static func call(of option: Option) -> String {
    option.placeholder.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func summary(of option: Option) -> String {
    guard let last = option.choices.last, option.choices.count > 1 else { return option.summary }
    return "\(option.summary): \(option.choices.dropLast().joined(separator: ", ")) or \(last)"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)\n"
    }.joined()
  }

  /// Breaks a paragraph into lines.
  static func wrap(_ text: String, columns: Int = 80) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
