import PoppingTerminal

/// `popping doctor`: what this terminal can do, and what decided it.
enum DoctorCommand {
  /// A point that is decided, as a row of the table.
  private struct Row {
    let point: String
    let value: String
    let reason: String
  }

  /// The most characters that are told of a reason: an environment may hold anything.
  private static let longestReason = 100

  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let view = try ViewOptions(arguments)
    var rows = try rows(view, arguments).map { [$0.point, $0.value, told($0.reason, view)] }
    rows.insert(["", "here", "because"], at: 0)
    let widths = (0..<2).map { column in rows.map(\.[column].count).max() ?? 0 }
    let table = rows.map { row in
      "\(padded(row[0], widths[0]))  \(padded(row[1], widths[1]))  \(row[2])\n"
    }
    try StandardStreams.write(
      table.joined() + "\nOptions win over the rest: --color, --glyphs, --size and --reduce-motion.\n")
    return .done
  }

  private static func rows(_ view: ViewOptions, _ arguments: Arguments) throws(CommandError) -> [Row] {
    let found = view.capabilities
    func because(_ option: Option, _ reason: String) -> String {
      guard let word = arguments.value(option), word != "auto" else { return reason }
      return "\(option.name) \(word) was given"
    }
    let isReduced = arguments[.reduceMotion] || found.reducesMotion.value
    return [
      Row(point: "animation", value: yes(found.canAnimate.value), reason: found.canAnimate.reason),
      Row(
        point: "motion", value: isReduced ? "reduced" : "full",
        reason: arguments[.reduceMotion] ? "--reduce-motion was given" : found.reducesMotion.reason),
      Row(point: "touch", value: yes(found.canTouch.value), reason: found.canTouch.reason),
      Row(
        point: "colours", value: Choices.color.word(for: found.colorDepth.value),
        reason: because(.color, found.colorDepth.reason)),
      Row(
        point: "glyphs", value: Choices.glyphs.word(for: found.glyphSet.value),
        reason: because(.glyphs, found.glyphSet.reason)),
      Row(point: "text", value: found.usesUTF8.value ? "UTF-8" : "7 bits", reason: found.usesUTF8.reason),
      Row(
        point: "size", value: "\(view.size.columns)x\(view.size.rows)",
        reason: because(.size, view.size.source)),
    ]
  }

  private static func yes(_ isSo: Bool) -> String { isSo ? "yes" : "no" }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }

  /// A reason that contains nothing but what this terminal shows.
  private static func told(_ reason: String, _ view: ViewOptions) -> String {
    let scalars = reason.onOneLine.unicodeScalars.map { scalar -> Unicode.Scalar in
      view.capabilities.usesUTF8.value || scalar.isASCII ? scalar : "?"
    }
    let text = String(String.UnicodeScalarView(scalars.prefix(longestReason)))
    return scalars.count > longestReason ? "\(text)..." : text
  }
}
