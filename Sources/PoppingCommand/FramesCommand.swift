import PoppingCanvas
import PoppingStage

/// `popping frames`: an effect's frames as text, from the virtual clock.
enum FramesCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let effect = try program.catalog.effect(arguments.operands[0])
    guard arguments[.time] != arguments[.all] else {
      throw .usage("'frames' takes either --at T for the frame at a time, or --all for every frame.")
    }
    let view = try ViewOptions(arguments)
    var performance = try Performance(
      effect, tuning: TuningOptions.tuning(from: arguments), size: view.size.stageSize,
      library: program.catalog.effects)
    var canvas = view.canvas(view.size)
    if let time = try arguments.number(.time, where: { $0 >= 0 }, "a time in seconds from 0 on") {
      performance.advance(to: time)
      noteCut(of: performance)
      try StandardStreams.write(canvas.draw(performance.stage.root).text(colored: view.isColored))
      return .done
    }
    // One frame is written before the next is made, so that memory does not grow and a reader can stop early.
    for number in 0... {
      performance.advance(to: Double(number) / view.framesPerSecond)
      let separator = number > 0 ? "\u{c}\n" : ""
      try StandardStreams.write(separator + canvas.draw(performance.stage.root).text(colored: view.isColored))
      if performance.isOver { break }
    }
    noteCut(of: performance)
    return .done
  }

  /// Says that a script was cut.
  static func noteCut(of performance: Performance) {
    guard performance.wasCut else { return }
    StandardStreams.warn(
      "popping: '\(performance.effect.card.id)' does not come to rest with this tuning; it was cut at 60 seconds."
    )
  }
}

extension Frame {
  /// The frame as text that ends in a line feed.
  func text(colored: Bool) -> String {
    lines(colored: colored).map { "\($0)\n" }.joined()
  }
}
