import FlatButtonEffect
import PoppingStage
import Testing

@Suite struct FlatButtonTests {
  private func stage(_ tuning: Tuning = Tuning()) throws -> (stage: Stage, button: Layer) {
    let stage = try Stage(FlatButton(), size: Size(640, 384), tuning: tuning)
    return (stage, try #require(stage.root.layer(named: "button")))
  }

  /// The scales from now on, a frame each of 60 a second.
  private func scales(of button: Layer, on stage: Stage, seconds: Double) -> [Double] {
    let start = stage.time
    return (0...Int(seconds * 60)).map { frame in
      stage.advance(to: start + Double(frame) / 60)
      return button.scale.x
    }
  }

  /// 0.95 in 0.4 s along the default curve, whose value at half its time is 0.8024 (CSS `ease`).
  @Test func aPressShrinksAlongTheCurve() throws {
    let (stage, button) = try stage()
    stage.touch(.began, at: stage.center)
    #expect(button.scale == 1)
    stage.advance(to: 0.2)
    #expect(abs(button.scale.x - (1 - 0.05 * 0.8024)) < 1e-5)
    stage.advance(to: 0.4)
    #expect(button.scale == 0.95)
  }

  /// The reference gives POP's peak 1.086, and rest after 0.70 s; POP's clock runs two per cent slow.
  @Test func lettingGoSpringsBeyondAndBack() throws {
    let (stage, button) = try stage()
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.5)
    stage.touch(.ended, at: stage.center)
    let scales = scales(of: button, on: stage, seconds: 1)
    let peak = try #require(scales.max())
    #expect(abs(peak - 1.086) < 0.002)
    #expect(scales.last == 1)
    let lastMoving = try #require(scales.lastIndex { $0 != 1 })
    #expect(abs(Double(lastMoving) / 60 - 0.70) < 0.08)
  }

  @Test func drawingAwayGoesBackWithoutABounce() throws {
    let (stage, button) = try stage()
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.5)
    stage.touch(.moved, at: Point(10, 10))
    let scales = scales(of: button, on: stage, seconds: 0.5)
    #expect(scales.allSatisfy { $0 <= 1 })
    #expect(scales == scales.sorted())
    #expect(scales.last == 1)
  }

  @Test func drawingBackInPressesAgain() throws {
    let (stage, button) = try stage()
    stage.touch(.began, at: stage.center)
    stage.advance(to: 0.5)
    stage.touch(.moved, at: Point(10, 10))
    stage.advance(to: 1)
    stage.touch(.moved, at: stage.center)
    stage.advance(to: 1.5)
    #expect(button.scale == 0.95)
  }

  /// In a sixtieth of a second the fastest spring here moves the scale by a twentieth at most.
  @Test func quickPressesNeverJump() throws {
    let (stage, button) = try stage()
    var last = button.scale.x
    for frame in 0..<240 {
      stage.advance(to: Double(frame) / 60)
      if frame % 7 == 0 { stage.touch(.began, at: stage.center) }
      if frame % 7 == 4 { stage.touch(.ended, at: stage.center) }
      #expect(abs(button.scale.x - last) < 0.06)
      last = button.scale.x
    }
  }

  @Test func theButtonIsItsTitleAndTheInsets() throws {
    let (_, button) = try stage()
    // "Log in" takes six cells of 8 × 16 points.
    #expect(button.size == Size(6 * 8 + 2 * 28, 16 + 2 * 4))
    #expect(button.cornerRadius == 4)
    #expect(button.backgroundColor == Color(52, 152, 219) && button.textColor == .white)
  }

  @Test func spacePressesAndLetsGoAfterAMoment() throws {
    let (stage, button) = try stage()
    stage.press(.character(" "))
    stage.advance(to: 0.14)
    #expect(button.scale.x < 1)
    let scales = scales(of: button, on: stage, seconds: 1.5)
    #expect((scales.max() ?? 0) > 1.03)
    #expect(scales.last == 1)
  }

  @Test func parametersReachTheButton() throws {
    var tuning = Tuning()
    tuning.settings = ["label": "Publish", "color": "#2ecc71", "pressScale": "0.8"]
    let (stage, button) = try stage(tuning)
    #expect(button.text?.string == "Publish")
    #expect(button.backgroundColor == Color(46, 204, 113))
    stage.touch(.began, at: stage.center)
    stage.advance(to: 1)
    #expect(button.scale == 0.8)
  }
}
