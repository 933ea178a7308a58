import PoppingCanvas
import PoppingStage
import PoppingTerminal

/// How frames are to be drawn: how large, with which glyphs and colours, how often.
struct ViewOptions {
  /// The size that was asked for, or that of the terminal on standard output, or 80 × 24.
  let size: TerminalSize

  /// Whether the size was asked for, so that the terminal's does not matter.
  let isSizeFixed: Bool

  /// What can be shown, and why.
  let capabilities: TerminalCapabilities

  /// How many frames a second has.
  let framesPerSecond: Double

  /// The size where there is no terminal.
  static let sizeWithoutTerminal = TerminalSize(
    columns: 80, rows: 24, source: "standard output is no terminal, so the usual size")

  /// The most cells in either direction.
  private static let sizeLimit = 1000

  init(_ arguments: Arguments) throws(CommandError) {
    framesPerSecond = try Self.framesPerSecond(arguments)
    let asked = try arguments.value(.size).map(Self.size)
    isSizeFixed = asked != nil
    size = asked ?? (Environment.outputIsTerminal ? .current() : Self.sizeWithoutTerminal)
    capabilities = .current(
      colorDepth: try arguments.value(Choices.color) ?? nil,
      glyphSet: try arguments.value(Choices.glyphs) ?? nil)
  }

  /// Reads the options for a recording, which looks the same wherever it is made.
  init(recording arguments: Arguments) throws(CommandError) {
    framesPerSecond = try Self.framesPerSecond(arguments, unlessSaid: 30)
    size = try arguments.value(.size).map(Self.size) ?? Self.sizeWithoutTerminal
    isSizeFixed = true
    capabilities = .current(
      colorDepth: try (arguments.value(Choices.color) ?? nil) ?? .trueColor,
      glyphSet: try (arguments.value(Choices.glyphs) ?? nil) ?? .blocks)
  }

  /// Recordings of a size in true colours and blocks.
  init(recordingAt size: TerminalSize, framesPerSecond: Double) {
    self.size = size
    self.framesPerSecond = framesPerSecond
    isSizeFixed = true
    capabilities = .current(colorDepth: .trueColor, glyphSet: .blocks)
  }

  /// The frame rate that is asked for, or 60.
  static func framesPerSecond(
    _ arguments: Arguments, unlessSaid standard: Double = 60
  ) throws(CommandError) -> Double {
    try arguments.number(.framesPerSecond, where: { (1...1000).contains($0) }, "1 to 1000") ?? standard
  }

  /// A size as it is written: `80x24`.
  private static func size(_ text: String) throws(CommandError) -> TerminalSize {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...sizeLimit).contains(columns), (1...sizeLimit).contains(rows)
    else {
      throw .usage("--size takes COLSxROWS such as 80x24, each 1 to \(sizeLimit), not '\(text)'.")
    }
    return TerminalSize(columns: columns, rows: rows)
  }

  /// A canvas of a size.
  func canvas(_ size: TerminalSize) -> Canvas {
    Canvas(
      columns: size.columns, rows: size.rows, glyphs: capabilities.glyphSet.value,
      colors: capabilities.colorDepth.value)
  }

  /// Whether text that is written carries colours.
  var isColored: Bool { capabilities.colorDepth.value != .none }
}

extension TerminalSize {
  /// The stage that fills so many cells, in points.
  var stageSize: Size {
    Size(Double(columns) * Stage.cell.width, Double(rows) * Stage.cell.height)
  }
}
