/// A terminal's screen, as far as programs that draw frames use it: it takes bytes and knows what would be seen.
///
/// Written from ECMA-48 and xterm's "ctlseqs", and from nothing of the code under test.
public struct ScreenModel: Sendable {
  /// One cell: its text (a space where nothing was written, nothing in the second half of a wide one) and how it is drawn.
  public struct Cell: Hashable, Sendable {
    public var text = " "
    public var pen = Pen()

    public init(text: String = " ", pen: Pen = Pen()) {
      self.text = text
      self.pen = pen
    }
  }

  /// The colours and styles that SGR sets.
  public struct Pen: Hashable, Sendable {
    public var foreground = Color.standard
    public var background = Color.standard
    /// The parameters of SGR that are in force, 1 to 9.
    public var styles: Set<Int> = []

    public init() {}
  }

  /// A colour as SGR names it.
  public enum Color: Hashable, Sendable {
    case standard
    case palette(Int)
    case direct(Int, Int, Int)
  }

  /// How wide a terminal draws clusters of several scalars, which terminals disagree about.
  public enum ClusterWidth: Sendable, CaseIterable {
    /// Every scalar for itself; U+FE0F and U+200D change nothing.
    case scalars
    /// As one: emoji presentation (U+FE0F), joined emoji and flags take two cells.
    case clusters
  }

  public let columns: Int
  public let rows: Int
  /// Whether erasing fills with the pen's background, as most terminals do and some do not.
  public let erasesWithBackground: Bool
  public let clusterWidth: ClusterWidth

  public internal(set) var cells: [Cell]
  /// Where the cursor is, from 0.
  public internal(set) var cursor = (column: 0, row: 0)
  /// The pen in force.
  public internal(set) var pen = Pen()
  /// The private modes that are set; 7 and 25 are at the start.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// How many rows were scrolled out at the top.
  public internal(set) var scrolledRows = 0
  /// Control sequences that the model does not know.
  public internal(set) var unknown: [String] = []

  /// Whether the last column was written and the next character wraps.
  var wrapsNext = false
  var mainScreen: (cells: [Cell], cursor: (column: Int, row: Int))?
  var lastCharacter: (column: Int, row: Int)?
  var joinsNext = false
  var parser = Parser.ground
  var sequence: [UInt8] = []
  var scalarBytes: [UInt8] = []

  enum Parser { case ground, escape, control, string, stringEscape }

  /// Makes a blank screen with the cursor at the top left.
  public init(
    columns: Int, rows: Int, erasesWithBackground: Bool = true, clusterWidth: ClusterWidth = .clusters
  ) {
    self.columns = columns
    self.rows = rows
    self.erasesWithBackground = erasesWithBackground
    self.clusterWidth = clusterWidth
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// The cell in a column and a row, both from 0.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The rows as text, without the spaces at their ends.
  public var lines: [String] {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The text of the whole screen.
  public var text: String { lines.joined(separator: "\n") }

  /// Takes bytes in.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    if byte == 0x18 || byte == 0x1a {
      parser = .ground
      return
    }
    switch parser {
    case .ground: byte < 0x20 || byte == 0x7f ? control(byte) : collect(byte)
    case .escape: escape(byte)
    case .control:
      sequence.append(byte)
      if (0x40...0x7e).contains(byte) {
        parser = .ground
        perform(sequence)
      }
    case .string: if byte == 0x07 { parser = .ground } else if byte == 0x1b { parser = .stringEscape }
    case .stringEscape: parser = byte == UInt8(ascii: "\\") ? .ground : .string
    }
  }

  private mutating func escape(_ byte: UInt8) {
    parser = .ground
    switch byte {
    case UInt8(ascii: "["):
      sequence = []
      parser = .control
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): parser = .string
    case UInt8(ascii: "\\"): break
    default: unknown.append("ESC \(Character(Unicode.Scalar(byte)))")
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x1b: parser = .escape
    case 0x08:
      cursor.column = max(0, cursor.column - 1)
      wrapsNext = false
    case 0x0d:
      cursor.column = 0
      wrapsNext = false
    case 0x0a: lineFeed()
    default: break
    }
  }

  private mutating func collect(_ byte: UInt8) {
    scalarBytes.append(byte)
    let needed = scalarBytes[0] < 0x80 ? 1 : scalarBytes[0] < 0xe0 ? 2 : scalarBytes[0] < 0xf0 ? 3 : 4
    guard scalarBytes.count >= needed else { return }
    let text = String(decoding: scalarBytes, as: UTF8.self)
    scalarBytes = []
    for scalar in text.unicodeScalars { print(scalar) }
  }
}
