import PoppingStage
import Testing

@Suite struct TextWidthTests {
  @Test(arguments: [
    // UAX #11: wide, full-width, half-width, narrow, ambiguous.
    ("人", 2), ("あ", 2), ("Ａ", 2), ("ｱ", 1), ("a", 1), ("é", 1), ("α", 1), ("°", 1), ("─", 1), ("█", 1),
    ("▟", 1),
    ("⠿", 1), ("€", 1), ("\u{20000}", 2), ("\u{3FFFD}", 2), ("、", 2), ("　", 2),
    // Combining marks take no cell.
    ("e\u{301}", 1), ("\u{301}", 0), ("a\u{301}\u{302}\u{303}", 1), ("คำ", 2),
    // Hangul: a leading consonant, a vowel and a final one make one syllable.
    ("한", 2), ("\u{1100}\u{1161}", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    // Emoji: by default, by variation selector, in sequences (UTS #51).
    ("😀", 2), ("👍🏽", 2), ("👩‍🔬", 2), ("👨‍👩‍👧‍👦", 2), ("☁️", 2), ("☁", 1), ("1️⃣", 2), ("🇩🇪", 2),
    ("🏳️‍🌈", 2), ("❤️", 2), ("⌚", 2),
    // Nothing to see.
    ("\u{AD}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{2060}", 0), ("\u{0}", 0),
    ("\u{7F}", 0),
    ("\u{9B}", 0), ("", 0),
  ])
  func aTextIsAsWideAsTheStandardSays(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test func widthsAddUp() {
    #expect("人a👩‍🔬b☁️c1️⃣d".cellWidth == 4 * 2 + 4)
  }

  @Test func everyScalarHasAWidth() {
    for value in stride(from: UInt32(0), through: 0x10_FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect((0...2).contains(Character(scalar).cellWidth))
    }
  }
}
