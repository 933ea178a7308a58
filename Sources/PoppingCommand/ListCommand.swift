import Foundation
import PoppingStage

/// `popping list`: the effects of the catalogue.
enum ListCommand {
  /// What `--json` says of an effect.
  private struct Entry: Encodable {
    let id: String
    let title: String
    let family: String
    let summary: String
  }

  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    var cards = program.catalog.effects.map(\.card)
    if let family = try arguments.value(Choices.family) {
      cards = cards.filter { $0.family == family }
    }
    try StandardStreams.write(arguments[.json] ? json(cards) : text(cards))
    return .done
  }

  private static func text(_ cards: [Card]) -> String {
    let idWidth = cards.map(\.id.count).max() ?? 0
    let titleWidth = cards.map(\.title.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return Family.allCases.map { family in (family, cards.filter { $0.family == family }) }
      .filter { !$0.1.isEmpty }
      .map { family, cards in
        let rows = cards.map {
          "  \(padded($0.id, idWidth))  \(padded($0.title, titleWidth))  \($0.summary)\n"
        }
        return "\(family.rawValue)\n\(rows.joined())"
      }
      .joined(separator: "\n")
  }

  private static func json(_ cards: [Card]) throws(CommandError) -> String {
    try JSON.text(
      cards.map { Entry(id: $0.id, title: $0.title, family: $0.family.rawValue, summary: $0.summary) })
  }
}
