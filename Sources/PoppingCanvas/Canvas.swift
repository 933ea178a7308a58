import PoppingStage

/// Draws a tree of layers into frames of cells.
///
/// A cell is 8 × 16 points. It is divided into 4 × 8 samples, in which layers are painted with smooth edges; then glyph
/// and colours are chosen for each cell, and texts are set. The same layers give the same frame, whatever was drawn
/// before; but only what has changed since the last frame is drawn again, so a canvas is kept for a whole animation.
public struct Canvas: Sendable {
  /// The number of cells in a row.
  public let columns: Int

  /// The number of rows.
  public let rows: Int

  /// The glyphs that pictures are made of.
  public let glyphs: GlyphSet

  /// How many colours there are.
  public let colors: ColorDepth

  private let bounds: SampleBox
  private(set) var planes: SamplePlanes
  private var frame: Frame
  private var text: TextPlane
  private var list = DisplayList()
  private var lastList = DisplayList()
  private var isFirst = true
  private(set) var keepsAlpha = true
  private var pictures = PictureStore()
  private var texts: TextStore
  private var paths = PathStore()
  private var damage: Damage
  private var bytes: [UInt8]
  private var pictureRow: [UInt16] = []
  private var fitter: any CellFit
  private let ink: TextInk

  /// Makes a canvas; a size below zero counts as zero.
  public init(columns: Int, rows: Int, glyphs: GlyphSet = .blocks, colors: ColorDepth = .trueColor) {
    self.glyphs = glyphs
    self.colors = colors
    frame = Frame(columns: columns, rows: rows)
    self.columns = frame.columns
    self.rows = frame.rows
    planes = SamplePlanes(columns: frame.columns, rows: frame.rows)
    bounds = SampleBox(left: 0, top: 0, right: planes.width, bottom: planes.height)
    text = TextPlane(columns: frame.columns, rows: frame.rows)
    texts = TextStore(isASCII: glyphs == .ascii)
    damage = Damage(columns: frame.columns, rows: frame.rows)
    bytes = Array(repeating: 0, count: SourceRows.bytes * planes.width)
    fitter = glyphs.fit(colors)
    ink = TextInk(ColorReduction(colors))
  }

  /// Forgets what was drawn, so that the next frame is drawn whole.
  public mutating func invalidate() { isFirst = true }

  /// Draws a layer and all it holds; its superlayer's origin is the canvas' upper left corner.
  ///
  /// - Parameters:
  ///   - root: What to draw.
  ///   - paper: The colour on which the effect stands; the layer's own background unless given. Without colours a light
  ///     paper is left blank and what differs from it is drawn, as ink is.
  public mutating func draw(_ root: Layer, paper: Color? = nil) -> Frame {
    guard !bounds.isEmpty else { return frame }
    pictures.prepare()
    texts.prepare()
    paths.prepare()
    swap(&list, &lastList)
    list.fill(from: root, canvas: bounds, pictures: &pictures, texts: &texts, paths: &paths)
    let keepsAlpha = !(list.items.first?.covers(bounds) ?? false)
    damage.clear()
    if isFirst || keepsAlpha != self.keepsAlpha {
      damage.addAll()
    } else {
      list.addDifferences(from: lastList, to: &damage)
    }
    isFirst = false
    self.keepsAlpha = keepsAlpha
    if !damage.isEmpty {
      // Without colours a cell depends on its neighbours.
      if colors == .none { damage.addAll() }
      paint()
      let paper = paper ?? root.backgroundColor
      if colors == .none, Brightness.isLight(paper) { planes.turnIntoInk(on: paper, keepsAlpha: keepsAlpha) }
      fit()
    }
    return frame
  }

  private mutating func paint() {
    text.clear(damage)
    let widest = list.items.reduce(0) { widest, item in
      guard case .picture(let source) = item.source else { return widest }
      return max(widest, pictures.filtered(at: source.index).width)
    }
    let needed = (widest + 3) * 4
    if pictureRow.count < needed { pictureRow = Array(repeating: 0, count: needed) }
    Canvas.paint(
      list, damage, keepsAlpha, pictures, texts, paths, &planes, &bytes, &pictureRow, &text, &frame)
  }

  private static func paint(
    _ list: DisplayList, _ damage: Damage, _ keepsAlpha: Bool, _ pictures: PictureStore, _ texts: TextStore,
    _ paths: PathStore, _ planes: inout SamplePlanes, _ bytes: inout [UInt8], _ pictureRow: inout [UInt16],
    _ text: inout TextPlane, _ frame: inout Frame
  ) {
    let width = planes.width
    planes.withMemory { memory in
      bytes.withUnsafeMutableBufferPointer { bytes in
        pictureRow.withUnsafeMutableBufferPointer { pictureRow in
          guard let bytes = bytes.baseAddress, let pictureRow = pictureRow.baseAddress else { return }
          var painter = Painter(
            memory: memory,
            rows: SourceRows(
              coverage: bytes, colors: bytes + width, stride: width, pictureRow: pictureRow),
            clips: list.clips, masks: paths.masks, damage: damage, keepsAlpha: keepsAlpha)
          painter.clear()
          for item in list.items {
            if case .text(let run) = item.source {
              painter.stamp(run, item, texts.layouts[run.index], on: &text, of: &frame)
            } else {
              painter.paint(item, pictures: pictures, hasText: text.isUsed)
            }
          }
        }
      }
    }
  }

  private mutating func fit() {
    Canvas.fit(damage, keepsAlpha, text, ink, &planes, &fitter, &frame)
  }

  private static func fit(
    _ damage: Damage, _ keepsAlpha: Bool, _ text: TextPlane, _ ink: TextInk, _ planes: inout SamplePlanes,
    _ fitter: inout any CellFit, _ frame: inout Frame
  ) {
    let (columns, rows) = (frame.columns, frame.rows)
    planes.withMemory { memory in
      let samples = FitSamples(memory: memory, columns: columns, rows: rows, keepsAlpha: keepsAlpha)
      frame.cells.withUnsafeMutableBufferPointer { cells in
        guard let cells = cells.baseAddress else { return }
        for (row, span) in damage.spans.enumerated() where !span.isEmpty {
          let line = cells + row * columns
          fitter.fit(samples, row: row, columns: span, into: line)
          if text.isUsed[row] { ink.set(text, samples, row: row, columns: span, into: line) }
        }
      }
    }
  }
}
