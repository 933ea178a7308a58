import Foundation
import PoppingCanvas
import PoppingExport
import PoppingStage
import PoppingTerminal

/// `popping spring`: one spring, in every form, as a curve or as numbers.
enum SpringCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let run = try SpringOptions.run(from: arguments)
    let solver = try arguments.value(Choices.solver) ?? .exact
    let forms = [Option.samples, .toCode, .json].filter { arguments[$0] }
    guard forms.count < 2 else {
      throw .usage("'spring' prints one thing at a time: either \(forms[0].name) or \(forms[1].name).")
    }
    if let target = try arguments.value(Choices.toCode) {
      let spring = CodeSpring(
        "spring", run.spring, from: run.from, to: run.to, velocity: run.velocity, threshold: run.threshold)
      try StandardStreams.write(target.code(for: [spring]))
      return .done
    }
    if let format = try arguments.value(Choices.samples) {
      return try writeSamples(of: run, solver: solver, format, arguments)
    }
    if arguments[.json] {
      try StandardStreams.write(JSON.text(Forms(run)))
    } else {
      try StandardStreams.write(SpringReport.text(of: run, view: ViewOptions(arguments)))
    }
    return .done
  }

  private static func writeSamples(
    of run: SpringRun, solver: Solver, _ format: TableFormat, _ arguments: Arguments
  ) throws(CommandError) -> ExitStatus {
    let samples = run.samples(
      framesPerSecond: try ViewOptions.framesPerSecond(arguments), solver: solver, limit: Performance.limit)
    if samples.last.map({ $0.time >= Performance.limit }) ?? false {
      StandardStreams.warn("popping: this spring does not come to rest; it was cut at 60 seconds.")
    }
    switch format {
    case .csv:
      let rows = samples.map {
        "\($0.frame),\(Numbers.exact($0.time)),\(Numbers.exact($0.value)),\(Numbers.exact($0.velocity))\n"
      }
      try StandardStreams.write("frame,time,value,velocity\n" + rows.joined())
    case .json:
      try StandardStreams.write(
        JSON.text(
          samples.map {
            ["frame": Double($0.frame), "time": $0.time, "value": $0.value, "velocity": $0.velocity]
          }))
    }
    return .done
  }

  /// What `--json` says: the spring in every form, null where a form cannot express it.
  private struct Forms: Encodable {
    let values: [(name: String, value: Double?)]

    init(_ run: SpringRun) {
      let spring = run.spring
      let settling = run.settlingDuration
      values = [
        ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
        ("bounciness", spring.bounciness), ("speed", spring.speed), ("response", spring.response),
        ("dampingRatio", spring.dampingRatio), ("duration", spring.duration), ("bounce", spring.bounce),
        ("settlingDuration", settling.isFinite ? settling : nil),
        ("overshoot", run.from == run.to ? nil : run.overshoot?.share ?? 0),
      ]
    }

    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ name: String) { stringValue = name }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in values {
        if let value {
          try container.encode(value, forKey: Key(name))
        } else {
          try container.encodeNil(forKey: Key(name))
        }
      }
    }
  }
}

/// How numbers are written: with a dot in every locale.
enum Numbers {
  /// With 17 significant digits, which give the same number back.
  static func exact(_ number: Double) -> String { String(format: "%.17g", number) }

  /// With so many digits as a person wants to read.
  static func short(_ number: Double, digits: Int = 4) -> String { String(format: "%.\(digits)g", number) }
}
