/// What a figure is counted in.
enum Unit: String, Sendable {
  case nanoseconds = "ns"
  case milliseconds = "ms"
  case seconds = "s"
  case framesPerSecond = "/s"
  case kilobytes = "KB"
  case megabytes = "MB"
  case percent = "%"

  /// A number of them, as precise as it can be read: `3.12 ns`, `5,210 /s`.
  func text(_ number: Double) -> String { "\(Self.text(number)) \(rawValue)" }

  /// A number with three digits that count, and commas between thousands.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let decimals = number.magnitude < 9.995 ? 2 : number.magnitude < 99.95 ? 1 : 0
    let scale = [1.0, 10, 100][decimals]
    let digits = Array(String(Int((number.magnitude * scale).rounded())))
    let padded = Array(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits.map(String.init)
    let whole = padded.dropLast(decimals)
    let grouped = whole.enumerated().map { index, digit in
      index > 0 && (whole.count - index) % 3 == 0 ? ",\(digit)" : digit
    }
    let sign = number < 0 ? "−" : ""
    return sign + grouped.joined() + (decimals > 0 ? "." + padded.suffix(decimals).joined() : "")
  }
}
