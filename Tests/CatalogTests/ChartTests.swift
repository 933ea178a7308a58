import ChartEffect
import PoppingStage
import Testing

@Suite struct ChartTests {
  private struct Scene {
    let stage: Stage
    let cards: [Layer]
    let lines: [Layer]
    let pieces: [Layer]
    let labels: [Layer]

    init() throws {
      stage = try Stage(Chart(), size: Size(640, 384))
      let root = stage.root
      cards = try ["lines", "ring"].map { try #require(root.layer(named: $0)) }
      lines = try (1...3).map { try #require(root.layer(named: "line \($0)")) }
      pieces = try (1...3).map { try #require(root.layer(named: "piece \($0)")) }
      labels = try (1...3).map { try #require(root.layer(named: "label \($0)")) }
    }

    func pressItem() {
      stage.touch(.began, at: Point(620, 24))
      stage.touch(.ended, at: Point(620, 24))
    }

    /// The first time on a grid of 240 a second at which something is so.
    func time(upTo end: Double = 8, until condition: () -> Bool) -> Double? {
      for frame in Int((stage.time * 240).rounded(.up))...Int(end * 240) {
        stage.advance(to: Double(frame) / 240)
        if condition() { return stage.time }
      }
      return nil
    }
  }

  /// The cards start 200 points below their places, the second a tenth of a second after the first.
  @Test func theCardsRise() throws {
    let scene = try Scene()
    #expect(scene.cards.allSatisfy { $0.translation.y == 200 && $0.opacity == 0 })
    let first = try #require(scene.time { scene.cards[0].translation.y < 200 })
    let second = try #require(scene.time { scene.cards[1].translation.y < 200 })
    #expect(abs(first - 0.2) < 0.01 && abs(second - 0.3) < 0.01)
  }

  /// 0.8 seconds each, 0.2 apart, when the first card is at rest and not before.
  @Test func theLinesAreDrawnWhenTheFirstCardIsAtRest() throws {
    let scene = try Scene()
    let begin = try #require(scene.time { scene.lines[0].strokeEnd > 0 })
    #expect(scene.cards[0].translation.y == 0)
    #expect(scene.lines[1].strokeEnd == 0)
    let second = try #require(scene.time { scene.lines[1].strokeEnd > 0 })
    let third = try #require(scene.time { scene.lines[2].strokeEnd > 0 })
    let end = try #require(scene.time { scene.lines[2].strokeEnd == 1 })
    #expect(abs(second - begin - 0.2) < 0.01 && abs(third - begin - 0.4) < 0.01)
    #expect(abs(end - begin - 1.2) < 0.01)
  }

  @Test func thePiecesFollowOneAnotherAndTheLegendFollowsThem() throws {
    let scene = try Scene()
    let begin = try #require(scene.time { scene.pieces[0].strokeEnd > 0 })
    #expect(scene.cards[1].translation.y == 0)
    for (time, wanted) in [(0.1, [0.5, 0, 0]), (0.3, [1, 0.5, 0]), (0.55, [1, 1, 0.5])] {
      scene.stage.advance(to: begin + time)
      for (piece, share) in zip(scene.pieces, wanted) { #expect(abs(piece.strokeEnd - share) < 0.05) }
    }
    for (label, delay) in zip(scene.labels, [0.8, 1, 1.2]) {
      scene.stage.advance(to: begin + delay + 0.09)
      #expect(label.opacity == 0 && label.translation.x < 0)
      scene.stage.advance(to: begin + delay + 0.2)
      #expect(label.opacity > 0)
    }
    scene.stage.advance(to: 8)
    #expect(scene.labels.allSatisfy { $0.opacity == 1 && $0.translation.x == 0 })
    #expect(scene.stage.isSettled)
  }

  /// Leaving before the first card has come to rest draws nothing.
  @Test func leavingEarlyDrawsNothing() throws {
    let scene = try Scene()
    scene.stage.advance(to: 0.4)
    let heights = scene.cards.map(\.translation.y)
    scene.pressItem()
    #expect(scene.cards.map(\.translation.y) == heights)
    scene.stage.advance(to: 6)
    #expect(scene.cards.allSatisfy { $0.opacity == 0 && $0.translation.y == 200 })
    #expect((scene.lines + scene.pieces).allSatisfy { $0.strokeEnd == 0 })
    scene.pressItem()
    scene.stage.advance(to: 14)
    #expect((scene.lines + scene.pieces).allSatisfy { $0.strokeEnd == 1 })
  }
}
