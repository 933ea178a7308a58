/// A run of text on a layer: what it says and how it is set; its colour is the layer's `textColor`.
public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What it says; a line feed starts a new line.
  public var string: String

  /// Where the lines stand between the layer's left and right edge.
  public var alignment: Alignment

  /// Whether the lines stand at the upper edge rather than about the middle.
  public var isTopAligned: Bool

  /// Whether a line longer than the layer's width goes on in the next one.
  public var wraps: Bool

  /// Whether the strokes are heavy.
  public var isBold: Bool

  /// Where lines stand.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing

    /// The same, left and right exchanged.
    public var mirrored: Alignment {
      switch self {
      case .leading: .trailing
      case .center: .center
      case .trailing: .leading
      }
    }
  }

  /// Makes a text; without more it stands in the middle of its layer on one line.
  public init(
    _ string: String, alignment: Alignment = .center, isTopAligned: Bool = false, wraps: Bool = false,
    isBold: Bool = false
  ) {
    self.string = string
    self.alignment = alignment
    self.isTopAligned = isTopAligned
    self.wraps = wraps
    self.isBold = isBold
  }

  public init(stringLiteral value: String) { self.init(value) }
}
