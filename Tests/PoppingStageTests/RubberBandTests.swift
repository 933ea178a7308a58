import PoppingStage
import Testing

@Suite struct RubberBandTests {
  private let band = RubberBand(upTo: 400, extent: 200)

  @Test func betweenTheEndsTheContentFollowsTheFinger() {
    for offset in [0.0, 1, 250, 400] {
      #expect(band.offset(pulledTo: offset) == offset)
      #expect(band.pull(at: offset) == offset)
    }
  }

  /// `x · d · c / (d + c · x)`, the same formula in its other well-known form, with c = 0.55.
  @Test(arguments: [1.0, 20, 100, 5000])
  func beyondAnEndItFollowsLessAndLess(pull: Double) {
    let way = pull * 200 * 0.55 / (200 + 0.55 * pull)
    #expect(abs(band.offset(pulledTo: 400 + pull) - (400 + way)) < 1e-9)
    #expect(abs(band.offset(pulledTo: -pull) - -way) < 1e-9)
    #expect(way < 200)
  }

  @Test(arguments: [-5000.0, -30, 200, 430, 2000])
  func theFingersPlaceIsFoundFromTheContents(pull: Double) {
    #expect(abs(band.pull(at: band.offset(pulledTo: pull)) - pull) < 1e-6)
  }

  @Test func whatFitsRestsAtTheStartAndNoViewTraps() {
    #expect(RubberBand(upTo: -50, extent: 200).nearest(to: 30) == 0)
    let flat = RubberBand(upTo: 10, extent: 0)
    #expect(flat.offset(pulledTo: 50) == 10 && flat.pull(at: 50) == 10)
    #expect(band.pull(at: 1e9).isFinite)
  }
}
