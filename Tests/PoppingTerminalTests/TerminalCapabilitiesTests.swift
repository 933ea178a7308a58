import PoppingCanvas
import PoppingTerminal
import Testing

@Suite("Capabilities")
struct TerminalCapabilitiesTests {
  @Test(
    "Colours by what terminals set",
    arguments: [
      // TERM, COLORTERM and others: the depth
      (["TERM": "xterm"], .ansi16),
      (["TERM": "xterm-256color"], .palette256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm-kitty"], .trueColor), (["TERM": "alacritty"], .trueColor),
      (["TERM": "foot"], .trueColor),
      (["TERM": "xterm-ghostty"], .trueColor), (["TERM": "wezterm"], .trueColor),
      (["TERM": "contour"], .trueColor),
      (["TERM": "rio"], .trueColor),
      (["TERM": "xterm-256color", "WT_SESSION": "1"], .trueColor),
      (["TERM": "screen"], .palette256),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/t"], .palette256),
      (["TERM": "tmux-direct"], .trueColor), (["TERM": "screen.xterm-kitty"], .palette256),
      (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .ansi16),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .palette256),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "truecolor"], .palette256),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none), (["TERM": ""], .none), ([:], .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .ansi16), (["TERM": "dumb", "CLICOLOR_FORCE": "0"], .none),
      (["TERM": "xterm", "NO_COLOR": "yes"], .none), (["TERM": "xterm", "NO_COLOR": "0"], .none),
      (["TERM": "xterm", "NO_COLOR": ""], .ansi16),
      (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
    ] as [([String: String], ColorDepth)])
  func colors(environment: [String: String], depth: ColorDepth) {
    #expect(TerminalCapabilities.detect(environment: environment, isTerminal: true).colorDepth.value == depth)
  }

  @Test(
    "A pipe gets colours only when they are forced",
    arguments: [
      ([:], .none), (["CLICOLOR_FORCE": "1"], .trueColor), (["FORCE_COLOR": "1"], .trueColor),
      (["CLICOLOR_FORCE": ""], .none), (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .none),
    ] as [([String: String], ColorDepth)])
  func pipes(variables: [String: String], depth: ColorDepth) {
    let environment = variables.merging(["TERM": "xterm", "COLORTERM": "truecolor"]) { $1 }
    let found = TerminalCapabilities.detect(environment: environment, isTerminal: false)
    #expect(found.colorDepth.value == depth && !found.canAnimate.value)
  }

  @Test("What the user asks for wins")
  func flags() {
    let found = TerminalCapabilities.detect(
      environment: ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false, colorDepth: .palette256,
      glyphSet: .braille)
    #expect(found.colorDepth.value == .palette256 && found.glyphSet.value == .braille)
    #expect(found.colorDepth.reason == "asked for")
  }

  @Test(
    "UTF-8 by the locale in effect: LC_ALL before LC_CTYPE before LANG, empty ones left out",
    arguments: [
      (["LANG": "de_DE.UTF-8"], nil, true), (["LANG": "en_US.utf8"], nil, true),
      (["LC_ALL": "C.UTF-8"], nil, true),
      (["LANG": "de_DE.UTF-8@euro"], nil, true), (["LANG": "de_DE.ISO-8859-1"], nil, false),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], nil, false),
      (["LC_ALL": "", "LANG": "de_DE.UTF-8"], nil, true),
      (["LC_CTYPE": "POSIX", "LANG": "de_DE.UTF-8"], nil, false), ([:], "UTF-8", false),
      (["LANG": "de_DE"], "ISO-8859-1", false), (["LANG": "hi_IN"], "UTF-8", true),
      (["LANG": "hi_IN"], nil, false),
      (["LANG": "C"], "UTF-8", false), (["LANG": "de_DE.UTF-8"], "ANSI_X3.4-1968", true),
    ] as [([String: String], String?, Bool)])
  func locales(environment: [String: String], codeset: String?, isUTF8: Bool) {
    let found = TerminalCapabilities.detect(environment: environment, isTerminal: true, codeset: codeset)
    #expect(found.usesUTF8.value == isUTF8)
    #expect(found.glyphSet.value == (isUTF8 ? .blocks : .ascii))
  }

  @Test("The Linux console's font has no quadrants, so its pictures are ASCII")
  func console() {
    let environment = ["TERM": "linux", "LANG": "C.UTF-8"]
    #expect(TerminalCapabilities.detect(environment: environment, isTerminal: true).glyphSet.value == .ascii)
  }

  @Test("A dumb terminal shows no animation, and every finding says why")
  func reasons() {
    let found = TerminalCapabilities.detect(environment: ["TERM": "dumb", "LANG": "C"], isTerminal: true)
    #expect(!found.canAnimate.value && found.canAnimate.reason == "TERM is dumb")
    #expect(found.colorDepth.reason == "TERM is dumb")
    #expect(found.glyphSet.reason == "LANG is C")
    let unset = TerminalCapabilities.detect(environment: [:], isTerminal: true)
    #expect(unset.colorDepth.reason == "TERM is not set")
    #expect(unset.usesUTF8.reason == "none of LC_ALL, LC_CTYPE and LANG is set")
  }
}
