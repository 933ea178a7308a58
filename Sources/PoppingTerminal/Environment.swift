#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment says about the terminal.
public enum Environment {
  /// The names that matter to a terminal.
  private static let names = [
    "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "FORCE_COLOR", "LANG", "LC_ALL", "LC_CTYPE", "LINES",
    "NO_COLOR",
    "POPPING_REDUCE_MOTION", "TERM", "TERM_PROGRAM", "WT_SESSION",
  ]

  /// The variables that matter to a terminal, as far as they are set.
  public static var variables: [String: String] {
    names.reduce(into: [:]) { variables, name in
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
  }

  /// Whether standard output goes to a terminal.
  public static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error goes to a terminal.
  public static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard input comes from a terminal.
  public static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The name of the locale's codeset, which is asked for where the locale's own name does not tell.
  static var codeset: String? {
    guard let locale = newlocale(LC_CTYPE_MASK, "", nil) else { return nil }
    defer { freelocale(locale) }
    #if canImport(Darwin)
      let name = nl_langinfo_l(CODESET, locale)
    #else
      let name = nl_langinfo_l(nl_item(CODESET), locale)
    #endif
    return name.map { String(cString: $0) }
  }
}
