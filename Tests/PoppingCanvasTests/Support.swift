import PoppingStage

@testable import PoppingCanvas

/// Makes a layer with a colour.
func layer(_ frame: Rect, _ color: Color = .clear, _ change: (Layer) -> Void = { _ in }) -> Layer {
  let layer = Layer(frame: frame)
  layer.backgroundColor = color
  change(layer)
  return layer
}

/// Makes a layer the size of so many cells that holds others.
func scene(_ columns: Int, _ rows: Int, _ color: Color = .clear, _ layers: Layer...) -> Layer {
  let root = layer(Rect(0, 0, Double(columns) * 8, Double(rows) * 16), color)
  for layer in layers { root.add(layer) }
  return root
}

/// Draws a tree of layers on a new canvas.
func drawn(
  _ root: Layer, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .blocks, colors: ColorDepth = .trueColor,
  paper: Color? = nil
) -> Frame {
  var canvas = Canvas(columns: columns, rows: rows, glyphs: glyphs, colors: colors)
  return canvas.draw(root, paper: paper)
}

/// The samples of a tree of layers drawn on a new canvas.
struct Painting {
  let canvas: Canvas

  init(_ root: Layer, _ columns: Int, _ rows: Int) {
    var canvas = Canvas(columns: columns, rows: rows)
    _ = canvas.draw(root)
    self.canvas = canvas
  }

  /// A byte of a plane.
  func byte(_ plane: Int, _ x: Int, _ y: Int) -> Int {
    let place = y * canvas.planes.width + x
    let word = canvas.planes.words[plane * canvas.planes.planeWords + place / 4]
    return Int(word >> (8 * (place % 4)) & 0xFF)
  }

  /// How much of a sample is covered, 0 to 1; the tree's root has to be clear.
  func coverage(_ x: Int, _ y: Int) -> Double {
    canvas.keepsAlpha ? Double(byte(SamplePlanes.alpha, x, y)) / 255 : 1
  }

  /// The red, green and blue of a sample.
  func color(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { byte($0, x, y) } }

  /// The coverage of a row, or of all rows, added up; in samples.
  func area(row: Int? = nil) -> Double {
    let rows = row.map { $0..<$0 + 1 } ?? 0..<canvas.planes.height
    return rows.reduce(0) { sum, y in
      (0..<canvas.planes.width).reduce(sum) { $0 + coverage($1, y) }
    }
  }
}

extension Frame {
  /// The rows as text, blanks as spaces.
  var texts: [String] {
    (0..<rows).map { row in (0..<columns).map { text(of: self[$0, row].glyph) }.joined() }
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
