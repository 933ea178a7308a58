import PoppingCanvas

/// The colours of a recording as they are written.
///
/// The commonest are exact. The others, blends along edges and in pictures, are rounded to steps of 8 in red, green and blue,
/// which the eye hardly sees, so that neighbours come out as one.
struct SVGInks {
  /// The colour that most cells stand on.
  private(set) var paper = ""

  private let theme: RecordingTheme
  private let exact: Set<UInt32>

  /// The steps of the other colours.
  private static let step = 8

  /// How many colours are exact.
  private static let exactCount = 64

  /// Counts the colours of all different rows.
  init(of rows: [[Cell]], theme: RecordingTheme) {
    self.theme = theme
    var grounds: [UInt32: Int] = [:]
    var counts: [UInt32: Int] = [:]
    for row in rows {
      for cell in row {
        let (ink, ground) = Self.colors(of: cell, theme)
        grounds[Self.number(ground), default: 0] += 1
        counts[Self.number(ground), default: 0] += 1
        if cell.glyph != .space { counts[Self.number(ink), default: 0] += 1 }
      }
    }
    func byCount(_ counts: [UInt32: Int]) -> [UInt32] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
    exact = Set(byCount(counts).prefix(Self.exactCount))
    paper = byCount(grounds).first.map { text(Self.color($0)) } ?? HexColor.short(theme.background)
  }

  /// What a cell draws with, and on.
  func colors(of cell: Cell) -> (ink: RecordingTheme.RGB, ground: RecordingTheme.RGB) {
    Self.colors(of: cell, theme)
  }

  /// A colour as it is written.
  func text(_ color: RecordingTheme.RGB) -> String {
    if exact.contains(Self.number(color)) { return HexColor.short(color) }
    func rounded(_ byte: UInt8) -> UInt8 {
      UInt8(min((Int(byte) + Self.step / 2) / Self.step * Self.step, 255))
    }
    return HexColor.short((rounded(color.red), rounded(color.green), rounded(color.blue)))
  }

  private static func colors(
    of cell: Cell, _ theme: RecordingTheme
  ) -> (ink: RecordingTheme.RGB, ground: RecordingTheme.RGB) {
    let ink = cell.foreground.components ?? theme.foreground
    let ground = cell.background.components ?? theme.background
    return cell.style.contains(.reverse) ? (ground, ink) : (ink, ground)
  }

  private static func number(_ color: RecordingTheme.RGB) -> UInt32 {
    UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  private static func color(_ number: UInt32) -> RecordingTheme.RGB {
    (UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255))
  }
}
