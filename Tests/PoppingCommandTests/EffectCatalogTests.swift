import PoppingStage
import Testing

@testable import PoppingCommand

@Suite struct EffectCatalogTests {
  struct First: Effect {
    var card = Card("first", "First", in: .text, "One.")
    let script: Script = []
    func setUp(on stage: Stage) {}
  }

  struct Second: Effect {
    var card = Card("second", "Second", in: .controls, "Two.")
    let script: Script = []
    func setUp(on stage: Stage) {}
  }

  @Test func effectsAreInTheOrderOfTheirFamilies() {
    #expect(EffectCatalog([First(), Second()]).effects.map(\.card.id) == ["second", "first"])
  }

  @Test func twoEffectsWithOneIDAreTold() {
    let twin = Second(card: Card("first", "Twin", in: .text, "Two."))
    let problems = EffectCatalog([First(), twin]).problems
    #expect(problems == ["First and Second both have the id 'first'; give one of them another in its card."])
  }

  @Test(arguments: ["", "Fold", "flat button", "flat/button", "é"])
  func anIDThatCannotBeTypedIsTold(id: String) {
    let effect = First(card: Card(id, "Title", in: .text, "One."))
    #expect(EffectCatalog([effect]).problems.count == 1)
  }

  @Test func anEffectWithoutATitleIsTold() {
    let effect = First(card: Card("first", "", in: .text, "One."))
    #expect(EffectCatalog([effect]).problems == ["First has no title in its card; give it one."])
  }

  @Test func anUnknownIDIsTold() {
    #expect(throws: CommandError.usage("There is no effect 'frist'; did you mean 'first'?")) {
      try EffectCatalog([First()]).effect("frist")
    }
    #expect(throws: CommandError.usage("There is no effect 'zebra'; 'popping list' shows what there is.")) {
      try EffectCatalog([First()]).effect("zebra")
    }
  }
}
