import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct TextDrawingTests {
  private func label(_ frame: Rect, _ text: Text, _ change: (Layer) -> Void = { _ in }) -> Layer {
    layer(frame) {
      $0.text = text
      $0.textColor = .white
      change($0)
    }
  }

  private func texts(_ label: Layer, _ columns: Int, _ rows: Int) -> [String] {
    drawn(scene(columns, rows, .black, label), columns, rows).texts
  }

  @Test func aTextStandsInTheMiddle() {
    #expect(texts(label(Rect(0, 0, 72, 48), "abc"), 9, 3) == ["         ", "   abc   ", "         "])
    #expect(texts(label(Rect(0, 0, 80, 48), "abcd"), 10, 3) == ["          ", "   abcd   ", "          "])
    // An odd number of cells in an even one: always half a cell to the left, half a row up.
    #expect(texts(label(Rect(0, 0, 80, 64), "abc"), 10, 4)[1] == "   abc    ")
  }

  @Test func noiseAboutAPlaceBetweenCellsDoesNotMoveAText() {
    for noise in [-1e-9, 1e-9] {
      #expect(texts(label(Rect(noise, noise, 80, 64), "abc"), 10, 4)[1] == "   abc    ")
    }
  }

  @Test func linesStandWhereTheyAreAligned() {
    let string = "ab\nabcd"
    #expect(
      texts(label(Rect(8, 0, 48, 32), Text(string, alignment: .leading)), 8, 2) == [" ab     ", " abcd   "])
    #expect(
      texts(label(Rect(8, 0, 48, 32), Text(string, alignment: .trailing)), 8, 2) == ["     ab ", "   abcd "])
    #expect(texts(label(Rect(8, 0, 48, 32), Text(string)), 8, 2) == ["   ab   ", "  abcd  "])
    #expect(
      texts(label(Rect(0, 0, 64, 64), Text("ab", isTopAligned: true)), 8, 4)
        == ["   ab   ", "        ", "        ", "        "])
  }

  @Test func aTextMovesByWholeCells() {
    let mover = label(Rect(0, 0, 80, 16), "abc")
    var starts: [Int] = []
    for x in stride(from: 0.0, through: 24, by: 1) {
      mover.translation.x = x
      let row = texts(mover, 20, 1)[0]
      starts.append(row.distance(from: row.startIndex, to: row.firstIndex(of: "a") ?? row.endIndex))
    }
    #expect(starts == starts.sorted())
    #expect(Set(starts) == [3, 4, 5, 6])
  }

  @Test func aTextIsClippedToItsLayerAndToMasks() {
    #expect(texts(label(Rect(16, 0, 32, 16), "abcdefgh"), 8, 1) == ["  cdef  "])
    let mask = layer(Rect(24, 0, 100, 16)) { $0.masksToBounds = true }
    mask.add(label(Rect(-24, 0, 64, 16), "abcdefgh"))
    #expect(texts(mask, 8, 1) == ["   defgh"])
  }

  @Test func aLowLabelStillHasALine() {
    for y in stride(from: 0.0, through: 30, by: 2.5) {
      let rows = texts(label(Rect(0, y, 40, 9), "abc"), 5, 4)
      #expect(rows.count { $0.contains("abc") } == 1, "at \(y)")
    }
  }

  @Test func aWideClusterIsNeverCutInHalf() {
    #expect(texts(label(Rect(8, 0, 24, 16), Text("人人人", alignment: .leading)), 5, 1) == [" 人  "])
    #expect(texts(label(Rect(-8, 0, 40, 16), Text("人a", alignment: .leading)), 5, 1) == [" a   "])
    // A later text over its right half takes the whole place.
    let root = scene(
      5, 1, .black, label(Rect(0, 0, 16, 16), "人"), label(Rect(8, 0, 8, 16), "x"))
    #expect(drawn(root, 5, 1).texts == [" x   "])
  }

  @Test func theSecondCellOfAWideClusterIsAContinuation() {
    let frame = drawn(scene(4, 1, .black, label(Rect(0, 0, 32, 16), Text("👩‍🔬b", alignment: .leading))), 4, 1)
    #expect(frame.text(of: frame[0, 0].glyph) == "👩‍🔬")
    #expect(frame[1, 0].glyph == .continuation)
    #expect(frame.text(of: frame[2, 0].glyph) == "b")
  }

  @Test func aTextKeepsItsSizeAndVanishesWhenItsLayerIsSmall() {
    let card = label(Rect(0, 0, 80, 48), "abc")
    for (scale, isSeen) in [(1.5, true), (0.5, true), (0.41, true), (0.39, false), (0.0, false), (-1, true)] {
      card.scale = Scale(scale)
      #expect(texts(card, 10, 3)[1].contains("abc") == isSeen, "scale \(scale)")
    }
    card.scale = 1
    // The cosine of 65° is 0.42, that of 67° 0.39.
    for (degrees, isSeen) in [(0.0, true), (65, true), (67, false), (90, false), (180, false)] {
      card.rotationX = .degrees(degrees)
      #expect(texts(card, 10, 3)[1].contains("abc") == isSeen, "\(degrees)°")
    }
  }

  @Test func aLayerOverATextHidesIt() {
    let text = label(Rect(0, 0, 80, 16), "abcdefghij")
    let cover = layer(Rect(20, 0, 27, 16), Color(10, 20, 30))
    // From 20 to 47: half of cell 2, all of 3 and 4, and 7 of the 8 points of cell 5.
    let frame = drawn(scene(10, 1, .black, text, cover), 10, 1)
    #expect(frame.texts[0].filter(\.isLetter) == "abghij")
    #expect(frame[3, 0].background == .direct(10, 20, 30))
    // Less than half of a cell hides nothing.
    cover.frame = Rect(21, 0, 22, 16)
    #expect(drawn(scene(10, 1, .black, text, cover), 10, 1).texts[0].filter(\.isLetter) == "abcfghij")
  }

  @Test func aTranslucentLayerTintsTheTextBehindIt() {
    let text = label(Rect(0, 0, 80, 16), "abcdefghij")
    let tint = layer(Rect(0, 0, 40, 16), Color(200, 0, 0, alpha: 0.5))
    let frame = drawn(scene(10, 1, .black, text, tint), 10, 1)
    // White and the tint in equal parts.
    #expect(frame[0, 0].foreground.isNear(228, 128, 128))
    #expect(frame[0, 0].background.isNear(100, 0, 0))
    #expect(frame[9, 0].foreground == .direct(255, 255, 255))
  }

  @Test func aFadedTextIsBlendedWithWhatIsBehindIt() {
    let text = label(Rect(0, 0, 80, 16), "abcdefghij") { $0.opacity = 0.25 }
    let frame = drawn(scene(10, 1, Color(0, 0, 200), text), 10, 1)
    #expect(frame[4, 0].foreground.isNear(64, 64, 214))
    #expect(frame[4, 0].background == .direct(0, 0, 200))
    text.opacity = 0
    #expect(drawn(scene(10, 1, Color(0, 0, 200), text), 10, 1).texts == ["          "])
  }

  @Test func behindATextIsTheMeanOfItsCell() {
    // Half of the second cell is white.
    let root = scene(3, 1, .black, layer(Rect(12, 0, 12, 16), .white), label(Rect(0, 0, 24, 16), "abc"))
    let frame = drawn(root, 3, 1)
    #expect(frame[1, 0].background.isNear(128, 128, 128))
    #expect(frame.texts == ["abc"])
  }

  @Test func aTextOnNothingKeepsTheTerminalsBackground() {
    let frame = drawn(scene(3, 1, .clear, label(Rect(0, 0, 24, 16), "abc")), 3, 1)
    #expect(frame[1, 0] == Cell(glyph: Glyph("b"), foreground: .direct(255, 255, 255)))
  }

  @Test func boldTextsAreBold() {
    let frame = drawn(scene(3, 1, .black, label(Rect(0, 0, 24, 16), Text("abc", isBold: true))), 3, 1)
    #expect(frame[1, 0].style == .bold)
  }

  @Test func textThatWouldDriveTheTerminalIsDrawnWithoutItsControls() {
    let text = Text("a\u{1b}]52;c;AA\u{7}\u{9b}2J\u{202e}b\u{7f}", alignment: .leading)
    #expect(texts(label(Rect(0, 0, 160, 16), text), 20, 1)[0].trimmed == "a]52;c;AA2Jb")
  }

  @Test func textInASCIIHasCharactersOfTheSameWidth() {
    let text = Text("“é—人…x”", alignment: .leading)
    let frame = drawn(scene(10, 1, .black, label(Rect(0, 0, 80, 16), text)), 10, 1, glyphs: .ascii)
    #expect(frame.texts == ["\"e-??.x\"  "])
  }

  @Test func aTextThatWrapsFillsItsLayer() {
    let text = Text("one two three", alignment: .leading, wraps: true)
    #expect(texts(label(Rect(0, 0, 64, 32), text), 8, 2) == ["one two ", "three   "])
  }
}

extension CellColor {
  /// Whether each channel is at most 2 away.
  func isNear(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    guard case .direct(let ownRed, let ownGreen, let ownBlue) = kind else { return false }
    return zip([ownRed, ownGreen, ownBlue], [red, green, blue]).allSatisfy { abs(Int($0) - $1) <= 2 }
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmed: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
