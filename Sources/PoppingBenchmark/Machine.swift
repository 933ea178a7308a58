import Foundation

/// Where and when a table was measured.
struct Machine: Encodable, Equatable, Sendable {
  /// The processor's name.
  let processor: String

  /// How many cores there are.
  let cores: Int

  /// The operating system and its version.
  let system: String

  /// The compiler's version.
  let swift: String

  /// The day, as `2026-12-07`.
  let date: String

  /// What waited for a core on average over a minute, before the first row and after the last.
  var load: [Double] = []

  /// This machine, today.
  static func current() -> Machine {
    Machine(
      processor: value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
        ?? ProcessInfo.processInfo.operatingSystemVersionString,
      swift: swiftVersion,
      date: String(Date().ISO8601Format().prefix(10)))
  }

  /// What waits for a core now, on average over the last minute; not a number where that is not known.
  static var currentLoad: Double {
    var load = Double.nan
    return getloadavg(&load, 1) == 1 ? load : .nan
  }

  /// The value of a name in a file that holds one name and value a line.
  private static func value(of name: String, in file: String, separator: Character) -> String? {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: separator, maxSplits: 1).last
      .map { $0.trimmingCharacters(in: [" ", "\t", "\""]) }
  }

  private static var swiftVersion: String {
    #if swift(>=6.4)
      "6.4 or later"
    #elseif swift(>=6.3)
      "6.3"
    #else
      "6.2 or earlier"
    #endif
  }
}
