import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct BrailleFitTests {
  @Test func dotsStandWhereTheLesserPartOfTheCellIs() {
    let (ground, ink) = (SIMD3<UInt8>(10, 20, 30), SIMD3<UInt8>(200, 100, 50))
    // Dots are numbered 1, 2, 3, 7 down the left side and 4, 5, 6, 8 down the right one; dot n is bit n - 1.
    let numbers = [1, 4, 2, 5, 3, 6, 7, 8]
    for (place, number) in numbers.enumerated() {
      let samples = (0..<32).map { $0 % 4 / 2 + $0 / 8 * 2 == place ? ink : ground }
      let cell = fitted([samples], .braille)[0]
      #expect(cell.glyph.rawValue == 0x2800 + 1 << UInt32(number - 1))
      #expect(cell.foreground == .direct(200, 100, 50))
      #expect(cell.background == .direct(10, 20, 30))
    }
  }

  @Test func aPlainCellIsASpace() {
    let samples = CellSamples(repeating: SIMD3(7, 8, 9), count: 32)
    #expect(fitted([samples], .braille) == [Cell(glyph: .space, background: .direct(7, 8, 9))])
  }

  @Test func onlyWhatIsThereIsDottedOnTheTerminalsBackground() {
    let frame = drawn(scene(2, 1, .clear, layer(Rect(0, 0, 12, 8), Color(200, 0, 0))), 2, 1, glyphs: .braille)
    #expect(frame.texts == ["⠛⠃"])
    #expect(frame[0, 0] == Cell(glyph: Glyph("⠛"), foreground: .direct(200, 0, 0)))
  }

  @Test func withoutColorsTheDotsAreAsDenseAsTheLight() {
    for (grey, dots) in [(0, 0), (255, 64), (128, 32), (74, 16), (242, 64), (12, 0)] {
      let root = scene(4, 2, Color(UInt8(grey), UInt8(grey), UInt8(grey)))
      let frame = drawn(root, 4, 2, glyphs: .braille, colors: .none, paper: .clear)
      let count = frame.cells.reduce(0) { sum, cell in
        sum + (cell.glyph == .space ? 0 : (cell.glyph.rawValue & 0xFF).nonzeroBitCount)
      }
      #expect(abs(count - dots) <= 4, "grey \(grey)")
    }
  }
}
