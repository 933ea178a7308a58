import PoppingExport
import PoppingStage

/// `popping record`: an effect as a file that plays elsewhere, made from the virtual clock.
enum RecordCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let effect = try program.catalog.effect(arguments.operands[0])
    guard let path = arguments.value(.output) else {
      throw .usage("'record' needs a file to write: -o FILE.cast or -o FILE.svg.")
    }
    let format = try RecordingFormat(path)
    let view = try ViewOptions(recording: arguments)
    var recording = Recording(
      effect: effect, library: program.catalog.effects, tuning: try TuningOptions.tuning(from: arguments),
      view: view)
    recording.rate = try arguments.number(.rate, where: { $0 >= 0.01 && $0 <= 100 }, "0.01 to 100") ?? 1
    let loops = arguments[.loop]
    let pause = format == .svg && loops ? 1.0 : 0
    recording.hold =
      try arguments.number(.hold, where: { (0...3600).contains($0) }, "0 to 3600 seconds") ?? pause
    let theme = try arguments.value(Choices.theme)
    let version = try arguments.value(Choices.castVersion)
    if format == .svg, version != nil {
      throw .usage("--cast-version is for a .cast; leave it out for '\(path)'.")
    }
    if format == .cast, loops {
      StandardStreams.warn(
        "popping: A cast cannot say that it loops: 'asciinema play --loop' does, and agg's GIFs loop by themselves."
      )
    }
    var recorder: any FrameRecorder =
      switch format {
      case .cast:
        CastRecorder(
          version: version ?? .two, columns: view.size.columns, rows: view.size.rows,
          title: effect.card.title, theme: theme)
      case .svg:
        SVGRecorder(
          columns: view.size.columns, rows: view.size.rows, title: effect.card.title, theme: theme ?? .dark,
          loops: loops)
      }
    var progress = Progress("recording \(effect.card.id)")
    let file = try recording.file(by: &recorder, progress: &progress)
    try WholeFile.write(file, to: path)
    return .done
  }
}

/// What a recording is written as.
enum RecordingFormat: String, CaseIterable {
  case cast, svg

  /// The format that the end of a file's name asks for.
  init(_ path: String) throws(CommandError) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let format = Self.allCases.first {
      name.lowercased().hasSuffix(".\($0.rawValue)") && name.count > $0.rawValue.count + 1
    }
    guard let format else {
      throw .usage(
        "'\(path)' ends in neither .cast nor .svg. For a GIF record a .cast, then 'agg FILE.cast FILE.gif'.")
    }
    self = format
  }
}
