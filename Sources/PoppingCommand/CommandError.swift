/// Why a command cannot be carried out, in a sentence that a person can act on.
struct CommandError: Error, Equatable {
  /// What is printed after `popping: `.
  let message: String

  /// How the program ends.
  let status: ExitStatus

  /// The call does not fit the command line.
  static func usage(_ message: String) -> CommandError { CommandError(message: message, status: .usage) }

  /// The call is right, but the work cannot be done.
  static func failure(_ message: String) -> CommandError { CommandError(message: message, status: .failed) }
}
