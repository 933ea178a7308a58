import Testing

@testable import PoppingBenchmark

@Suite struct PacingTests {
  @Test func framesInTimeHaveNoError() {
    let times = (0...600).map { 0.3 + Double($0) / 60 }
    let pacing = Pacing(frameTimes: times, end: 0.3 + 601.0 / 60, framesPerSecond: 60, frameCount: 601)
    #expect(pacing.totalError < 1e-12)
    #expect(pacing.frameError < 1e-12)
  }

  @Test func aFrameThatLooksLikeTheOneBeforeIsMissedByNobody() {
    let times = [0, 1, 2, 5, 6, 9].map { Double($0) / 60 }
    let pacing = Pacing(frameTimes: times, end: 10.0 / 60, framesPerSecond: 60, frameCount: 10)
    #expect(pacing.frameError < 1e-12)
  }

  @Test func beingLateAndTakingTooLongIsFound() {
    // Every other frame comes 3 ms late.
    let times = (0..<100).map { Double($0) / 60 + ($0 % 2 == 0 ? 0 : 0.003) }
    let pacing = Pacing(frameTimes: times, end: 102.0 / 60, framesPerSecond: 60, frameCount: 100)
    #expect(abs(pacing.totalError - 0.02) < 1e-9)
    #expect(abs(pacing.frameError - 0.003) < 1e-9)
  }
}
