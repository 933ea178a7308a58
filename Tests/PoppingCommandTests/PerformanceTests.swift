import PoppingStage
import Testing

@testable import PoppingCommand

@Suite struct PerformanceTests {
  /// A square that counts its frames while it springs, as effects do that draw something on every frame.
  private struct Counting: Effect {
    let card = Card("counting", "Counting", in: .gestures, "Counts.")
    let script: Script = [.wait(0.1), .touchDown(.center), .wait(0.4), .touchUp, .settle]
    @Knob(bounciness: 18) var push

    func setUp(on stage: Stage) {
      let square = Control("square", frame: Rect(center: stage.center, size: Size(64, 64)))
      square.on(.touchDown) { control in
        control.spring(
          \.position.x, to: 420, tuned: push,
          onApply: { [unowned control] in
            control.position.y += 1
          })
      }
      stage.add(square)
    }
  }

  private func performance() throws -> Performance {
    try Performance(Counting(), tuning: Tuning(), size: Size(640, 384), library: [])
  }

  private func position(in performance: Performance) throws -> Point {
    try #require(performance.stage.root.layer(named: "square")).position
  }

  private func tuning(_ bounciness: Double) -> Tuning {
    var tuning = Tuning()
    tuning.bounciness = bounciness
    return tuning
  }

  /// Frame by frame back, over touches and two tunings, whatever the distances between the frames were.
  @Test func everyStepBackShowsWhatWasShown() throws {
    var performance = try performance()
    var shown: [(time: Double, place: Point)] = [(0, try position(in: performance))]
    for frame in 1...60 {
      performance.advance(to: performance.time + (frame < 30 ? 1.0 / 60 : 1.0 / 240))
      if frame == 12 { try performance.retune(tuning(2)) }
      if frame == 20 { performance.take(.stopScript) }
      if frame == 22 { performance.take(.touch(.began, Point(0.6, 0.5))) }
      if frame == 35 { try performance.retune(tuning(20)) }
      shown.append((performance.time, try position(in: performance)))
    }
    for expected in shown.dropLast().reversed() {
      let time = try #require(performance.previousTime)
      #expect(time == expected.time)
      performance.restart(upTo: time)
      #expect(try position(in: performance) == expected.place)
    }
    #expect(performance.previousTime == nil)
    // And forward again.
    for expected in shown.dropFirst() {
      performance.advance(to: try #require(performance.nextTime))
      #expect(performance.time == expected.time)
      #expect(try position(in: performance) == expected.place)
    }
    #expect(!performance.hasFuture)
  }

  @Test func aTouchAfterAStepBackReplacesWhatCameLater() throws {
    var performance = try performance()
    for frame in 1...30 { performance.advance(to: Double(frame) / 60) }
    try performance.retune(tuning(0))
    performance.restart(upTo: 0.25)
    #expect(performance.hasFuture)
    #expect(performance.tuning == Tuning())
    performance.take(.stopScript)
    #expect(!performance.hasFuture)
    performance.advance(to: 2)
    #expect(performance.tuning == Tuning())
  }
}
