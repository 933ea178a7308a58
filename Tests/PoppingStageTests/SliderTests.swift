import PoppingStage
import Testing

@Suite struct SliderTests {
  /// A slider from (100, 100) to (300, 116) at a half, which notes its values when it says that they have changed.
  private func stage() throws -> (stage: Stage, slider: Slider, values: Values) {
    let stage = try Stage(Blank(), size: Size(640, 384))
    let slider = Slider(frame: Rect(100, 100, 200, 16), value: 0.5)
    let values = Values()
    slider.on(.valueChanged) { [unowned slider] _ in values.noted.append(slider.value) }
    stage.add(slider)
    return (stage, slider, values)
  }

  private final class Values { var noted: [Double] = [] }

  private struct Blank: Effect {
    let card = Card("blank", "Blank", in: .controls, "Nothing.")
    let script: Script = []
    func setUp(on stage: Stage) {}
  }

  @Test func theThumbIsTakenHoldOfWhereItIs() throws {
    let (stage, slider, values) = try stage()
    stage.touch(.began, at: Point(205, 110))
    #expect(slider.value == 0.5 && values.noted.isEmpty)
    stage.touch(.moved, at: Point(245, 200))
    #expect(abs(slider.value - 0.7) < 1e-9)
    stage.touch(.moved, at: Point(900, 110))
    stage.touch(.moved, at: Point(901, 110))
    stage.touch(.ended, at: Point(901, 110))
    #expect(slider.value == 1)
    #expect(values.noted.count == 2)
  }

  @Test func aTouchBesideTheThumbBringsItThere() throws {
    let (stage, slider, values) = try stage()
    stage.touch(.began, at: Point(140, 104))
    #expect(abs(slider.value - 0.2) < 1e-9)
    #expect(values.noted == [slider.value])
  }

  @Test func theProgramSetsItSilentlyAndWithinBounds() throws {
    let (_, slider, values) = try stage()
    for (value, expected) in [(0.25, 0.25), (-3, 0), (7, 1), (.nan, 0)] {
      slider.value = value
      #expect(slider.value == expected)
    }
    #expect(values.noted.isEmpty)
  }

  @Test func aSliderThatIsNotEnabledStays() throws {
    let (stage, slider, _) = try stage()
    slider.isEnabled = false
    stage.touch(.began, at: Point(140, 104))
    #expect(slider.value == 0.5)
  }

  /// An arrow draws the thumb by a cell of 8 points; space alone changes nothing.
  @Test func arrowsDrawTheThumb() throws {
    let (stage, slider, _) = try stage()
    stage.press(.character(" "))
    stage.advance(to: 1)
    #expect(slider.value == 0.5)
    stage.press(.right)
    stage.press(.right)
    #expect(abs(slider.value - 0.58) < 1e-9)
    stage.press(.left)
    stage.press(.character(" "))
    #expect(abs(slider.value - 0.54) < 1e-9)
  }

  @Test func aTurnedSliderFollowsAlongItself() throws {
    let (stage, slider, _) = try stage()
    slider.rotationZ = .degrees(90)
    // Turned about (200, 108), the right end points down.
    stage.touch(.began, at: Point(200, 108))
    stage.touch(.moved, at: Point(200, 148))
    #expect(abs(slider.value - 0.7) < 1e-9)
  }
}
