import Foundation
import PoppingCanvas

/// Writes an asciicast: what a terminal is sent, with times.
///
/// Source: docs.asciinema.org/manual/asciicast/v2 and /v3. Only what changes from one frame to the next is sent. The cursor
/// is hidden while frames follow one another and shown again below them, at the end.
public struct CastRecorder: FrameRecorder {
  /// The version of the format.
  public enum Version: Int, CaseIterable, Sendable {
    /// Times since the start; read by asciinema from 2.0 on.
    case two = 2
    /// Times since the event before; read by asciinema from 3.0 on.
    case three = 3
  }

  private let version: Version
  private let columns: Int
  private let rows: Int
  private let title: String
  private let theme: RecordingTheme?
  private var encoder = FrameEncoder()
  private var events: [(time: Double, text: String)] = []

  /// Begins a cast.
  /// - Parameters:
  ///   - version: The version of the format.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - title: What it is called.
  ///   - theme: The terminal's own colours; nil leaves them to the player.
  public init(version: Version, columns: Int, rows: Int, title: String, theme: RecordingTheme? = nil) {
    self.version = version
    self.columns = columns
    self.rows = rows
    self.title = title
    self.theme = theme
  }

  public mutating func add(_ frame: Frame, at time: Double) {
    var bytes: [UInt8] = []
    encoder.encode(frame, into: &bytes)
    if bytes.isEmpty { return }
    let text = String(decoding: bytes, as: UTF8.self)
    events.append((time, events.isEmpty ? "\u{1b}[?25l\(text)" : text))
  }

  public func file(endingAt end: Double) -> [UInt8] {
    var lines = [header(endingAt: end)]
    var past = 0
    for (time, text) in events + [(end, "\u{1b}[\(rows);1H\u{1b}[?25h")] {
      lines.append("[\(stamp(time, past: &past)), \"o\", \(JSONString.quoted(text))]")
    }
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  /// A time as the version counts it: microseconds since the start, or milliseconds since the event before.
  ///
  /// There the rounding of one is made up for by the next.
  private func stamp(_ time: Double, past: inout Int) -> String {
    switch version {
    case .two: return Self.decimal(time)
    case .three:
      let now = Int((time * 1000).rounded())
      defer { past = now }
      return String(format: "%d.%03d", (now - past) / 1000, (now - past) % 1000)
    }
  }

  /// Seconds with up to six decimals, and at least one.
  private static func decimal(_ time: Double) -> String {
    let text = CodeNumber.rounded(time, places: 6)
    return text.contains(".") ? text : "\(text).0"
  }

  private func header(endingAt end: Double) -> String {
    let theme = theme.map { theme in
      let palette = theme.palette.map(HexColor.text).joined(separator: ":")
      return "\"theme\": {\"fg\": \"\(HexColor.text(theme.foreground))\", "
        + "\"bg\": \"\(HexColor.text(theme.background))\", \"palette\": \"\(palette)\"}"
    }
    let fields: [String] =
      switch version {
      case .two:
        [
          "\"version\": 2", "\"width\": \(columns)", "\"height\": \(rows)",
          "\"duration\": \(Self.decimal(end))", "\"title\": \(JSONString.quoted(title))",
        ] + (theme.map { [$0] } ?? [])
      case .three:
        [
          "\"version\": 3",
          "\"term\": {\"cols\": \(columns), \"rows\": \(rows)\(theme.map { ", \($0)" } ?? "")}",
          "\"title\": \(JSONString.quoted(title))",
        ]
      }
    return "{\(fields.joined(separator: ", "))}"
  }
}
