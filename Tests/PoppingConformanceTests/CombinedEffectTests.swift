import PoppingCatalog
import PoppingConformance
import PoppingStage
import Testing

/// Effects made from effects of the catalogue keep the rules as these do.
@Suite struct CombinedEffectTests {
  private static let card = Card("compound", "Compound", in: .gestures, "Is made of others.")
  private static let left = Rect(0, 0, 0.5, 1)
  private static let right = Rect(0.5, 0, 0.5, 1)

  private static func effect(_ id: String) -> any Effect {
    Catalog.effects.first { $0.card.id == id } ?? AnyEffect(card) { _ in }
  }

  private static let compounds: [AnyEffect] = [
    AnyEffect(
      Card("sequence", "Sequence", in: .gestures, "Two in turn."),
      inSequence: [
        effect("flat-button"), effect("fold"),
      ]),
    AnyEffect(
      Card("parallel", "Parallel", in: .gestures, "Two at once."),
      inParallel: [
        effect("fold").within(left), effect("like").mirrored().delayed(by: 0.4).within(right),
      ]),
    AnyEffect(Card("repeated", "Repeated", in: .gestures, "One twice."), effect("exit").repeated(2)),
    AnyEffect(Card("mirrored", "Mirrored", in: .gestures, "The other way."), effect("shuffle").mirrored()),
    AnyEffect(Card("area", "Area", in: .text, "A form in a corner."), effect("placeholder").within(right)),
  ]

  @Test(arguments: compounds.map(\.card.id))
  func theRulesHold(id: String) throws {
    let compound = try #require(Self.compounds.first { $0.card.id == id })
    try checkEffect(compound, library: Catalog.effects)
  }
}
