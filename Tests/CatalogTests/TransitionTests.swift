import PoppingStage
import Testing
import TransitionEffect

@Suite struct TransitionTests {
  private static let presets = ["wipe", "iris", "blinds", "clock", "boing", "skid", "anvil", "vanish"]

  private func stage(_ preset: String, _ direction: String = "left") throws -> (stage: Stage, picture: Layer)
  {
    var tuning = Tuning()
    tuning.settings = ["preset": preset, "direction": direction]
    let stage = try Stage(Transition(), size: Size(640, 384), tuning: tuning)
    return (stage, try #require(stage.root.layer(named: "picture")))
  }

  @Test(arguments: presets, ["left", "right", "up", "down"])
  func thePictureIsAwayThenThereThenAway(preset: String, direction: String) throws {
    let (stage, picture) = try stage(preset, direction)
    let rest = picture.frame
    #expect(picture.isHidden)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 5)
    #expect(!picture.isHidden && picture.opacity == 1 && picture.scale == 1 && picture.skewX == .zero)
    #expect(picture.position == stage.center)
    if preset != "boing", preset != "skid", preset != "anvil" { #expect(picture.frame == rest) }
    #expect(stage.isSettled)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 10)
    #expect(picture.isHidden && stage.isSettled)
  }

  /// At a share of the way the mask leaves that share of the width or height, beginning at the side.
  @Test(arguments: [("left", true), ("right", true), ("up", false), ("down", false)])
  func aWipeOpensFromItsSide(direction: String, isAcross: Bool) throws {
    let (stage, picture) = try stage("wipe", direction)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.1)
    let gauge = try #require(stage.root.layer(named: "progress"))
    let share = gauge.strokeEnd
    #expect(share > 0.05 && share < 0.95)
    let size = picture.size
    let points = try #require(picture.maskPath).elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let width = try #require(xs.max()) - #require(xs.min())
    let height = try #require(ys.max()) - #require(ys.min())
    #expect(abs(width - (isAcross ? share * size.width : size.width)) < 1e-9)
    #expect(abs(height - (isAcross ? size.height : share * size.height)) < 1e-9)
    #expect((direction == "left" || direction == "up") == (xs.min() == 0 && ys.min() == 0))
  }

  @Test func boingKeepsItsArea() throws {
    let (stage, picture) = try stage("boing")
    stage.touch(.began, at: stage.center)
    var stretches: [Double] = []
    for step in 1...120 {
      stage.advance(to: Double(step) / 60)
      #expect(abs(picture.scale.x * picture.scale.y - 1) < 1e-9)
      stretches.append(picture.scale.x)
    }
    #expect(stretches[0] > 1.2 && (stretches.min() ?? 1) < 0.98)
  }

  /// It comes from the left leaning backwards, so that its upper edge trails.
  @Test func skidLeans() throws {
    let (stage, picture) = try stage("skid")
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.05)
    #expect(picture.skewX.radians > 0.1 && picture.skewX.radians < Double.pi / 6)
  }

  @Test(arguments: presets)
  func aTapInMidFlightTurnsItRound(preset: String) throws {
    let (stage, picture) = try stage(preset)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.1)
    let (look, mask) = (picture.look, picture.maskPath)
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.1)
    #expect(picture.look == look && picture.maskPath == mask)
    stage.advance(to: 5)
    #expect(picture.isHidden)
  }
}
