import PoppingStage
import Testing

@Suite struct ControlTests {
  /// A stage with a control from (100, 100) to (200, 150) that notes what happens to it.
  private func stage() throws -> (stage: Stage, control: Control, events: Log) {
    let stage = try Stage(Blank(), size: Size(640, 384))
    let control = Control("control", frame: Rect(100, 100, 100, 50))
    let log = Log()
    for event: ControlEvent in [
      .touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside, .touchCancel,
    ] {
      control.on(event) { _ in log.events.append(event) }
    }
    stage.add(control)
    return (stage, control, log)
  }

  @Test func pressedAndLetGoInside() throws {
    let (stage, _, log) = try stage()
    stage.touch(.began, at: Point(150, 120))
    stage.touch(.moved, at: Point(160, 130))
    stage.touch(.ended, at: Point(160, 130))
    #expect(log.events == [.touchDown, .touchUpInside])
  }

  @Test func drawnOutAndInAndOutAgain() throws {
    let (stage, _, log) = try stage()
    stage.touch(.began, at: Point(150, 120))
    stage.touch(.moved, at: Point(150, 99))
    stage.touch(.moved, at: Point(150, 120))
    stage.touch(.moved, at: Point(201, 120))
    stage.touch(.ended, at: Point(300, 120))
    #expect(log.events == [.touchDown, .touchDragExit, .touchDragEnter, .touchDragExit, .touchUpOutside])
  }

  @Test func aTouchBesideItIsNotItsOwn() throws {
    let (stage, _, log) = try stage()
    stage.touch(.began, at: Point(99, 120))
    stage.touch(.moved, at: Point(150, 120))
    stage.touch(.ended, at: Point(150, 120))
    #expect(log.events.isEmpty)
  }

  @Test func aLostTouchIsCancelled() throws {
    let (stage, _, log) = try stage()
    stage.touch(.began, at: Point(150, 120))
    stage.touch(.cancelled, at: Point(150, 120))
    #expect(log.events == [.touchDown, .touchCancel])
  }

  @Test func aDisabledControlAnswersNothing() throws {
    let (stage, control, log) = try stage()
    control.isEnabled = false
    stage.touch(.began, at: Point(150, 120))
    stage.touch(.ended, at: Point(150, 120))
    #expect(log.events.isEmpty)
  }

  /// Shrunk by a press, a control would slip from under a finger at its edge.
  @Test func theEdgeOfAShrunkControlIsStillInside() throws {
    let (stage, control, log) = try stage()
    stage.touch(.began, at: Point(101, 120))
    control.scale = 0.5
    stage.touch(.moved, at: Point(101, 121))
    stage.touch(.ended, at: Point(101, 121))
    #expect(log.events == [.touchDown, .touchUpInside])
  }

  @Test func theForemostLayerIsTouched() throws {
    let (stage, control, log) = try stage()
    let cover = Control("cover", frame: Rect(0, 0, 640, 384))
    stage.add(cover)
    stage.touch(.began, at: Point(150, 120))
    stage.touch(.cancelled, at: Point(150, 120))
    #expect(log.events.isEmpty)
    control.zPosition = 1
    stage.touch(.began, at: Point(150, 120))
    #expect(log.events == [.touchDown])
  }
}

/// An effect with nothing on its stage.
struct Blank: Effect {
  let card = Card("blank", "Blank", in: .controls, "Nothing.")
  let script: Script = []
  func setUp(on stage: Stage) {}
}

/// What happened, in order.
final class Log {
  var events: [ControlEvent] = []
}
