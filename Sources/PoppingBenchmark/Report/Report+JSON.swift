import Foundation

extension Report {
  /// The report for programs, such as the one that compares two.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(Document(self)), as: UTF8.self) + "\n"
    } catch {
      throw BenchmarkError("The report cannot be written as JSON: \(error)")
    }
  }

  private struct Document: Encodable {
    let machine: Machine
    let rows: [Entry]

    init(_ report: Report) {
      machine = report.machine
      rows = report.rows.map(Entry.init)
    }
  }

  /// A row; what it does not have is left out.
  private struct Entry: Encodable {
    let name: String
    let title: String
    let unit: String
    let better: String
    let reach: String
    let isReached: Bool?
    let median: Double
    let minimum: Double
    let maximum: Double
    let samples: [Double]
    let baseline: String?
    let baselineMedian: Double?
    let ratio: Double?

    init(_ row: Row) {
      name = row.name
      title = row.benchmark.title
      unit = row.figure.unit.rawValue
      better = row.figure.reach.wantsMore ? "more" : "less"
      reach = row.reach
      isReached = row.isReached
      median = row.measurement.median
      minimum = row.measurement.minimum
      maximum = row.measurement.maximum
      samples = row.measurement.samples
      baseline = row.figure.baseline
      baselineMedian = row.measurement.baseline.isEmpty ? nil : row.measurement.baseline.median
      ratio = row.measurement.ratio
    }
  }
}
