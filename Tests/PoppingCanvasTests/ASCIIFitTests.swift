import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct ASCIIFitTests {
  @Test func thereAreNinetyFourCharactersAndTheSpace() {
    let scalars = ASCIIMask.all.compactMap { Unicode.Scalar($0.glyph.rawValue)?.value }
    #expect(scalars == Array(0x21...0x7E))
    #expect(ASCIIMask.all.allSatisfy { $0.coverage.count == 32 })
  }

  @Test func masksHaveTheShapesOfLetters() throws {
    func coverage(_ scalar: Unicode.Scalar) throws -> [Float] {
      try #require(ASCIIMask.all.first { $0.glyph == Glyph(scalar) }).coverage
    }
    func part(_ coverage: [Float], _ isInside: (_ x: Int, _ y: Int) -> Bool) -> Float {
      (0..<32).reduce(0) { isInside($1 % 4, $1 / 4) ? $0 + coverage[$1] : $0 } / coverage.reduce(0, +)
    }
    #expect(part(try coverage("_")) { _, y in y >= 6 } > 0.9)
    #expect(part(try coverage("'")) { _, y in y < 4 } > 0.9)
    #expect(part(try coverage("L")) { x, _ in x < 2 } > 0.5)
    #expect(part(try coverage("/")) { ($0 < 2) != ($1 < 4) } > 0.7)
    #expect(part(try coverage("\\")) { ($0 < 2) == ($1 < 4) } > 0.7)
  }

  @Test func noCharacterHasALesserError() throws {
    let cells = randomCells(60, seed: 11)
    for (samples, cell) in zip(cells, fitted(cells, .ascii)) {
      func error(_ mask: ASCIIMask) -> Float {
        leastError(
          samples, mask.coverage, extra: mask.squares - mask.coverage.reduce(0) { $0 + $1 * $1 })
      }
      let least = min(
        leastError(samples, Array(repeating: 0, count: 32)), try #require(ASCIIMask.all.map(error).min()))
      let chosen =
        ASCIIMask.all.first { $0.glyph == cell.glyph }.map(error)
        ?? leastError(samples, Array(repeating: 0, count: 32))
      // What saves less than 32 is left as a space; scores are compared to four digits.
      #expect(chosen <= least * 1.0001 + 33)
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func onlyASCIIIsDrawn(colors: ColorDepth) {
    let card = layer(Rect(3, 5, 70, 40), Color(250, 80, 20)) {
      $0.cornerRadius = 12
      $0.rotationZ = .degrees(20)
      $0.text = "naïve 人 ☁️"
    }
    for text in drawn(scene(12, 4, .white, card), 12, 4, glyphs: .ascii, colors: colors).texts {
      #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    }
  }
}
