/// What a cell draws: one Unicode scalar, a longer grapheme cluster kept in a table, or the right half of a wide one.
public struct Glyph: Hashable, Sendable {
  /// A scalar's value, or from `firstCluster` on a place in the frame's table of clusters.
  public let rawValue: UInt32

  /// The first value that stands for a cluster of several scalars.
  static let firstCluster: UInt32 = 0x11_0000

  /// An empty cell.
  public static let space = Glyph(" ")

  /// The second cell of a grapheme cluster two cells wide: nothing is written there.
  public static let continuation = Glyph(rawValue: .max)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a glyph of one Unicode scalar, which has to be one cell wide or two.
  public init(_ scalar: Unicode.Scalar) { rawValue = scalar.value }
}
