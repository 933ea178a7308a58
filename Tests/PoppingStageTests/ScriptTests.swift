import PoppingStage
import Testing

@Suite struct ScriptTests {
  /// A layer that notes each touch on it with its time.
  private struct Recorder: Effect {
    let card = Card("recorder", "Recorder", in: .gestures, "Notes touches.")
    let script: Script
    func setUp(on stage: Stage) {
      let layer = Layer("pad", frame: Rect(100, 100, 200, 100))
      layer.onGesture { _, _ in }
      stage.add(layer)
    }
  }

  private func record(_ script: Script, framesPerSecond: Double) throws -> [(Gesture.Phase, Point, Double)] {
    let stage = try Stage(Recorder(script: script), size: Size(640, 384))
    var touches: [(Gesture.Phase, Point, Double)] = []
    let pad = try #require(stage.root.layer(named: "pad"))
    pad.onGesture { [unowned stage] in touches.append(($1.phase, $1.location, stage.time)) }
    stage.perform(script)
    var frame = 0.0
    while !stage.isFinished && frame < 10_000 {
      frame += 1
      stage.advance(to: frame / framesPerSecond)
    }
    #expect(stage.isFinished)
    return touches
  }

  @Test func placesAreFractionsOfALayer() throws {
    let touches = try record(
      [.touchDown(.at(0.25, 0.5, in: "pad")), .wait(0.5), .touchUp], framesPerSecond: 60)
    #expect(touches.map(\.0) == [.began, .tapped])
    #expect(touches.first?.1 == Point(150, 150))
    #expect(touches.last?.2 == 0.5)
  }

  @Test func aDrawnFingerStartsAndEndsWhereItShould() throws {
    let touches = try record(
      [.touchDown(.at(0, 0, in: "pad")), .move(to: .at(1, 1, in: "stage"), over: 0.5), .touchUp],
      framesPerSecond: 60)
    #expect(touches.first?.1 == Point(100, 100))
    #expect(touches.last?.1 == Point(640, 384))
    let end = try #require(touches.last?.2)
    #expect(abs(end - 0.5) < 1e-9)
  }

  @Test func theTouchesAreTheSameWhateverTheFrameRate() throws {
    let script: Script = [
      .wait(0.1), .touchDown(.center(of: "pad")), .move(to: .at(0.9, 0.5, in: "pad"), over: 0.3), .touchUp,
      .settle,
    ]
    let slow = try record(script, framesPerSecond: 7)
    let fast = try record(script, framesPerSecond: 240)
    #expect(slow.map(\.0) == fast.map(\.0))
    #expect(slow.map(\.1) == fast.map(\.1))
    #expect(slow.map(\.2) == fast.map(\.2))
  }

  /// A move's times are rounded; one that never quite reaches its end would stop the clock.
  @Test func aScriptIsOverInASingleLeap() throws {
    for duration in [0, 0.01, 0.1, 0.3, 0.7, 1.1] {
      let script: Script = [
        .wait(0.1), .touchDown(.center(of: "pad")), .move(to: .at(0.9, 0.5, in: "pad"), over: duration),
        .touchUp,
      ]
      let stage = try Stage(Recorder(script: script), size: Size(640, 384))
      stage.perform(script)
      stage.advance(to: 10)
      #expect(stage.isFinished)
      #expect(stage.time == 10)
    }
  }
}
