import PoppingStage

/// Reads a spring and its run from the command line.
enum SpringOptions {
  /// The forms in which a spring can be given: their options, and the spring they make.
  private static let forms: [Form] = [
    Form([.bounciness, .speed]) { numbers throws(ArgumentError) in
      try Spring(bounciness: numbers[0] ?? 4, speed: numbers[1] ?? 12)
    },
    Form([.mass, .stiffness, .damping]) { numbers throws(ArgumentError) in
      try Spring(
        mass: numbers[0] ?? 1, stiffness: numbers[1] ?? Spring.standard.stiffness,
        damping: numbers[2] ?? Spring.standard.damping)
    },
    Form([.response, .dampingRatio]) { numbers throws(ArgumentError) in
      try Spring(response: numbers[0] ?? 0.5, dampingRatio: numbers[1] ?? 0.825)
    },
    Form([.duration, .bounce]) { numbers throws(ArgumentError) in
      try Spring(duration: numbers[0] ?? 0.5, bounce: numbers[1] ?? 0)
    },
  ]

  private struct Form: Sendable {
    let options: [Option]
    let spring: @Sendable ([Double?]) throws(ArgumentError) -> Spring

    init(_ options: [Option], spring: @escaping @Sendable ([Double?]) throws(ArgumentError) -> Spring) {
      self.options = options
      self.spring = spring
    }
  }

  /// All options that give a spring.
  static var options: [Option] { forms.flatMap(\.options) }

  /// The run that is asked for.
  static func run(from arguments: Arguments) throws(CommandError) -> SpringRun {
    let spring = try spring(from: arguments)
    let from = try arguments.number(.from, "a number") ?? 0
    let to = try arguments.number(.to, "a number") ?? 1
    let velocity = try arguments.number(.velocity, "a number, in units per second") ?? 0
    guard (to - from).isFinite else {
      throw .usage("--from and --to are too far apart to tell the way between them.")
    }
    let threshold =
      try arguments.number(.threshold, where: { $0 > 0 }, "a number above 0")
      ?? SpringRun.threshold(from: from, to: to)
    return SpringRun(spring: spring, from: from, to: to, velocity: velocity, threshold: threshold)
  }

  private static func spring(from arguments: Arguments) throws(CommandError) -> Spring {
    let given = forms.filter { $0.options.contains { arguments[$0] } }
    guard given.count < 2 else {
      let names = given.map { $0.options.map(\.name).joined(separator: " and ") }
      throw .usage("A spring is given in one form only: either \(names.joined(separator: ", or ")).")
    }
    let form = given.first ?? forms[0]
    var numbers: [Double?] = []
    for option in form.options { numbers.append(try arguments.number(option, "a number")) }
    do throws(ArgumentError) {
      return try form.spring(numbers)
    } catch {
      throw .usage("These numbers make no spring: \(error.description).")
    }
  }
}
