import PoppingStage
import Testing

@Suite struct TextBufferTests {
  private func typed(_ keys: [Key], into text: String = "", width: Int = 80) -> TextBuffer {
    var buffer = TextBuffer(text)
    for key in keys { _ = buffer.press(key, width: width) }
    return buffer
  }

  @Test func typingAndDeletingGoByGraphemeCluster() {
    var buffer = TextBuffer()
    buffer.insert("人a👩‍🔬b☁️c1️⃣d")
    #expect(buffer.cursor == 8)
    for expected in ["人a👩‍🔬b☁️c1️⃣", "人a👩‍🔬b☁️c", "人a👩‍🔬b☁️", "人a👩‍🔬b", "人a👩‍🔬", "人a", "人", ""] {
      _ = buffer.press(.backspace, width: 80)
      #expect(buffer.string == expected)
    }
    _ = buffer.press(.backspace, width: 80)
    #expect(buffer.string.isEmpty && buffer.cursor == 0)
  }

  @Test func deleteTakesWhatStandsBehindTheCursor() {
    let buffer = typed([.home, .delete, .right, .delete], into: "abcd")
    #expect(buffer.string == "bd")
    #expect(buffer.cursor == 1)
  }

  @Test func aCombiningMarkJoinsWhatStandsBeforeIt() {
    var buffer = TextBuffer("e")
    buffer.insert("\u{301}")
    #expect(buffer.string == "é")
    #expect(buffer.cursor == 1)
  }

  @Test func insertingGoesOnWhereTheCursorStands() {
    var buffer = typed([.left, .left], into: "held")
    buffer.insert("lo wor")
    #expect(buffer.string == "helo world")
    #expect(buffer.cursor == 8)
  }

  @Test func nothingThatDrivesATerminalGetsIn() {
    var buffer = TextBuffer()
    buffer.insert("a\u{1b}]52;c;AAAA\u{7}\u{9b}2Jb\u{202e}c\r\nd\te")
    #expect(buffer.string == "a]52;c;AAAA2Jbc\nd    e")
  }

  @Test func arrowsGoThroughWrappedLinesAndKeepTheirColumn() {
    // Ten cells wide: "one two", "three", "four five".
    var buffer = typed([.end], into: "one two\nthree\nfour five", width: 10)
    #expect(buffer.position(width: 10) == (2, 9))
    _ = buffer.press(.up, width: 10)
    #expect(buffer.position(width: 10) == (1, 5))
    _ = buffer.press(.up, width: 10)
    #expect(buffer.position(width: 10) == (0, 7))
    _ = buffer.press(.down, width: 10)
    _ = buffer.press(.down, width: 10)
    #expect(buffer.position(width: 10) == (2, 9))
  }

  @Test func homeAndEndKeepToTheLineThatIsSeen() {
    // Wrapped at ten cells: "hello", "world", "again".
    var buffer = typed([.up], into: "hello world again", width: 10)
    #expect(buffer.position(width: 10).row == 1)
    _ = buffer.press(.home, width: 10)
    #expect(buffer.position(width: 10) == (1, 0))
    _ = buffer.press(.end, width: 10)
    #expect(buffer.position(width: 10) == (1, 5))
  }

  @Test func wideClustersTakeTwoColumns() {
    let buffer = typed([.home, .right, .right], into: "人a人")
    #expect(buffer.position(width: 80) == (0, 3))
  }
}
