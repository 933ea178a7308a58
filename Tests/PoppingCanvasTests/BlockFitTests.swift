import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct BlockFitTests {
  /// The glyphs whose edges run between samples.
  private static let plain: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▗", "▁", "▂", "▃", "▅", "▆", "▇", "▎", "▊",
  ]

  @Test func noGlyphAndNoColorsHaveALesserError() throws {
    let cells = randomCells(400, seed: 3)
    for (samples, cell) in zip(cells, fitted(cells, .blocks)) {
      let scalar = try #require(Unicode.Scalar(cell.glyph.rawValue))
      let coverage = sampleMeans(try #require(blockPixels(scalar)))
      let error = squaredError(samples, coverage, channels(cell.foreground), channels(cell.background))
      let least = try BlockFitTests.plain.map {
        leastError(samples, sampleMeans(try #require(blockPixels($0))))
      }.min()
      // Colours are whole numbers: half a step in 96 numbers. What saves less than 32 is left as a space.
      #expect(error <= (try #require(least)) + 24 + 33)
    }
  }

  @Test(arguments: Array("▘▝▀▖▌▞▛▗▚▐▜▄▙▟▁▂▃▅▆▇▎▍▋▊".unicodeScalars))
  func aGlyphIsRecognised(glyph: Unicode.Scalar) throws {
    let coverage = sampleMeans(try #require(blockPixels(glyph)))
    let (first, second) = (SIMD3<Float>(200, 40, 10), SIMD3<Float>(20, 60, 180))
    let samples = coverage.map { SIMD3<UInt8>(second + (first - second) * $0) }
    let cell = fitted([samples], .blocks)[0]
    let chosen = sampleMeans(try #require(Unicode.Scalar(cell.glyph.rawValue).flatMap(blockPixels)))
    #expect(squaredError(samples, chosen, channels(cell.foreground), channels(cell.background)) < 24)
  }

  @Test func aPlainCellIsASpace() {
    let samples = CellSamples(repeating: SIMD3(7, 8, 9), count: 32)
    #expect(fitted([samples], .blocks) == [Cell(glyph: .space, background: .direct(7, 8, 9))])
  }

  @Test func aPictureComesOutBetterThanInHalfBlocks() throws {
    // A sky that darkens upwards, a disc, a ring and slanted lines, in samples.
    let (columns, rows) = (40, 20)
    let picture = Picture(width: columns * 4, height: rows * 8) { x, y in
      let (u, v) = (Float(x) / 160, Float(y) / 160)
      let (dx, dy) = (u - 0.6, v - 0.4)
      let distance = (dx * dx + dy * dy).squareRoot()
      if distance < 0.2 { return SIMD4(250, UInt8(120 + 300 * distance), 40, 255) }
      if distance > 0.25, distance < 0.28 { return SIMD4(240, 240, 250, 255) }
      if v > 0.7, Int((u + v * 0.6) * 25).isMultiple(of: 2) { return SIMD4(30, 90, 50, 255) }
      return SIMD4(UInt8(60 + 100 * v), UInt8(90 + 80 * v), UInt8(200 - 60 * u), 255)
    }
    let card = layer(Rect(0, 0, Double(columns * 8), Double(rows * 16))) { $0.picture = picture }
    let frame = drawn(scene(columns, rows, .black, card), columns, rows)
    func color(_ x: Int, _ y: Int) -> SIMD3<Float> {
      let place = (y * columns * 4 + x) * 4
      return SIMD3(
        Float(picture.pixels[place]), Float(picture.pixels[place + 1]), Float(picture.pixels[place + 2]))
    }
    var (error, halfBlockError): (Float, Float) = (0, 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = frame[column, row]
        let pixels = try #require(Unicode.Scalar(cell.glyph.rawValue).flatMap(blockPixels))
        let (front, back) = (channels(cell.foreground), channels(cell.background))
        for (index, share) in pixels.enumerated() {
          let source = color(column * 4 + index % 8 / 2, row * 8 + index / 8 / 2)
          let difference = source - back - (front - back) * share
          error += (difference * difference).sum()
        }
        for half in 0..<2 {
          let samples = (0..<16).map { color(column * 4 + $0 % 4, row * 8 + half * 4 + $0 / 4) }
          let mean = samples.reduce(.zero, +) / 16
          halfBlockError += samples.reduce(0) { $0 + (($1 - mean) * ($1 - mean)).sum() * 4 }
        }
      }
    }
    // A quarter less error is 1.25 dB.
    #expect(error < halfBlockError * 0.75)
    #expect(error > 0)
  }

  @Test func whereTheTerminalShowsThroughOnlyThatIsLeftOpen() {
    // Three eighths of the lower cell are covered, from the top: the glyph is cut out of the colour.
    let card = layer(Rect(0, 0, 24, 22), Color(200, 0, 0))
    let frame = drawn(scene(3, 2, .clear, card), 3, 2)
    #expect(frame[1, 0] == Cell(glyph: .space, background: .direct(200, 0, 0)))
    #expect(frame[1, 1] == Cell(glyph: Glyph("▅"), foreground: .direct(200, 0, 0), style: .reverse))
    card.frame = Rect(0, 10, 12, 100)
    let other = drawn(scene(3, 2, .clear, card), 3, 2)
    #expect(other[0, 0] == Cell(glyph: Glyph("▃"), foreground: .direct(200, 0, 0)))
    #expect(other[1, 1] == Cell(glyph: Glyph("▌"), foreground: .direct(200, 0, 0)))
    #expect(other[2, 1] == .blank)
  }
}
