import ModalEffect
import PoppingStage
import Testing

@Suite struct ModalTests {
  /// The phone of the demo, on which the reference's numbers were found.
  private static let phone = Size(320, 568)

  private func tap(_ name: String, on stage: Stage) throws {
    let layer = try #require(stage.root.layer(named: name))
    // The card's button stands about the card's middle.
    let place = try #require(layer.superlayer === stage.root ? layer : layer.superlayer).position
    stage.touch(.began, at: place)
    stage.touch(.ended, at: place)
  }

  /// The reference: 55 points beyond the middle of 568, the width's least scale 0.926, rest after 0.70 s.
  @Test func theCardFallsInAsInTheReference() throws {
    let stage = try Stage(Modal(), size: Self.phone)
    try tap("present", on: stage)
    let card = try #require(stage.root.layer(named: "card"))
    #expect(card.position.y == -284)
    #expect(card.scale == Scale(1.2, 1.4))
    let looks = (0...90).map { frame in
      stage.advance(to: Double(frame) / 60)
      return card.look
    }
    #expect(abs(try #require(looks.map(\.position.y).max()) - 284 - 55) < 1)
    #expect(abs(try #require(looks.map(\.scale.x).min()) - 0.926) < 0.002)
    #expect(looks.last?.position.y == 284 && looks.last?.scale == 1)
    let lastMoving = try #require(looks.lastIndex { $0.position.y != 284 })
    #expect(abs(Double(lastMoving) / 60 - 0.70) < 0.1)
    #expect(stage.root.layer(named: "cover")?.opacity == 0.2)
  }

  @Test func whatIsBehindCannotBePressedUntilTheCardIsAway() throws {
    let stage = try Stage(Modal(), size: Self.phone)
    let button = try #require(stage.root.layer(named: "present"))
    try tap("present", on: stage)
    #expect(!button.acceptsTouches)
    stage.advance(to: 2)
    try tap("dismiss", on: stage)
    stage.advance(to: 2.39)
    #expect(!button.acceptsTouches)
    #expect(stage.root.layer(named: "card") != nil)
    stage.advance(to: 2.41)
    #expect(button.acceptsTouches)
    #expect(stage.root.layer(named: "card") == nil && stage.root.layer(named: "cover") == nil)
  }

  @Test func aDismissalInMidFlightGoesOnFromThere() throws {
    let stage = try Stage(Modal(), size: Self.phone)
    try tap("present", on: stage)
    stage.advance(to: 0.25)
    let card = try #require(stage.root.layer(named: "card"))
    let place = card.position.y
    try tap("dismiss", on: stage)
    stage.advance(to: 0.25)
    #expect(card.position.y == place)
    stage.advance(to: 1)
    #expect(stage.root.layer(named: "card") == nil)
    #expect(stage.isSettled)
  }

  @Test(arguments: [Size(8, 16), Size(320, 192), Size(640, 384), Size(1600, 800)])
  func theCardStandsInTheMiddleOfEveryWindow(size: Size) throws {
    let stage = try Stage(Modal(), size: size)
    stage.perform(stage.effect.script)
    stage.advance(to: 20)
    #expect(stage.isFinished)
    if size.height > 16 { #expect(stage.root.layer(named: "card")?.position == stage.center) }
  }
}
