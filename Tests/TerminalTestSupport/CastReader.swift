import Foundation

/// Reads asciicasts and refuses whatever their specification does not allow.
///
/// Written from docs.asciinema.org/manual/asciicast/v2 and /v3, and from nothing of the code under test.
public struct CastReader {
  /// Why a file is no cast.
  public struct Complaint: Error, CustomStringConvertible {
    public let description: String
  }

  public let version: Int
  public let columns: Int
  public let rows: Int
  public let header: [String: Any]

  /// The output events, at seconds since the start.
  public private(set) var events: [(time: Double, text: String)] = []

  public init(_ data: Data) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw Complaint(description: "it is not UTF-8")
    }
    guard text.hasSuffix("\n") else { throw Complaint(description: "the last line does not end") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    for (number, line) in lines.enumerated() {
      if line.isEmpty { throw Complaint(description: "line \(number + 1) is blank") }
      if line.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) }) {
        throw Complaint(description: "line \(number + 1) holds a control character")
      }
    }
    guard let first = lines.first,
      let header = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any],
      let version = header["version"] as? Int
    else { throw Complaint(description: "the first line is no header") }
    self.header = header
    self.version = version
    let size: (Any?, Any?)
    switch version {
    case 2:
      size = (header["width"], header["height"])
      guard
        Set(header.keys).isSubset(of: [
          "version", "width", "height", "timestamp", "duration", "idle_time_limit", "command", "title", "env",
          "theme",
        ])
      else { throw Complaint(description: "unknown keys in \(first)") }
    case 3:
      let terminal = header["term"] as? [String: Any]
      size = (terminal?["cols"], terminal?["rows"])
      guard
        Set(header.keys).isSubset(of: [
          "version", "term", "timestamp", "idle_time_limit", "command", "title", "env", "tags",
        ])
      else { throw Complaint(description: "unknown keys in \(first)") }
    default: throw Complaint(description: "version \(version)")
    }
    guard let columns = size.0 as? Int, let rows = size.1 as? Int, (1...65535).contains(columns),
      (1...65535).contains(rows)
    else { throw Complaint(description: "no size in \(first)") }
    self.columns = columns
    self.rows = rows
    if let theme = (header["theme"] ?? (header["term"] as? [String: Any])?["theme"]) as? [String: String] {
      try Self.check(theme)
    }
    var now = 0.0
    for line in lines.dropFirst() {
      let (time, text) = try Self.event(line, version)
      now = version == 2 ? time : now + time
      if let last = events.last, now < last.time { throw Complaint(description: "out of order: \(line)") }
      events.append((now, text))
    }
  }

  private static func check(_ theme: [String: String]) throws {
    let color = /#[0-9a-f]{6}/
    guard let foreground = theme["fg"], let background = theme["bg"], let palette = theme["palette"] else {
      throw Complaint(description: "the theme is not whole")
    }
    let colors = palette.split(separator: ":")
    guard foreground.wholeMatch(of: color) != nil, background.wholeMatch(of: color) != nil,
      [8, 16].contains(colors.count), colors.allSatisfy({ $0.wholeMatch(of: color) != nil })
    else { throw Complaint(description: "no colours: \(theme)") }
  }

  private static func event(_ line: String, _ version: Int) throws -> (Double, String) {
    // As asciinema's own writer: microseconds without zeros at the end in version 2, three decimals in version 3.
    let pattern =
      version == 2 ? /\[(\d+\.(?:\d|\d{1,5}[1-9])), "o", (".*")\]/ : /\[(\d+\.\d{3}), "o", (".*")\]/
    guard let match = line.wholeMatch(of: pattern), let time = Double(match.1) else {
      throw Complaint(description: "no event: \(line)")
    }
    let text = try JSONSerialization.jsonObject(with: Data(match.2.utf8), options: .fragmentsAllowed)
    guard let text = text as? String else { throw Complaint(description: "no text: \(line)") }
    return (time, text)
  }
}
