import PoppingCatalog
import PoppingConformance
import PoppingStage
import Testing

/// Every effect of the registry, and so every new one, keeps the rules.
@Suite struct CatalogConformanceTests {
  @Test(arguments: Catalog.effects.map(\.card.id))
  func theRulesHold(id: String) throws {
    let effect = try #require(Catalog.effects.first { $0.card.id == id })
    try checkEffect(effect, library: Catalog.effects)
  }
}
