import PoppingStage

extension String {
  /// The text on one line, without anything that could drive a terminal: for what comes from outside and is told again.
  var onOneLine: String {
    String(sanitizedForTerminal.map { $0.isNewline ? " " : $0 })
  }
}
