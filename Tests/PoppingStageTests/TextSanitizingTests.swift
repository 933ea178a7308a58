import PoppingStage
import Testing

@Suite struct TextSanitizingTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    ("a\u{1b}]52;c;AAAA\u{7}\u{9b}2Jb", "a]52;c;AAAA2Jb"),
    ("\u{1b}[31mred\u{1b}[0m", "[31mred[0m"),
    ("a\tb", "a    b"),
    ("one\r\ntwo\rthree\nfour\u{2028}five\u{2029}six", "one\ntwo\nthree\nfour\nfive\nsix"),
    ("\u{202E}gnp.exe\u{202C}", "gnp.exe"),
    ("\u{2066}a\u{2069}\u{200E}b\u{200F}\u{61C}", "ab"),
    ("z\u{200B}e\u{2060}r\u{FEFF}o\u{AD}", "zero"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    ("a\u{0}\u{8}\u{7F}\u{85}\u{90}b", "ab"),
    ("人👩‍🔬☁️e\u{301}한", "人👩‍🔬☁️e\u{301}한"),
    ("", ""),
  ])
  func whatCouldDriveATerminalIsDropped(text: String, expected: String) {
    #expect(Array(text.sanitizedForTerminal.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func noControlIsLeft() {
    var all = String.UnicodeScalarView()
    all.append(contentsOf: (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init))
    for scalar in String(all).sanitizedForTerminal.unicodeScalars {
      #expect(scalar == "\n" || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
      #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test func whatIsCleanStaysAsItIs() {
    let clean = "a]52;c;AA人\n  b".sanitizedForTerminal
    #expect(clean.sanitizedForTerminal == clean)
  }
}
