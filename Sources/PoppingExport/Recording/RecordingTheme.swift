import PoppingCanvas

/// The colours that stand for a terminal's own.
public enum RecordingTheme: String, CaseIterable, Sendable {
  case light, dark

  typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  var foreground: RGB { self == .light ? (44, 62, 80) : (236, 240, 241) }
  var background: RGB { self == .light ? (236, 240, 241) : (24, 28, 33) }

  /// The sixteen colours of the palette.
  var palette: [RGB] { (0..<16).compactMap { CellColor.palette($0).components } }
}

/// A colour as both formats write it: `#3498db`.
enum HexColor {
  static func text(_ color: RecordingTheme.RGB) -> String {
    "#"
      + [color.red, color.green, color.blue].map { byte in
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0\(digits)" : digits
      }.joined()
  }

  /// The shortest form: `#39d` stands for `#3399dd`.
  static func short(_ color: RecordingTheme.RGB) -> String {
    let bytes = [color.red, color.green, color.blue]
    guard bytes.allSatisfy({ $0 >> 4 == $0 & 15 }) else { return text(color) }
    return "#" + bytes.map { String($0 & 15, radix: 16) }.joined()
  }

  /// What two colours come to, with a share of the second.
  static func mix(_ one: RecordingTheme.RGB, _ other: RecordingTheme.RGB, _ share: Double)
    -> RecordingTheme.RGB
  {
    func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(other) - Double(one)) * share).rounded())
    }
    return (mixed(one.red, other.red), mixed(one.green, other.green), mixed(one.blue, other.blue))
  }
}
