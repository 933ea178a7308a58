import PoppingCanvas

/// What is known of a terminal before anything is decided; variables that are empty are left out.
struct TerminalFacts {
  typealias Finding = TerminalCapabilities.Finding

  let environment: [String: String]
  let isTerminal: Bool
  let hasKeyboard: Bool

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

  var canTouch: Finding<Bool> {
    let canAnimate = canAnimate
    if !canAnimate.value { return canAnimate }
    return Finding(
      value: hasKeyboard,
      reason: hasKeyboard ? "standard input is a terminal" : "standard input is no terminal")
  }

  var reducesMotion: Finding<Bool> {
    let value = environment["POPPING_REDUCE_MOTION"]
    return Finding(value: value == "1", reason: "POPPING_REDUCE_MOTION is \(value ?? "not set")")
  }

  // MARK: - Colour

  /// The order is that of no-color.org, bixense.com/clicolors and the programs that follow them.
  var colorDepth: Finding<ColorDepth> {
    if environment["NO_COLOR"] != nil { return Finding(value: .none, reason: "NO_COLOR is set") }
    let depth = isMultiplexer ? multiplexerDepth : terminalDepth
    if isTerminal && !isDumb { return depth }
    guard let forcing else {
      return Finding(value: .none, reason: isTerminal ? termReason : "standard output is no terminal")
    }
    return Finding(value: depth.value, reason: "\(forcing) is set, and \(depth.reason)")
  }

  /// The variable that asks for colours where they would not be expected.
  private var forcing: String? {
    ["CLICOLOR_FORCE", "FORCE_COLOR"].first { environment[$0] != nil && environment[$0] != "0" }
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
    if Self.trueColorTerminals.contains(where: { term.contains($0) }) || term.hasSuffix("-direct") {
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
