import Foundation
import PoppingStage

/// An effect's README: two parts made from its card and controls, and between them what its author wrote.
struct EffectPage {
  private let effect: any Effect
  private let folder: String

  /// A part that is written anew, between two comments.
  private struct Part {
    let name: String
    let body: String

    private static let end = "<!-- gallery: end -->"
    private var opening: String { "<!-- gallery: \(name) -->" }

    var text: String { "\(opening)\n\(body)\n\(Self.end)\n" }

    /// The text with this part in the place of the present one; nil where there is none.
    func replaced(in text: String) -> String? {
      guard let start = text.range(of: opening),
        let end = text.range(of: "\(Self.end)\n", range: start.upperBound..<text.endIndex)
      else { return nil }
      return text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: self.text)
    }
  }

  /// Makes the page of an effect.
  ///
  /// - Parameter folder: The last part of its folder's path, which its source file is called after; the card's own unless
  ///   given.
  init(_ effect: any Effect, folder: String? = nil) {
    self.effect = effect
    self.folder = folder ?? effect.card.source.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The page; what an author wrote outside the two parts is kept.
  func text(replacing present: String?) -> String {
    let (preview, facts) = (Part(name: "preview", body: preview), Part(name: "facts", body: facts))
    var text = present ?? "# \(effect.card.title)\n\n```\npopping play \(effect.card.id)\n```\n"
    text =
      preview.replaced(in: text)
      ?? {
        let title = text.firstIndex(of: "\n").map(text.index(after:)) ?? text.endIndex
        return text[..<title] + "\n\(preview.text)" + text[title...]
      }()
    return facts.replaced(in: text) ?? "\(text)\n\(facts.text)"
  }

  private var preview: String {
    let card = effect.card
    let story = card.story.isEmpty ? card.summary : "\(card.summary) \(card.story)"
    return "![\(card.title)](preview.svg)\n\n" + HelpCommand.wrap(MarkdownText.escaped(story), columns: 120)
  }

  private var facts: String {
    let controls = effect.controls
    var sections: [String] = []
    if !controls.springs.isEmpty {
      sections.append(
        "## Springs\n\n"
          + table(
            ["name", "moves", "bounciness", "speed", "mass", "stiffness", "damping"],
            controls.springs.map { name, knob in
              let (tuning, spring) = (knob.initial, try? knob.initial.spring())
              let numbers = [
                tuning.bounciness, tuning.speed, spring?.mass, spring?.stiffness, spring?.damping,
              ]
              return ["`\(name)`", MarkdownText.escaped(knob.summary)] + numbers.map { $0.map(number) ?? "" }
            }))
    }
    if !controls.parameters.isEmpty {
      sections.append(
        "## Parameters\n\n"
          + table(
            ["name", "is", "default", "takes"],
            controls.parameters.map { name, parameter in
              [
                "`\(name)`", MarkdownText.escaped(parameter.summary), "`\(parameter.initialText)`",
                MarkdownText.escaped(takes(parameter)),
              ]
            }))
    }
    if !effect.card.touches.isEmpty {
      sections.append(
        "## How to touch it\n\n"
          + effect.card.touches.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n"))
    }
    sections.append("Source: [\(folder).swift](\(folder).swift)")
    return sections.joined(separator: "\n\n")
  }

  private func number(_ value: Double) -> String { ((value * 1000).rounded() / 1000).parameterText }

  private func takes(_ parameter: any AnyParameter) -> String {
    switch parameter.domain {
    case .any: "anything of its kind"
    case .range(let limits): "\(limits.lowerBound.parameterText) to \(limits.upperBound.parameterText)"
    case .choices(let words): words.joined(separator: ", ")
    }
  }

  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
