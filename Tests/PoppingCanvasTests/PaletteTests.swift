import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct PaletteTests {
  @Test func entriesHaveTheColorsThatXtermGivesThem() {
    for (index, color) in [
      (UInt8(1), SIMD3<UInt8>(205, 0, 0)), (12, SIMD3(92, 92, 255)), (16, SIMD3(0, 0, 0)),
      (67, SIMD3(95, 135, 175)), (196, SIMD3(255, 0, 0)), (231, SIMD3(255, 255, 255)), (232, SIMD3(8, 8, 8)),
      (255, SIMD3(238, 238, 238)),
    ] {
      #expect(Palette.color(index) == color)
    }
  }

  @Test func noEntryOfTheUpperPaletteIsNearer() {
    var noise = Noise(state: 5)
    var colors = (0..<3000).map { _ in
      SIMD3<UInt8>(truncatingIfNeeded: SIMD3(noise.next(), noise.next(), noise.next()))
    }
    colors += (0...255).map { SIMD3(repeating: $0) }
    colors += (0..<2000).map { _ in
      SIMD3(repeating: UInt8.random(in: 10...245, using: &noise))
        &+ SIMD3(.random(in: 0...9, using: &noise), .random(in: 0...9, using: &noise), 4)
    }
    for color in colors {
      let wide = SIMD3<Int32>(truncatingIfNeeded: color)
      let chosen = Palette.nearest256(color.x, color.y, color.z)
      let least = (UInt8(16)...255).map { Palette.distance(wide, $0) }.min()
      #expect(chosen >= 16 && Palette.distance(wide, chosen) == least, "\(color)")
    }
  }

  @Test func theNearestOfSixteenColorsIsTaken() {
    for (color, index) in [
      ((255, 0, 0), 9), ((190, 10, 10), 1), ((10, 10, 10), 0), ((120, 130, 125), 8), ((235, 235, 235), 7),
      ((255, 255, 255), 15), ((0, 0, 230), 4), ((100, 90, 250), 12), ((0, 210, 200), 6), ((240, 240, 20), 11),
    ] as [((UInt8, UInt8, UInt8), UInt8)] {
      #expect(Palette.nearest16(color.0, color.1, color.2) == index)
    }
  }

  @Test func twoColorsThatBecomeOneAreASpace() {
    let samples = (0..<32).map { SIMD3<UInt8>($0 % 4 < 2 ? 95 : 99, 135, 175) }
    #expect(fitted([samples], .blocks)[0].glyph != .space)
    #expect(fitted([samples], .blocks, .palette256) == [Cell(glyph: .space, background: .palette(67))])
  }

  @Test func betweenTwoOfSixteenColorsStandsAShadeOfThem() throws {
    // Orange, nearly half-way from red to yellow; both colours are nearest to red.
    let samples = (0..<32).map { SIMD3<UInt8>(205, $0 % 4 < 2 ? 88 : 100, 0) }
    let cell = fitted([samples], .blocks, .ansi16)[0]
    #expect(cell.glyph == Glyph("▒"))
    #expect(Set([cell.foreground, cell.background]) == [.palette(1), .palette(3)])
    #expect(fitted([samples], .ascii, .ansi16)[0].glyph == .space)
  }

  @Test func textStaysLegible() {
    let label = layer(Rect(0, 0, 24, 16), Color(220, 220, 220)) {
      $0.text = "abc"
      $0.textColor = Color(190, 190, 190)
    }
    for colors in [ColorDepth.ansi16, .palette256] {
      let cell = drawn(scene(3, 1, .white, label), 3, 1, colors: colors)[1, 0]
      #expect(cell.glyph == Glyph("b") && cell.foreground != cell.background)
    }
  }

  @Test func onlyColorsOfThePaletteAreDrawn() {
    let card = layer(Rect(3, 5, 70, 40), Color(250, 80, 20)) {
      $0.gradient = Gradient(from: .white, to: Color(10, 60, 200))
      $0.text = "text"
    }
    for (colors, range) in [(ColorDepth.ansi16, UInt8(0)...15), (.palette256, 16...255)] {
      for cell in drawn(scene(12, 4, .clear, card), 12, 4, colors: colors).cells {
        for color in [cell.foreground, cell.background] {
          if case .palette(let index) = color.kind { #expect(range.contains(index)) }
          if case .direct = color.kind { Issue.record("a direct colour") }
        }
      }
    }
  }
}
