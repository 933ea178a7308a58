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
    #expect(
      problems == [
        "First (PoppingCommandTests) and Second (PoppingCommandTests) both have the id 'first'; give one of them another in its card."
      ])
  }

  @Test func effectsWithoutATypeAreToldByTheirTitles() {
    let closures = ["One", "Two"].map { title in
      AnyEffect(Card("same", title, in: .text, "A closure.")) { _ in }
    }
    #expect(
      EffectCatalog(closures).problems == [
        "'One' (PoppingCommandTests) and 'Two' (PoppingCommandTests) both have the id 'same'; give one of them another in its card."
      ])
  }

  struct Unruly: Effect {
    let card = Card("unruly", "Unruly", in: .text, "Comes with values it does not take.")
    let script: Script = []
    @Parameter(3.0, in: 0...2, "too great") var amount
    func setUp(on stage: Stage) {}
  }

  struct Massless: Effect {
    let card = Card("massless", "Massless", in: .text, "Comes with a spring that cannot be.")
    let script: Script = []
    @Knob(mass: -1) var pull
    func setUp(on stage: Stage) {}
  }

  @Test func valuesThatCannotBeAreToldBeforeAnythingPlays() throws {
    #expect(
      EffectCatalog([Unruly()]).problems == [
        "In Unruly (PoppingCommandTests) the parameter 'amount' comes as 3, but it takes 0 to 2; change its value or its range."
      ])
    let problem = try #require(EffectCatalog([Massless()]).problems.first)
    #expect(problem.hasPrefix("In Massless (PoppingCommandTests) the spring 'pull' cannot be: "))
    #expect(problem.contains("mass") && problem.hasSuffix("give its @Knob other numbers."))
  }

  @Test(arguments: ["", "Fold", "flat button", "flat/button", "é"])
  func anIDThatCannotBeTypedIsTold(id: String) {
    let effect = First(card: Card(id, "Title", in: .text, "One."))
    #expect(EffectCatalog([effect]).problems.count == 1)
  }

  @Test func anEffectWithoutATitleIsTold() {
    let effect = First(card: Card("first", "", in: .text, "One."))
    #expect(
      EffectCatalog([effect]).problems == [
        "First (PoppingCommandTests) has no title in its card; give it one."
      ])
  }

  @Test func aScriptThatTouchesNothingIsToldWhenItPlays() {
    let card = Card("still", "Still", in: .text, "Does nothing.")
    let still = AnyEffect(card, script: [.wait(1), .settle]) { _ in }
    #expect(
      PlayCommand.idleNotes(on: [still, AnyEffect(card) { _ in }, still.repeated(2)])
        == Array(
          repeating: """
            The script of 'still' (PoppingCommandTests) touches nothing, so there is little to see; let it touch, press or type, \
            or play it with --interactive.
            """, count: 2))
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
