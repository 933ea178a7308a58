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

  /// Whether effects can be touched, with keys and as far as the terminal reports it with the mouse.
  public let canTouch: Finding<Bool>

  /// Whether the user would rather see where a motion ends than the motion.
  public let reducesMotion: Finding<Bool>

  /// The capabilities of this program's standard streams.
  ///
  /// The terminal itself is asked nothing: after a short run its answer would end up at the prompt.
  /// - Parameters:
  ///   - colorDepth: What the user asked for, which wins.
  ///   - glyphSet: What the user asked for, which wins.
  public static func current(colorDepth: ColorDepth? = nil, glyphSet: GlyphSet? = nil) -> TerminalCapabilities
  {
    detect(
      environment: Environment.variables, isTerminal: Environment.outputIsTerminal,
      hasKeyboard: Environment.inputIsTerminal, codeset: Environment.codeset, colorDepth: colorDepth,
      glyphSet: glyphSet)
  }

  /// The capabilities that follow from an environment.
  /// - Parameters:
  ///   - environment: The variables by name; an empty one counts as not set.
  ///   - isTerminal: Whether standard output goes to a terminal.
  ///   - hasKeyboard: Whether standard input comes from a terminal.
  ///   - codeset: The name of the locale's codeset; used where the locale's name does not contain it.
  ///   - colorDepth: What the user asked for, which wins.
  ///   - glyphSet: What the user asked for, which wins.
  public static func detect(
    environment: [String: String], isTerminal: Bool, hasKeyboard: Bool = true,
    codeset: @autoclosure () -> String? = nil, colorDepth: ColorDepth? = nil, glyphSet: GlyphSet? = nil
  ) -> TerminalCapabilities {
    let facts = TerminalFacts(
      environment: environment.filter { !$0.value.isEmpty }, isTerminal: isTerminal, hasKeyboard: hasKeyboard)
    let usesUTF8 = facts.usesUTF8(codeset: codeset)
    return TerminalCapabilities(
      colorDepth: colorDepth.map { Finding(value: $0, reason: "asked for") } ?? facts.colorDepth,
      glyphSet: glyphSet.map { Finding(value: $0, reason: "asked for") }
        ?? facts.glyphSet(usesUTF8: usesUTF8),
      usesUTF8: usesUTF8,
      canAnimate: facts.canAnimate, canTouch: facts.canTouch, reducesMotion: facts.reducesMotion)
  }
}
