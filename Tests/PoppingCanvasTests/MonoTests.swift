import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct MonoTests {
  /// How bright a cell without colours is, 0 to 1.
  private func brightness(_ cell: Cell) -> Double {
    let value = cell.glyph.rawValue
    if value >= 0x2800, value < 0x2900 { return Double((value & 0xFF).nonzeroBitCount) / 8 }
    if let pixels = Unicode.Scalar(value).flatMap(blockPixels) { return Double(pixels.reduce(0, +)) / 128 }
    let areas = ASCIIMask.all.map(\.area)
    let area = ASCIIMask.all.first { $0.glyph == cell.glyph }?.area ?? 0
    return Double(area / (areas.max() ?? 1))
  }

  @Test(arguments: GlyphSet.allCases)
  func thereAreNoColors(glyphs: GlyphSet) {
    let card = layer(Rect(3, 5, 70, 40), Color(250, 80, 20)) { $0.text = Text("Log in", isBold: true) }
    for root in [scene(12, 4, .white, card), scene(12, 4, .clear, card)] {
      for cell in drawn(root, 12, 4, glyphs: glyphs, colors: .none).cells {
        #expect(cell.foreground == .standard && cell.background == .standard)
      }
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func aPictureKeepsItsLightAndShade(glyphs: GlyphSet) {
    let picture = Picture(width: 160, height: 160) { x, y in
      let (dx, dy) = (x - 100, y - 60)
      let grey = UInt8(dx * dx + dy * dy < 1600 ? 240 : min(255, (x + y) / 3))
      return SIMD4(grey, grey, grey, 255)
    }
    let card = layer(Rect(0, 0, 320, 320)) { $0.picture = picture }
    let frame = drawn(scene(40, 20, .black, card), 40, 20, glyphs: glyphs, colors: .none)
    var pairs: [(Double, Double)] = []
    for row in 0..<20 {
      for column in 0..<40 {
        let place = ((row * 8 + 4) * 160 + column * 4 + 2) * 4
        pairs.append((Double(picture.pixels[place]), brightness(frame[column, row])))
      }
    }
    let count = Double(pairs.count)
    let mean = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
    func moment(_ term: (Double, Double) -> Double) -> Double {
      pairs.reduce(0) { $0 + term($1.0 - mean.0, $1.1 - mean.1) }
    }
    let correlation =
      moment { $0 * $1 } / (moment { $0 * $0 + 0 * $1 } * moment { 0 * $0 + $1 * $1 }).squareRoot()
    #expect(correlation > 0.9)
  }

  @Test(arguments: GlyphSet.allCases, [Color(52, 152, 219), Color.white, Color(250, 250, 250), .black])
  func aButtonHasAnEdge(glyphs: GlyphSet, color: Color) {
    // Once with its edges between cells, once within them.
    for offset in [0.0, 3] {
      let button = layer(Rect(32 + offset, 32 + offset, 96, 48), color)
      let frame = drawn(scene(20, 7, Color(236, 240, 241), button), 20, 7, glyphs: glyphs, colors: .none)
      // Along the row through its middle the glyphs are not all the same, and neither are those down the column.
      let across = Set((0..<20).map { frame[$0, 3].glyph })
      let down = Set((0..<7).map { frame[8, $0].glyph })
      #expect(across.count > 1 && down.count > 1)
    }
  }

  @Test func textOnALightGroundIsReversed() {
    let label = layer(Rect(0, 0, 24, 16)) { $0.text = "abc" }
    let ground = scene(3, 1, .white, label)
    #expect(
      drawn(ground, 3, 1, colors: .none, paper: .clear)[1, 0] == Cell(glyph: Glyph("b"), style: .reverse))
    // A ground that is the paper itself is left blank.
    #expect(drawn(ground, 3, 1, colors: .none)[1, 0] == Cell(glyph: Glyph("b")))
    label.textColor = .white
    #expect(drawn(scene(3, 1, .black, label), 3, 1, colors: .none)[1, 0] == Cell(glyph: Glyph("b")))
    label.opacity = 0.3
    #expect(drawn(scene(3, 1, .black, label), 3, 1, colors: .none).texts == ["   "])
  }
}
