import PoppingTerminal
import Testing

@Suite("Decoding input")
struct InputDecoderTests {
  // MARK: - Keys

  @Test(
    "Keys as xterm, rxvt, the Linux console and kitty send them",
    arguments: [
      ("a", .character("a"), []), ("é", .character("é"), []), ("人", .character("人"), []),
      ("😀", .character("😀"), []), (" ", .character(" "), []),
      ("\r", .enter, []), ("\n", .enter, []), ("\t", .tab, []), ("\u{7f}", .backspace, []),
      ("\u{1b}[Z", .tab, .shift), ("\u{3}", .character("c"), .control),
      ("\u{1c}", .character("\\"), .control),
      ("\u{0}", .character(" "), .control),
      ("\u{1b}[A", .up, []), ("\u{1b}OB", .down, []), ("\u{1b}[1;2C", .right, .shift),
      ("\u{1b}[1;3D", .left, .alt), ("\u{1b}[1;5A", .up, .control),
      ("\u{1b}[1;8B", .down, [.shift, .alt, .control]),
      ("\u{1b}[H", .home, []), ("\u{1b}OF", .end, []), ("\u{1b}[1~", .home, []), ("\u{1b}[4~", .end, []),
      ("\u{1b}[7~", .home, []), ("\u{1b}[8~", .end, []), ("\u{1b}[2~", .insert, []),
      ("\u{1b}[3~", .delete, []),
      ("\u{1b}[5~", .pageUp, []), ("\u{1b}[6;5~", .pageDown, .control),
      ("\u{1b}OP", .function(1), []), ("\u{1b}[1;2S", .function(4), .shift), ("\u{1b}[15~", .function(5), []),
      ("\u{1b}[17~", .function(6), []), ("\u{1b}[21~", .function(10), []),
      ("\u{1b}[24;3~", .function(12), .alt),
      ("\u{1b}[11~", .function(1), []), ("\u{1b}[[A", .function(1), []), ("\u{1b}[[E", .function(5), []),
      ("\u{1b}x", .character("x"), .alt), ("\u{1b}é", .character("é"), .alt),
      ("\u{1b}\u{7f}", .backspace, .alt),
      ("\u{1b}\u{1b}[A", .up, .alt), ("\u{1b}Op", .character("0"), []),
      ("\u{1b}[97u", .character("a"), []), ("\u{1b}[99;5u", .character("c"), .control),
      ("\u{1b}[27u", .escape, []), ("\u{1b}[13;2u", .enter, .shift),
      ("\u{1b}[97:65;2:1;65u", .character("a"), .shift),
      ("\u{1b}[57414u", .enter, []), ("\u{1b}[57399u", .character("0"), []), ("\u{1b}[1;1:2A", .up, []),
      ("\u{1b}[27;5;9~", .tab, .control),
    ] as [(String, KeyPress.Code, KeyModifiers)])
  func keys(bytes: String, code: KeyPress.Code, modifiers: KeyModifiers) {
    #expect(decode(bytes) == [.key(KeyPress(code, modifiers))])
  }

  @Test(
    "A key let go, and keys nobody knows, say nothing",
    arguments: [
      "\u{1b}[97;1:3u", "\u{1b}[1;1:3A", "\u{1b}[57441u", "\u{1b}[99~", "\u{1b}[?1;2c", "\u{1b}[?2026;2$y",
      "\u{1b}[0n\u{1b}[>1;2c", "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\",
      "\u{1b}]52;c;cXVpdA==\u{7}", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}_Gi=1;OK\u{1b}\\", "\u{1b}[1;2!p",
    ])
  func unknown(bytes: String) {
    #expect(decode(bytes + "x") == [.key(KeyPress(.character("x")))])
  }

  @Test(
    "What is no UTF-8 becomes one U+FFFD for each part that could have begun a character",
    arguments: [
      ([0xff], 1), ([0xc0, 0xaf], 2), ([0xe4, 0xba], 1), ([0xed, 0xa0, 0x80], 3), ([0xf0, 0x9f, 0x98], 1),
      ([0xf4, 0x90, 0x80, 0x80], 4), ([0xe4, 0x40], 1),
    ] as [([UInt8], Int)])
  func invalidUTF8(bytes: [UInt8], count: Int) {
    let replacements = decode(bytes).filter { $0 == .key(KeyPress(.character("\u{fffd}"))) }
    #expect(replacements.count == count)
  }

  // MARK: - The escape key

  @Test("An escape that nothing follows is the key, after a moment in which a sequence could have gone on")
  func escapeKey() throws {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode("\u{1b}".utf8, into: &events)
    #expect(events.isEmpty)
    let patience = try #require(decoder.patience)
    #expect((0.025...0.05).contains(patience))
    decoder.flush(into: &events)
    #expect(events == [.key(KeyPress(.escape))] && decoder.patience == nil)
    decoder.decode("[A".utf8, into: &events)
    #expect(events.count == 3, "an arrow torn apart is read as what it looks like")
  }

  @Test(
    "What is left open is what was typed",
    arguments: [
      ("\u{1b}\u{1b}", [KeyPress(.escape), KeyPress(.escape)]),
      ("\u{1b}[", [KeyPress(.character("["), .alt)]),
      ("\u{1b}O", [KeyPress(.character("O"), .alt)]), ("\u{1b}[1;", []),
    ])
  func flushed(bytes: String, keys: [KeyPress]) {
    #expect(decode(bytes) == keys.map { .key($0) })
  }

  // MARK: - Mouse

  @Test(
    "Mouse reports: cells from 0, the buttons, the wheel and the keys held down",
    arguments: [
      ("\u{1b}[<0;1;1M", MouseReport(.pressed, .left, column: 0, row: 0)),
      ("\u{1b}[<2;80;24m", MouseReport(.released, .right, column: 79, row: 23)),
      ("\u{1b}[<32;300;5M", MouseReport(.dragged, .left, column: 299, row: 4)),
      ("\u{1b}[<33;2;3M", MouseReport(.dragged, .middle, column: 1, row: 2)),
      ("\u{1b}[<35;2;3M", MouseReport(.moved, column: 1, row: 2)),
      ("\u{1b}[<64;9;9M", MouseReport(.scrolledUp, column: 8, row: 8)),
      ("\u{1b}[<65;9;9M", MouseReport(.scrolledDown, column: 8, row: 8)),
      (
        "\u{1b}[<28;4;4M",
        MouseReport(.pressed, .left, column: 3, row: 3, modifiers: [.shift, .alt, .control])
      ),
      ("\u{1b}[<32;-3;5M", MouseReport(.dragged, .left, column: 0, row: 4)),
      ("\u{1b}[<0;0;0M", MouseReport(.pressed, .left, column: 0, row: 0)),
      ("\u{1b}[M !!", MouseReport(.pressed, .left, column: 0, row: 0)),
      ("\u{1b}[M#0*", MouseReport(.released, column: 15, row: 9)),
    ])
  func mouse(bytes: String, report: MouseReport) {
    #expect(decode(bytes) == [.mouse(report)])
  }

  @Test(
    "Mouse reports that make no sense are swallowed",
    arguments: [
      "\u{1b}[<M", "\u{1b}[<0;1M", "\u{1b}[<;;M", "\u{1b}[<999999999999999999999;1;1M",
    ])
  func senselessMouse(bytes: String) {
    #expect(decode(bytes + "q") == [.key(KeyPress(.character("q")))])
  }

  // MARK: - Focus and paste

  @Test("The window's focus")
  func focus() { #expect(decode("\u{1b}[I\u{1b}[O") == [.focus(true), .focus(false)]) }

  @Test("A paste is text: line ends are one, and nothing of it drives the program")
  func paste() {
    let pasted = "one\r\ntwo\rthree\n\tq\u{3}\u{1b}[Aé\u{9b}"
    #expect(
      decode("\u{1b}[200~\(pasted)\u{1b}[201~x") == [
        .paste("one\ntwo\nthree\n\tq[Aé"), .key(KeyPress(.character("x"))),
      ])
  }

  @Test("A paste over a mebibyte is cut, and what follows it is read")
  func hugePaste() throws {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode("\u{1b}[200~".utf8, into: &events)
    decoder.decode(
      Array(repeating: UInt8(ascii: "p"), count: InputDecoder.longestPaste + 5000), into: &events)
    decoder.decode("\u{1b}[201~x".utf8, into: &events)
    guard case .paste(let text) = try #require(events.first) else { throw Unexpected() }
    #expect(text.utf8.count == InputDecoder.longestPaste)
    #expect(events.dropFirst() == [.key(KeyPress(.character("x")))])
  }

  @Test("A paste that never ends is handed over after a second, so that keys work again")
  func endlessPaste() throws {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode("\u{1b}[200~abc".utf8, into: &events)
    #expect(decoder.patience == 1)
    decoder.flush(into: &events)
    decoder.decode("q".utf8, into: &events)
    #expect(events == [.paste("abc"), .key(KeyPress(.character("q")))])
  }

  // MARK: - Cuts and floods

  @Test("Cut anywhere, the bytes mean the same")
  func cuts() {
    let bytes =
      Array(
        "aé人😀\u{1b}[1;5A\u{1b}OP\u{1b}[<35;120;40M\u{1b}[M !!\u{1b}[200~pa\u{1b}[201ste\u{1b}[201~\u{1b}]0;t\u{1b}\\\u{1b}[?1;2c\u{1b}xz\u{1b}[[Bq"
          .utf8) + [0xe4, 0xba, 0x41, 0xff]
    let whole = decode(bytes)
    #expect(whole.count == 16)
    for cut in bytes.indices {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      decoder.decode(bytes[..<cut], into: &events)
      decoder.decode(bytes[cut...], into: &events)
      decoder.flush(into: &events)
      #expect(events == whole, "cut at \(cut)")
    }
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    for byte in bytes { decoder.decode([byte], into: &events) }
    decoder.flush(into: &events)
    #expect(events == whole)
  }

  @Test(
    "Floods of anything are read in bounded memory and leave the decoder ready",
    arguments: 0..<8 as Range<UInt64>)
  func floods(seed: UInt64) {
    var decoder = InputDecoder()
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    for _ in 0..<10 {
      var events: [TerminalEvent] = []
      let bytes = (0..<2000).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let value = UInt8(truncatingIfNeeded: state >> 40)
        // Every other byte is one that sequences are made of.
        let likely = Array("\u{1b}[]<;:0123456789MmA~uPO_\\?$".utf8)
        return value & 1 == 0 ? value : likely[Int(value >> 1) % likely.count]
      }
      decoder.decode(bytes, into: &events)
    }
    var events: [TerminalEvent] = []
    decoder.flush(into: &events)
    events = []
    decoder.decode("q".utf8, into: &events)
    #expect(events == [.key(KeyPress(.character("q")))])
  }

  @Test("A string without an end is given up after 64 KiB, a sequence is swallowed however long it is")
  func endlessSequences() {
    let endless = "\u{1b}]" + String(repeating: "x", count: (1 << 16) + 1) + "q"
    #expect(decode(endless).last == .key(KeyPress(.character("q"))))
    let long = "\u{1b}[" + String(repeating: "1;", count: 5000) + "mq"
    #expect(decode(long) == [.key(KeyPress(.character("q")))])
  }

  private func decode(_ text: String) -> [TerminalEvent] { decode(Array(text.utf8)) }

  private func decode(_ bytes: [UInt8]) -> [TerminalEvent] {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode(bytes, into: &events)
    decoder.flush(into: &events)
    return events
  }
}

private struct Unexpected: Error {}
