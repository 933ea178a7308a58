import PoppingStage
import StickyEffect
import Testing

@Suite struct StickyTests {
  private func stage(_ size: Size = Size(640, 384)) throws -> (stage: Stage, badge: Layer, drop: Layer) {
    let stage = try Stage(Sticky(), size: size)
    return (
      stage, try #require(stage.root.layer(named: "badge")), try #require(stage.root.layer(named: "drop"))
    )
  }

  /// Draws the badge by a way, rests and lets go.
  private func draw(_ badge: Layer, by way: Point, on stage: Stage) {
    let home = badge.position
    stage.touch(.began, at: home)
    stage.touch(.moved, at: home + way)
    stage.advance(to: stage.time + 0.5)
    stage.touch(.ended, at: home + way)
  }

  /// A damping ratio of 0.405 swings 24.9 % of the way to the other side (the reference's table, bounciness 16, speed 10).
  @Test func itSnapsBackToTheOtherSide() throws {
    let (stage, badge, _) = try stage()
    let home = badge.position
    draw(badge, by: Point(-60, 0), on: stage)
    let places = (0...400).map { step in
      stage.advance(to: 0.5 + Double(step) / 200)
      return badge.position.x - home.x
    }
    #expect(abs(try #require(places.max()) - 0.249 * 60) < 0.3)
    #expect(badge.position == home && stage.isSettled)
  }

  /// Six radii of 16 points.
  @Test(arguments: [(95.0, true), (97, false)])
  func beyondItsLimitItTears(way: Double, isJoined: Bool) throws {
    let (stage, badge, drop) = try stage()
    stage.touch(.began, at: badge.position)
    stage.touch(.moved, at: badge.position - Point(way, 0))
    // The badge alone is one circle; what is left and the neck begin two parts more.
    let parts = drop.path?.elements.filter { if case .move = $0 { true } else { false } }
    #expect(parts?.count == (isJoined ? 3 : 1))
  }

  @Test func tornOffItIsGoneUntilTheCardIsTapped() throws {
    let (stage, badge, drop) = try stage()
    let home = badge.position
    draw(badge, by: Point(0, 150), on: stage)
    stage.advance(to: 2)
    #expect(badge.isHidden && drop.path == nil)
    stage.touch(.began, at: stage.center)
    stage.touch(.ended, at: stage.center)
    stage.advance(to: 4)
    #expect(!badge.isHidden && badge.position == home && badge.scale == 1)
    #expect(drop.path != nil && stage.isSettled)
  }

  @Test func caughtOnItsWayBackItStaysUnderTheFinger() throws {
    let (stage, badge, _) = try stage()
    draw(badge, by: Point(-60, 0), on: stage)
    stage.advance(to: 0.55)
    let place = badge.position
    stage.touch(.began, at: place)
    stage.advance(to: 1)
    #expect(badge.position == place)
  }

  @Test(arguments: [Size(8, 16), Size(320, 192), Size(1600, 800)])
  func theScriptEndsWithTheBadgeInItsPlace(size: Size) throws {
    let (stage, badge, _) = try stage(size)
    let home = badge.position
    stage.perform(stage.effect.script)
    stage.advance(to: 20)
    #expect(stage.isFinished)
    if size.width > 16 { #expect(badge.position == home && !badge.isHidden && badge.scale == 1) }
  }
}
