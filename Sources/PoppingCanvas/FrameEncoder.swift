/// Turns frames into the bytes that bring a terminal's screen from one to the next.
///
/// It remembers what the screen shows and writes only cells that differ. Every move is absolute or relative to a known
/// place, nothing is printed beyond the last column without a move (so the last cell does not scroll), erasing happens in
/// the terminal's own colours, and no colour or style stays set when a frame ends. What a terminal may draw wider or
/// narrower than expected (emoji, clusters of several scalars) is drawn onto blanked cells and followed by an absolute
/// move.
///
///     var encoder = FrameEncoder()
///     var bytes: [UInt8] = []
///     encoder.encode(frame, into: &bytes)
public struct FrameEncoder: Sendable {
  /// Whether the bytes of a frame are wrapped into one synchronised update (DEC private mode 2026), which keeps a
  /// terminal from showing half of it.
  public var isSynchronized: Bool

  private var columns = 0
  private var rows = 0
  private var isValid = false
  /// What the screen shows, and the clusters its glyphs refer to.
  private var shown: [Cell] = []
  private var clusters: [String] = []
  private var scratch: [UInt8] = []

  /// Makes an encoder whose first frame clears the screen.
  public init(isSynchronized: Bool = false) { self.isSynchronized = isSynchronized }

  /// Forgets what the screen shows, so that the next frame clears and draws it whole.
  public mutating func invalidate() { isValid = false }

  /// Appends the bytes that turn the screen into `frame`; nothing if it shows it already.
  ///
  /// The first frame, one of another size and one after `invalidate()` clear the screen first.
  public mutating func encode(_ frame: Frame, into bytes: inout [UInt8]) {
    let mark = bytes.count
    if isSynchronized { bytes.append(contentsOf: "\u{1b}[?2026h".utf8) }
    let body = bytes.count
    prepare(for: frame, into: &bytes)
    writeRows(of: frame, into: &bytes)
    if bytes.count == body {
      bytes.removeLast(body - mark)
    } else if isSynchronized {
      bytes.append(contentsOf: "\u{1b}[?2026l".utf8)
    }
  }

  private mutating func prepare(for frame: Frame, into bytes: inout [UInt8]) {
    if !isValid || columns != frame.columns || rows != frame.rows {
      bytes.append(contentsOf: "\u{1b}[0m\u{1b}[H\u{1b}[2J".utf8)
      columns = frame.columns
      rows = frame.rows
      shown = Array(repeating: .blank, count: columns * rows)
      scratch = Array(repeating: 0, count: columns * EscapeWriter.bytesPerCell + 64)
      clusters = []
      isValid = true
    }
    if clusters != frame.clusters {
      if !frame.clusters.starts(with: clusters) { forgetClusters() }
      clusters = frame.clusters
    }
  }

  // The table of clusters is another one: what refers to it is unlike any cell of the new frame.
  private mutating func forgetClusters() {
    for index in shown.indices where shown[index].glyph.isCluster { shown[index].glyph = .forgotten }
  }

  private mutating func writeRows(of frame: Frame, into bytes: inout [UInt8]) {
    frame.cells.withUnsafeBufferPointer { new in
      shown.withUnsafeMutableBufferPointer { old in
        scratch.withUnsafeMutableBytes { scratch in
          EscapeWriter.decimals.withUnsafeBufferPointer { decimals in
            guard let new = new.baseAddress, let old = old.baseAddress, let scratch = scratch.baseAddress,
              let decimals = decimals.baseAddress
            else { return }
            var encoder = RowEncoder(frame: frame, writer: EscapeWriter(decimals: decimals), scratch: scratch)
            for row in 0..<rows {
              encoder.encode(row, new: new + row * columns, old: old + row * columns, into: &bytes)
            }
            encoder.finish(into: &bytes)
          }
        }
      }
    }
  }
}
