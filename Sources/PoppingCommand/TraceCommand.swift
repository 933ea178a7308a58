import PoppingStage

/// `popping trace`: what moves in an effect, as numbers.
enum TraceCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let effect = try program.catalog.effect(arguments.operands[0])
    let framesPerSecond = try ViewOptions.framesPerSecond(arguments)
    let format = try arguments.value(Choices.format)
    var performance = try Performance(
      effect, tuning: TuningOptions.tuning(from: arguments),
      size: ViewOptions.sizeWithoutTerminal.stageSize, library: program.catalog.effects)
    let table =
      arguments[.events]
      ? events(of: &performance, framesPerSecond) : values(of: &performance, framesPerSecond)
    FramesCommand.noteCut(of: performance)
    try StandardStreams.write(format == .json ? table.json() : table.csv)
    return .done
  }

  private static func values(of performance: inout Performance, _ framesPerSecond: Double) -> Table {
    var table = Table(columns: ["frame", "time", "layer", "property", "value", "velocity"])
    var tracer = StageTracer()
    for frame in 0... {
      performance.advance(to: Double(frame) / framesPerSecond)
      for traced in tracer.values(on: performance.stage) {
        for (index, component) in traced.componentNames.enumerated() {
          table.rows.append([
            .number(Double(frame)), .number(performance.time), .text(traced.layer),
            .text(name(traced.property, component)), .number(traced.value[index]),
            .number(traced.velocity[index]),
          ])
        }
      }
      if performance.isOver { break }
    }
    return table
  }

  private static func events(of performance: inout Performance, _ framesPerSecond: Double) -> Table {
    let recorder = Recorder(performance.stage)
    for frame in 0... {
      recorder.frame = frame
      performance.advance(to: Double(frame) / framesPerSecond)
      if performance.isOver { break }
    }
    performance.stage.animator.tracer = nil
    return recorder.table
  }

  /// Takes down the events of a stage, the frame in which each falls beside its exact time.
  private final class Recorder {
    var table = Table(columns: ["frame", "time", "layer", "property", "event", "value"])
    var frame = 0

    init(_ stage: Stage) {
      stage.animator.tracer = { [unowned self, unowned stage] event in
        // Every frame writes; the values are what `trace` without `--events` tells.
        guard event.kind != .write else { return }
        let value = event.value.map(\.parameterText).joined(separator: " ")
        table.rows.append([
          .number(Double(frame)), .number(event.time), .text(stage.layerName(of: event)),
          .text(event.property),
          .text(event.kind.rawValue), event.value.count == 1 ? .number(event.value[0]) : .text(value),
        ])
      }
    }
  }

  private static func name(_ property: String, _ component: String) -> String {
    component.isEmpty ? property : "\(property).\(component)"
  }
}
