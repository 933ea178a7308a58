/// A grid of cells: what a terminal shows at one moment.
public struct Frame: Sendable {
  /// The number of cells in a row.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  /// The cells, row by row from the top left.
  public var cells: [Cell]

  /// The grapheme clusters of several scalars that glyphs refer to; it only grows, so that a glyph keeps its meaning
  /// from one frame of a canvas to the next.
  public private(set) var clusters: [String] = []
  private var clusterIndices: [String: UInt32] = [:]

  /// Makes a frame of blank cells; a size below zero counts as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell in a column and a row, both counted from 0 and inside the frame.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The glyph that stands for a grapheme cluster.
  public mutating func glyph(for character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return Glyph(scalar) }
    let text = String(character)
    if let index = clusterIndices[text] { return Glyph(rawValue: Glyph.firstCluster + index) }
    let index = UInt32(clusters.count)
    clusters.append(text)
    clusterIndices[text] = index
    return Glyph(rawValue: Glyph.firstCluster + index)
  }

  /// The text of a glyph; empty for the second half of a wide one.
  public func text(of glyph: Glyph) -> String {
    if glyph == .continuation { return "" }
    if let scalar = Unicode.Scalar(glyph.rawValue) { return String(scalar) }
    let index = Int(glyph.rawValue) - Int(Glyph.firstCluster)
    return clusters.indices.contains(index) ? clusters[index] : ""
  }
}
