import PoppingStage
import Testing

@Suite struct TextLayoutTests {
  private func lines(_ text: String, _ width: Int? = nil) -> [String] {
    TextLayout.lines(of: text, width: width).map { String(text[$0.range]) }
  }

  @Test func linesEndAtLineFeeds() {
    #expect(lines("one\n\ntwo\n") == ["one", "", "two", ""])
    #expect(lines("") == [""])
    #expect(lines("one two three") == ["one two three"])
  }

  @Test func longLinesAreBrokenAtSpaces() {
    #expect(lines("one two three", 7) == ["one two", "three"])
    #expect(lines("one two three", 8) == ["one two", "three"])
    #expect(lines("one two three", 6) == ["one", "two", "three"])
    #expect(lines("one   two", 4) == ["one", "two"])
    #expect(lines("a b c d", 3) == ["a b", "c d"])
    #expect(lines("first\nsecond one", 6) == ["first", "second", "one"])
  }

  @Test func longWordsAreBrokenBetweenClusters() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("ab cdefgh", 4) == ["ab", "cdef", "gh"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func wideClustersAreNotCut() {
    #expect(lines("人人人", 4) == ["人人", "人"])
    #expect(lines("人人人", 3) == ["人", "人", "人"])
    #expect(lines("人人", 1) == ["人", "人"])
    #expect(lines("ab人c", 3) == ["ab", "人c"])
  }

  @Test func spacesAtABreakBelongToNoLine() {
    #expect(lines("one    ", 4) == ["one"])
    #expect(lines("  one", 4) == ["  on", "e"])
    #expect(lines("one ") == ["one "])
  }

  @Test func noLineIsWiderThanAskedAndNothingIsLost() {
    let text = "The quick brown 狐 jumps over 13 lazy犬dogs, an extraordinarily long word, and 👩‍🔬 too."
    for width in 2...40 {
      let lines = TextLayout.lines(of: text, width: width)
      for line in lines {
        #expect(line.width <= width)
        #expect(line.width == text[line.range].cellWidth)
      }
      let shown = lines.map { text[$0.range] }.joined().filter { $0 != " " }
      #expect(shown == text.filter { $0 != " " })
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    }
  }
}
