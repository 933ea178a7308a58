extension Report {
  /// The table as it is read in a terminal.
  var table: String {
    let rows = [Self.heading] + rows.map(\.fields)
    let widths = Self.heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ").withoutSpacesAtEnd
    }
    return "\(conditions)\n\n" + lines.map { "\($0)\n" }.joined() + bounds.map { "\n\($0)\n" }.joined()
  }

  /// The table as a page of documentation holds it.
  var markdown: String {
    let rows = [Self.heading, Self.heading.map { _ in "---" }] + rows.map(\.fields)
    let lines = rows.map { "| \($0.joined(separator: " | ")) |\n" }
    return "\(conditions)\n\n\(lines.joined())" + bounds.map { "\n\($0)\n" }.joined()
  }

  /// Where, when and how it was measured.
  private var conditions: String {
    let load = machine.load.map(Unit.text).joined(separator: " before and ")
    return """
      \(machine.processor), \(machine.cores) cores, \(machine.system), Swift \(machine.swift), \(machine.date); \
      \(repeats) repeats after a warm-up\(load.isEmpty ? "" : "; load \(load) after").
      """
  }

  /// What bounds the rows that are missed.
  private var bounds: [String] {
    rows.filter { $0.isReached == false && !$0.figure.bound.isEmpty }.map {
      "`\($0.name)`: \($0.figure.bound)"
    }
  }

  private static let heading = ["row", "reach", "", "median", "minimum to maximum", "times the baseline"]
}

extension Report.Row {
  fileprivate var fields: [String] {
    let unit = figure.unit
    let range = "\(Unit.text(measurement.minimum)) to \(unit.text(measurement.maximum))"
    return [
      figure.name.isEmpty ? benchmark.title : "\(benchmark.title): \(figure.name)",
      reach,
      isReached.map { $0 ? "✓" : "missed" } ?? "",
      unit.text(measurement.median),
      measurement.samples.count > 1 ? range : "",
      measurement.ratio.map { "\(Unit.text($0)) (\(figure.baseline ?? "baseline"))" } ?? "",
    ]
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex
    return String(self[..<end])
  }
}
