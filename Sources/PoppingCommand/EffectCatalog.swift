import PoppingStage

/// The effects that the program was started with.
struct EffectCatalog {
  /// The effects, by family in the families' order, within a family in the given order.
  let effects: [any Effect]

  /// What is wrong with the effects, in sentences: ids that two share or that are none, titles, values as they come.
  let problems: [String]

  init(_ effects: [any Effect]) {
    self.effects = Family.allCases.flatMap { family in effects.filter { $0.card.family == family } }
    problems = Self.problems(in: effects)
  }

  /// The effect of an id.
  func effect(_ id: String) throws(CommandError) -> any Effect {
    if let effect = effects.first(where: { $0.card.id == id }) { return effect }
    let ids = effects.map(\.card.id)
    let hint =
      NearestName.suggestion(for: id, among: ids).map { "did you mean '\($0)'?" }
      ?? "'popping list' shows what there is."
    throw .usage("There is no effect '\(id)'; \(hint)")
  }

  private static func problems(in effects: [any Effect]) -> [String] {
    var problems: [String] = []
    var owners: [String: String] = [:]
    for effect in effects {
      let card = effect.card
      let name = place(of: effect)
      if let owner = owners[card.id] {
        problems.append(
          "\(owner) and \(name) both have the id '\(card.id)'; give one of them another in its card.")
      }
      owners[card.id] = name
      if card.id.isEmpty || !card.id.utf8.allSatisfy(isIDByte) {
        problems.append(
          "\(name) has the id '\(card.id)' in its card; an id is made of lower-case letters, digits and hyphens."
        )
      }
      if card.title.isEmpty { problems.append("\(name) has no title in its card; give it one.") }
      if let problem = effect.controls.problem { problems.append("In \(name) \(problem)") }
    }
    return problems
  }

  /// What an effect is called in its source, and where that is.
  private static func place(of effect: any Effect) -> String {
    let type = effect is AnyEffect ? "'\(effect.card.title)'" : String(describing: Swift.type(of: effect))
    return "\(type) (\(effect.card.source))"
  }

  private static func isIDByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
