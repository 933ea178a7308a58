import PoppingExport
import PoppingStage

/// `popping show`: all about one effect.
enum ShowCommand {
  /// What `--json` says of an effect.
  private struct Page: Encodable {
    struct SpringEntry: Encodable {
      let name: String
      let bounciness: Double
      let speed: Double
      let mass: Double
      let stiffness: Double
      let damping: Double
    }

    struct ParameterEntry: Encodable {
      let name: String
      let `default`: Table.Field
      let range: [Double]?
      let choices: [String]?
      let summary: String
    }

    let id: String
    let title: String
    let family: String
    let summary: String
    let source: String
    let springs: [SpringEntry]
    let parameters: [ParameterEntry]
  }

  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let effect = try program.catalog.effect(arguments.operands[0])
    let tuning = try TuningOptions.tuning(from: arguments)
    do throws(TuningError) { try tuning.check(against: effect) } catch { throw .tuning(error) }
    if let target = try arguments.value(Choices.toCode) {
      guard !arguments[.json] else { throw .usage("'show' prints either --json or --to-code, not both.") }
      try StandardStreams.write(target.code(for: springs(of: effect, tuning)))
      return .done
    }
    let page = try page(of: effect, tuning)
    try StandardStreams.write(arguments[.json] ? JSON.text(page) : text(of: effect, page))
    return .done
  }

  /// The effect's springs as they are tuned, to be written as code.
  private static func springs(of effect: any Effect, _ tuning: Tuning) throws(CommandError) -> [CodeSpring] {
    var springs: [CodeSpring] = []
    for (name, knob) in effect.controls.springs {
      springs.append(CodeSpring(name, try spring(name, knob, of: effect, tuning)))
    }
    guard !springs.isEmpty else { throw .failure("'\(effect.card.id)' has no springs to write as code.") }
    return springs
  }

  private static func spring(
    _ name: String, _ knob: Knob, of effect: any Effect, _ tuning: Tuning
  ) throws(CommandError) -> Spring {
    do throws(ArgumentError) {
      return try tuning.spring(name, initial: knob.initial).spring()
    } catch {
      throw .tuning(.spring(name, of: effect.card.id, reason: error.description))
    }
  }

  private static func page(of effect: any Effect, _ tuning: Tuning) throws(CommandError) -> Page {
    let card = effect.card
    var springs: [Page.SpringEntry] = []
    for (name, knob) in effect.controls.springs {
      let numbers = tuning.spring(name, initial: knob.initial)
      let spring = try spring(name, knob, of: effect, tuning)
      springs.append(
        Page.SpringEntry(
          name: name, bounciness: numbers.bounciness, speed: numbers.speed, mass: spring.mass,
          stiffness: spring.stiffness, damping: spring.damping))
    }
    let parameters = effect.controls.parameters.map { name, parameter in
      var range: [Double]?
      var choices: [String]?
      switch parameter.domain {
      case .any: break
      case .range(let limits): range = [limits.lowerBound, limits.upperBound]
      case .choices(let words): choices = words
      }
      return Page.ParameterEntry(
        name: name, default: parameter.initialNumber.map { .number($0) } ?? .text(parameter.initialText),
        range: range, choices: choices, summary: parameter.summary
      )
    }
    return Page(
      id: card.id, title: card.title, family: card.family.rawValue, summary: card.summary,
      source: card.source,
      springs: springs, parameters: parameters)
  }

  private static func text(of effect: any Effect, _ page: Page) -> String {
    let card = effect.card
    var sections = ["\(card.title) (\(card.id), \(card.family.rawValue))\n\(HelpCommand.wrap(card.summary))"]
    if !card.story.isEmpty { sections.append(HelpCommand.wrap(card.story)) }
    if !page.springs.isEmpty {
      let rows = zip(page.springs, effect.controls.springs).map { entry, spring in
        (entry.name, spring.knob.summary, numbers(of: entry))
      }
      sections.append("Springs\n" + table(rows))
    }
    if !page.parameters.isEmpty {
      let rows = effect.controls.parameters.map { ($0.name, $0.parameter.summary, value(of: $0.parameter)) }
      sections.append("Parameters\n" + table(rows))
    }
    if !card.touches.isEmpty {
      sections.append("Touches\n" + card.touches.map { "  \($0)" }.joined(separator: "\n"))
    }
    sections.append("Source: \(card.source)")
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func numbers(of spring: Page.SpringEntry) -> String {
    let numbers = [
      ("bounciness", spring.bounciness), ("speed", spring.speed), ("mass", spring.mass),
      ("stiffness", spring.stiffness), ("damping", spring.damping),
    ]
    return numbers.map { "\($0.0) \(rounded($0.1).parameterText)" }.joined(separator: ", ")
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  private static func value(of parameter: any AnyParameter) -> String {
    let initial = parameter.initialText
    return switch parameter.domain {
    case .any: initial
    case .range(let limits):
      "\(initial) (\(limits.lowerBound.parameterText) to \(limits.upperBound.parameterText))"
    case .choices(let words): "\(initial) (\(words.joined(separator: ", ")))"
    }
  }

  private static func table(_ rows: [(name: String, summary: String, value: String)]) -> String {
    rows.map { "  \($0.name): \($0.summary)\n    \($0.value)" }.joined(separator: "\n")
  }
}
