import PoppingCanvas

/// What can be shown where standard output goes, and how that was found out.
public struct TerminalCapabilities: Hashable, Sendable {
  /// A capability with the reason for it, to be read as "colour is … because …".
  public struct Finding<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What was found.
    public let value: Value

    /// What it was found by.
    public let reason: String
  }

  /// How many colours are written.
  public let colorDepth: Finding<ColorDepth>

  /// The characters that pictures are made of.
  public let glyphSet: Finding<GlyphSet>

  /// Whether text is UTF-8, rather than limited to 7 bits.
  public let usesUTF8: Finding<Bool>

  /// Whether the cursor can be moved, and frames follow one another in place.
  public let canAnimate: Finding<Bool>

  /// The capabilities of this program's standard output.
  /// - Parameters:
  ///   - colorDepth: What the user asked for, which wins.
  ///   - glyphSet: What the user asked for, which wins.
  public static func current(colorDepth: ColorDepth? = nil, glyphSet: GlyphSet? = nil) -> TerminalCapabilities
  {
    detect(
      environment: Environment.variables, isTerminal: Environment.outputIsTerminal,
      codeset: Environment.codeset, colorDepth: colorDepth, glyphSet: glyphSet)
  }

  /// The capabilities that follow from an environment.
  /// - Parameters:
  ///   - environment: The variables by name; an empty one counts as not set.
  ///   - isTerminal: Whether standard output goes to a terminal.
  ///   - codeset: The name of the locale's codeset; used where the locale's name does not contain it.
  ///   - colorDepth: What the user asked for, which wins.
  ///   - glyphSet: What the user asked for, which wins.
  public static func detect(
    environment: [String: String], isTerminal: Bool, codeset: @autoclosure () -> String? = nil,
    colorDepth: ColorDepth? = nil, glyphSet: GlyphSet? = nil
  ) -> TerminalCapabilities {
    let facts = Facts(environment: environment.filter { !$0.value.isEmpty }, isTerminal: isTerminal)
    let usesUTF8 = facts.usesUTF8(codeset: codeset)
    return TerminalCapabilities(
      colorDepth: colorDepth.map { Finding(value: $0, reason: "asked for") } ?? facts.colorDepth,
      glyphSet: glyphSet.map { Finding(value: $0, reason: "asked for") }
        ?? facts.glyphSet(usesUTF8: usesUTF8),
      usesUTF8: usesUTF8,
      canAnimate: facts.canAnimate)
  }
}

/// What is known of a terminal before anything is decided; variables that are empty are left out.
private struct Facts {
  typealias Finding = TerminalCapabilities.Finding

  let environment: [String: String]
  let isTerminal: Bool

  var term: String { environment["TERM"] ?? "" }
  var isDumb: Bool { term.isEmpty || term == "dumb" }
  var isMultiplexer: Bool { term.hasPrefix("screen") || term.hasPrefix("tmux") }
  var termReason: String { term.isEmpty ? "TERM is not set" : "TERM is \(term)" }

  /// Parts of the names of terminals that are known to have 24 bits of colour.
  static let trueColorTerminals = ["kitty", "alacritty", "ghostty", "wezterm", "foot", "contour", "rio"]

  var canAnimate: Finding<Bool> {
    if !isTerminal { return Finding(value: false, reason: "standard output is no terminal") }
    return Finding(value: !isDumb, reason: termReason)
  }

  // MARK: - Colour

  /// The order is that of no-color.org, bixense.com/clicolors and the programs that follow them.
  var colorDepth: Finding<ColorDepth> {
    if environment["NO_COLOR"] != nil { return Finding(value: .none, reason: "NO_COLOR is set") }
    if !isTerminal || isDumb, !isForced {
      return Finding(value: .none, reason: isTerminal ? termReason : "standard output is no terminal")
    }
    return isMultiplexer ? multiplexerDepth : terminalDepth
  }

  private var isForced: Bool {
    ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { environment[$0] != nil && environment[$0] != "0" }
  }

  /// Screen and tmux bring a colour down to what they know, whatever the terminal around them has.
  private var multiplexerDepth: Finding<ColorDepth> {
    Finding(value: term.hasSuffix("-direct") ? .trueColor : .palette256, reason: termReason)
  }

  private var terminalDepth: Finding<ColorDepth> {
    if environment["TERM_PROGRAM"] == "Apple_Terminal" {
      return Finding(value: .palette256, reason: "TERM_PROGRAM is Apple_Terminal")
    }
    if let name = environment["COLORTERM"], ["truecolor", "24bit"].contains(name.lowercased()) {
      return Finding(value: .trueColor, reason: "COLORTERM is \(name)")
    }
    if Facts.trueColorTerminals.contains(where: { term.contains($0) }) || term.hasSuffix("-direct") {
      return Finding(value: .trueColor, reason: termReason)
    }
    if environment["WT_SESSION"] != nil { return Finding(value: .trueColor, reason: "WT_SESSION is set") }
    return Finding(value: term.hasSuffix("256color") ? .palette256 : .ansi16, reason: termReason)
  }

  // MARK: - Characters

  func glyphSet(usesUTF8: Finding<Bool>) -> Finding<GlyphSet> {
    if !usesUTF8.value { return Finding(value: .ascii, reason: usesUTF8.reason) }
    // The console's fonts hold 256 or 512 characters, without quadrants.
    if term == "linux" { return Finding(value: .ascii, reason: termReason) }
    return Finding(value: .blocks, reason: usesUTF8.reason)
  }

  /// The first of three variables that is set names the locale, and the locale's name mostly the codeset.
  func usesUTF8(codeset: () -> String?) -> Finding<Bool> {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name] else { continue }
      let reason = "\(name) is \(locale)"
      if let dot = locale.firstIndex(of: ".") {
        let codeset = locale[locale.index(after: dot)...].prefix { $0 != "@" }
        return Finding(value: isUTF8(codeset), reason: reason)
      }
      guard locale != "C", locale != "POSIX", let codeset = codeset() else {
        return Finding(value: false, reason: reason)
      }
      return Finding(value: isUTF8(codeset[...]), reason: "\(reason) and its codeset \(codeset)")
    }
    return Finding(value: false, reason: "none of LC_ALL, LC_CTYPE and LANG is set")
  }

  private func isUTF8(_ codeset: Substring) -> Bool {
    ["utf-8", "utf8"].contains(codeset.lowercased())
  }
}
