import PoppingStage
import Testing

@Suite struct TurnsTests {
  /// A stage on which nothing is.
  private struct Empty: Effect {
    let card = Card("empty", "Empty", in: .screens, "Shows nothing.")
    let script: Script = []
    func setUp(on stage: Stage) {}
  }

  @Test func eachElementComesAtItsTime() throws {
    let stage = try Stage(Empty(), size: Size(640, 384))
    let turns = Turns(on: stage)
    var seen: [String] = []
    turns.begin(["a", "b", "c"].staggered(by: 0.25, after: 0.5)) { seen.append("\($0) \(stage.time)") }
    stage.advance(to: 2)
    #expect(seen == ["a 0.5", "b 0.75", "c 1.0"])
  }

  @Test func anotherRoundTakesThePlaceOfTheTurnsToCome() throws {
    let stage = try Stage(Empty(), size: Size(640, 384))
    let turns = Turns(on: stage)
    var seen: [String] = []
    var ends: [Bool] = []
    turns.begin(["a", "b"].staggered(by: 1)) {
      seen.append($0)
    } completion: {
      ends.append($0)
    }
    stage.advance(to: 0.5)
    turns.begin(["c", "d"].staggered(by: 0.25)) { seen.append($0) }
    stage.advance(to: 3)
    #expect(seen == ["a", "c", "d"])
    #expect(ends == [false])
    #expect(stage.isSettled)
  }

  @Test func theCompletionComesWhenAllHaveSettled() throws {
    let stage = try Stage(Empty(), size: Size(640, 384))
    let layers = (0..<2).map { Layer("layer \($0)", frame: Rect(0, 0, 8, 8)) }
    for layer in layers { stage.add(layer) }
    let turns = Turns(on: stage)
    var end: (time: Double, finished: Bool)?
    turns.begin(layers.staggered(by: 0.3, after: 0.1)) {
      $0.animate(\.position.x, to: 100, duration: 0.5, curve: .linear)
    } completion: {
      end = (stage.time, $0)
    }
    for frame in 0...120 { stage.advance(to: Double(frame) / 60) }
    let found = try #require(end)
    // The second begins after 0.4 seconds and takes 0.5; no later than the frame that follows.
    #expect(found.finished && found.time >= 0.9 - 1e-9 && found.time < 0.93)
  }
}
