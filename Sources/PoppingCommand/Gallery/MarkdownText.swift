/// Text within a line of Markdown.
enum MarkdownText {
  /// Characters that mean something there (CommonMark 2.4, and the bar of GitHub's tables).
  private static let special: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "#"]

  /// The text with a backslash before what would be read as markup.
  static func escaped(_ text: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : $0 == "\n" ? " " : String($0) }.joined()
  }
}
