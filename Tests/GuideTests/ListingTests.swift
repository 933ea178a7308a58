import PoppingCatalog
import PoppingConformance
import PoppingStage
import Testing

/// What the guides show also does what they say.
@Suite struct ListingTests {
  private static let effects: [any Effect] = [
    Wobble(), SecondStep.Wobble(), Compounds.nodding, Compounds.pair,
  ]

  @Test(arguments: effects.indices)
  func theEffectsKeepTheRules(number: Int) throws { try checkEffect(Self.effects[number]) }

  /// The numbers are worked out by hand from a response of 0.4 s and a damping ratio of 0.8, as the guide rounds them.
  @Test func theNumbersOfTheSpringAreThoseInTheGuide() throws {
    let numbers = try springsListing()
    for (number, (expected, tolerance)) in zip(
      numbers, [(0.015, 5e-4), (0.54, 5e-3), (52.6, 0.05), (741, 0.5)])
    {
      #expect(abs(number - expected) < tolerance)
    }
  }

  @Test func theTourCatchesTheBallInFlight() throws {
    let stage = try Stage(Ball(), size: Size(640, 384))
    let ball = try #require(stage.root.layer(named: "ball"))
    stage.perform(tour)
    stage.advance(to: 0.75)
    let caught = ball.position
    #expect(caught != stage.center)
    stage.advance(to: 0.95)
    #expect(ball.position == caught)
    stage.advance(to: 20)
    #expect(ball.position == stage.center && stage.isFinished)
  }
}
