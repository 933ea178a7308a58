import PoppingCanvas
import PoppingExport
import PoppingStage

/// A performance that is recorded frame by frame.
struct Recording {
  /// What is recorded.
  let effect: any Effect

  /// The effects that it may present.
  let library: [any Effect]

  /// How it is set.
  let tuning: Tuning

  /// How it is drawn.
  let view: ViewOptions

  /// How many seconds of the effect pass in a second.
  var rate = 1.0

  /// How long the last frame stays, in seconds.
  var hold = 0.0

  /// Performs the effect and returns an animated SVG.
  func svg(theme: RecordingTheme, loops: Bool) throws(CommandError) -> [UInt8] {
    var recorder: any FrameRecorder = SVGRecorder(
      columns: view.size.columns, rows: view.size.rows, title: effect.card.title, theme: theme, loops: loops)
    var progress = Progress("recording \(effect.card.id)")
    return try file(by: &recorder, progress: &progress)
  }

  /// Performs the effect, shows every frame to the recorder and returns its file.
  func file(by recorder: inout any FrameRecorder, progress: inout Progress) throws(CommandError) -> [UInt8] {
    var performance = try Performance(effect, tuning: tuning, size: view.size.stageSize, library: library)
    var canvas = view.canvas(view.size)
    var number = 0
    while true {
      let time = Double(number) / view.framesPerSecond
      performance.advance(to: time * rate)
      recorder.add(canvas.draw(performance.stage.root), at: time)
      if performance.isOver {
        progress.finish()
        FramesCommand.noteCut(of: performance)
        return recorder.file(endingAt: time + hold)
      }
      progress.update("\(Int(performance.time)) s")
      number += 1
    }
  }
}
