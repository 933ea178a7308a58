import Testing

@testable import PoppingBenchmark

@Suite struct MeasurementTests {
  @Test func theMiddleIsTheMedian() {
    #expect([5.0, 1, 9].median == 5)
    #expect([4.0, 1, 9, 2].median == 3)
    #expect([7.0].median == 7)
  }

  @Test func aPercentileIsNotExceededByItsShare() {
    let numbers = (1...100).map(Double.init).reversed() as [Double]
    #expect(numbers.percentile(0.95) == 95)
    #expect(numbers.percentile(1) == 100)
    #expect([3.0].percentile(0.95) == 3)
  }

  @Test func theRatioIsThatOfTheMedians() {
    let measurement = Measurement(samples: [2, 100, 4], baseline: [8, 9, 1])
    #expect(measurement.ratio == 0.5)
    #expect(measurement.minimum == 2)
    #expect(measurement.maximum == 100)
    #expect(Measurement(samples: [1]).ratio == nil)
  }

  @Test func aReachKnowsItsDirection() {
    let measurement = Measurement(samples: [10], baseline: [40])
    #expect(Reach.atMost(10).isReached(by: measurement) == true)
    #expect(Reach.atMost(9).isReached(by: measurement) == false)
    #expect(Reach.atLeast(11).isReached(by: measurement) == false)
    #expect(Reach.timesBaseline(0.25).isReached(by: measurement) == true)
    #expect(Reach.timesBaseline(0.25).isReached(by: Measurement(samples: [10])) == nil)
  }

  @Test func everyTakeIsRepeatedInTurnAfterAWarmUp() throws {
    var calls = ""
    let columns = try Sampler(repeats: 2).samples([
      { () -> Double in
        calls += "a"
        return Double(calls.count)
      },
      { () -> Double in
        calls += "b"
        return Double(calls.count)
      },
    ])
    #expect(calls == "ababab")
    #expect(columns == [[3, 5], [4, 6]])
  }

  @Test func numbersAreWrittenWithThreeDigits() {
    #expect(Unit.nanoseconds.text(2.9149) == "2.91 ns")
    #expect(Unit.text(0.016) == "0.02")
    #expect(Unit.text(18.06) == "18.1")
    #expect(Unit.text(9.999) == "10.0")
    #expect(Unit.text(999.6) == "1,000")
    #expect(Unit.framesPerSecond.text(28_913) == "28,913 /s")
    #expect(Unit.text(1_234_567) == "1,234,567")
    #expect(Unit.text(-0.5) == "−0.50")
    #expect(Unit.text(.nan) == "–")
  }
}
