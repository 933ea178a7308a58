import Foundation
import Testing

@testable import PoppingBenchmark

@Suite struct ReportTests {
  private let report: Report

  init() {
    let figures = [
      Figure(name: "small", unit: .milliseconds, reach: .atMost(2), baseline: "nothing", bound: "The disk."),
      Figure(name: "large", unit: .framesPerSecond, reach: .atLeast(1000)),
    ]
    let benchmark = Benchmark(name: "work", title: "some work", figures: figures) { _ in [] }
    var report = Report(
      machine: Machine(
        processor: "A processor", cores: 2, system: "A system", swift: "6.3", date: "2026-12-07",
        load: [0.5, 1]),
      repeats: 3)
    report.rows = [
      .init(
        benchmark: benchmark, figure: figures[0],
        measurement: Measurement(samples: [3, 2.5, 4], baseline: [1.5, 1.5, 1.5])),
      .init(benchmark: benchmark, figure: figures[1], measurement: Measurement(samples: [1200])),
    ]
    self.report = report
  }

  @Test func theMarkdownIsATableWithWhereAndWhen() {
    #expect(
      report.markdown == """
        A processor, 2 cores, A system, Swift 6.3, 2026-12-07; 3 repeats after a warm-up; load 0.50 before and 1.00 after.

        | row | reach |  | median | minimum to maximum | times the baseline |
        | --- | --- | --- | --- | --- | --- |
        | some work: small | ≤ 2.00 ms | missed | 3.00 ms | 2.50 to 4.00 ms | 2.00 (nothing) |
        | some work: large | ≥ 1,000 /s | ✓ | 1,200 /s |  |  |

        `work: small`: The disk.

        """)
  }

  @Test func theTableStandsInColumns() {
    let lines = report.table.split(separator: "\n")
    #expect(
      lines[1] == "row               reach               median    minimum to maximum  times the baseline")
    #expect(lines[3] == "some work: large  ≥ 1,000 /s  ✓       1,200 /s")
  }

  @Test func theJSONHoldsWhatComparingTakes() throws {
    let object = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
    let rows = try #require(object?["rows"] as? [[String: Any]])
    #expect(rows.map { $0["name"] as? String } == ["work: small", "work: large"])
    #expect(rows.map { $0["median"] as? Double } == [3, 1200])
    #expect(rows.map { $0["better"] as? String } == ["less", "more"])
    #expect(rows[0]["ratio"] as? Double == 2)
    #expect(rows[1]["ratio"] == nil)
    #expect((object?["machine"] as? [String: Any])?["date"] as? String == "2026-12-07")
  }
}
