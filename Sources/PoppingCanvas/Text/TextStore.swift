import PoppingStage

/// Texts laid out in cells, kept from frame to frame.
struct TextStore {
  /// A text as rows of clusters.
  struct Layout {
    let id: Int
    let alignment: Text.Alignment
    let style: CellStyle
    let lines: [Line]
  }

  struct Line {
    let clusters: [Cluster]
    let width: Int
  }

  struct Cluster {
    let character: Character
    let width: Int
  }

  private struct Key: Hashable {
    let text: Text
    let width: Int?
  }

  private(set) var layouts: [Layout] = []
  private var indices: [Key: Int] = [:]
  private var nextID = 0
  private let isASCII: Bool

  /// When more are kept than this, all are forgotten: a counter shows a new text with every frame.
  private static let capacity = 512

  init(isASCII: Bool) { self.isASCII = isASCII }

  /// Makes room before the layouts of a new frame are asked for; indices from earlier frames lose their meaning.
  mutating func prepare() {
    guard layouts.count > TextStore.capacity else { return }
    layouts.removeAll()
    indices.removeAll()
  }

  /// Where a layer's text stands; nil for a text with nothing to show.
  mutating func run(for text: Text, _ look: Look, _ placement: TextPlacement) -> TextRun? {
    guard !text.string.isEmpty else { return nil }
    let index = self.index(for: text, width: text.wraps ? TextPlacement.cells(in: look.bounds.width) : nil)
    let layout = layouts[index]
    let place = placement.place(of: text, rows: layout.lines.count)
    return TextRun(
      id: layout.id, index: index, column: place.column, oddColumn: place.oddColumn, row: place.row,
      color: look.textColor.bytes)
  }

  private mutating func index(for text: Text, width: Int?) -> Int {
    let key = Key(text: text, width: width)
    if let index = indices[key] { return index }
    let string = text.string.sanitizedForTerminal
    let lines = TextLayout.lines(of: string, width: width).map { line in
      Line(clusters: string[line.range].flatMap(clusters(for:)), width: line.width)
    }
    layouts.append(
      Layout(id: nextID, alignment: text.alignment, style: text.isBold ? .bold : [], lines: lines))
    nextID += 1
    indices[key] = layouts.count - 1
    return layouts.count - 1
  }

  /// What stands for a cluster: itself, or ASCII characters of the same width; clusters without width are left out.
  private func clusters(for character: Character) -> [Cluster] {
    let width = character.cellWidth
    guard width > 0 else { return [] }
    guard isASCII, !character.isASCII else { return [Cluster(character: character, width: width)] }
    return Array(repeating: Cluster(character: character.closestASCII, width: 1), count: width)
  }
}

extension Character {
  /// An ASCII character that can stand for this one; a question mark where none is close.
  var closestASCII: Character {
    guard let scalar = unicodeScalars.first else { return "?" }
    if scalar.isASCII { return Character(scalar) }
    if let latin = Character.latinLetters[scalar] { return latin }
    return Character.signs[scalar] ?? "?"
  }

  private static let latinLetters: [Unicode.Scalar: Character] = {
    let letters = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
    let pairs = zip((0xC0...0xFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init), letters)
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let signs: [Unicode.Scalar: Character] = [
    "\u{A0}": " ", "‘": "'", "’": "'", "‚": ",", "‛": "'", "“": "\"", "”": "\"", "„": "\"", "«": "<",
    "»": ">",
    "‹": "<", "›": ">", "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "…": ".",
    "•": "*",
    "·": ".", "∙": ".", "●": "*", "○": "o", "★": "*", "☆": "*", "←": "<", "→": ">", "↑": "^", "↓": "v",
    "▲": "^",
    "▼": "v", "◀": "<", "▶": ">", "✓": "v", "✔": "v", "✕": "x", "✖": "x", "✗": "x", "│": "|", "─": "-",
    "═": "=",
    "█": "#", "▒": "#", "░": ":",
  ]
}
