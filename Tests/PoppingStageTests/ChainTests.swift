import PoppingStage
import Testing

@Suite struct ChainTests {
  /// A stage on which nothing is.
  private struct Empty: Effect {
    let card = Card("empty", "Empty", in: .screens, "Shows nothing.")
    let script: Script = []
    func setUp(on stage: Stage) {}
  }

  private func makeLayer(on stage: Stage) -> Layer {
    let layer = Layer("tile", frame: Rect(0, 0, 80, 80))
    stage.add(layer)
    return layer
  }

  @Test func aLinkBeginsWhenTheOneBeforeHasEnded() throws {
    let stage = try Stage(Empty(), size: Size(640, 384))
    let layer = makeLayer(on: stage)
    stage.chain([
      { layer.animate(\.position.x, from: 0, to: 100, duration: 0.5, curve: .linear, completion: $0) },
      { layer.animate(\.position.y, from: 0, to: 100, duration: 0.5, curve: .linear, completion: $0) },
    ])
    for frame in 1...45 { stage.advance(to: Double(frame) / 60) }
    #expect(layer.position.x == 100)
    #expect((layer.position.y - 50).magnitude < 0.001)
    stage.advance(to: 2)
    #expect(layer.position.y == 100)
  }

  @Test func anAnimationThatIsReplacedBreaksTheChain() throws {
    let stage = try Stage(Empty(), size: Size(640, 384))
    let layer = makeLayer(on: stage)
    var reached = false
    stage.chain([
      { layer.animate(\.opacity, to: 0, duration: 0.5, completion: $0) },
      { _ in reached = true },
    ])
    stage.advance(to: 0.25)
    layer.animate(\.opacity, to: 1, duration: 0.1)
    stage.advance(to: 2)
    #expect(!reached)
    #expect(layer.opacity == 1)
  }

  @Test func staggeredElementsComeOneIntervalAfterAnother() {
    let turns = ["a", "b", "c"].staggered(by: 0.25, after: 0.5)
    #expect(turns.map(\.element) == ["a", "b", "c"])
    #expect(turns.map(\.delay) == [0.5, 0.75, 1])
  }
}
