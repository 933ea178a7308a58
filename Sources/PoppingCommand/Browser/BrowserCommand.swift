import PoppingExport
import PoppingStage
import PoppingTerminal

/// Something that a key does anywhere in the browser but in the effect and the filter.
struct BrowserCommand: Sendable {
  /// The character of the key.
  let key: Character

  /// What it does, for the help.
  let summary: String

  /// Does it.
  let perform: @Sendable (inout Browser) -> Void

  /// All of them, in the order of the help.
  static let all: [BrowserCommand] = [
    BrowserCommand(key: "/", summary: "filters the effects") { browser in
      browser.focus = .list
      browser.isFiltering = true
    },
    BrowserCommand(key: " ", summary: "plays the script again") { $0.replay() },
    BrowserCommand(key: "p", summary: "stops time, or lets it go on") { $0.isPaused.toggle() },
    BrowserCommand(key: ".", summary: "one frame on") { $0.step(back: false) },
    BrowserCommand(key: ",", summary: "one frame back") { $0.step(back: true) },
    BrowserCommand(key: "[", summary: "half as fast, down to 1/16") { browser in
      browser.rateExponent = max(-4, browser.rateExponent - 1)
    },
    BrowserCommand(key: "]", summary: "twice as fast, up to 4") { browser in
      browser.rateExponent = min(2, browser.rateExponent + 1)
    },
    BrowserCommand(key: "r", summary: "everything as the effect comes") { $0.retune(Tuning()) },
    BrowserCommand(key: "c", summary: "beside it the effect as it comes") { $0.toggleComparison() },
    BrowserCommand(key: "e", summary: "the springs as code") { browser in
      browser.overlay = .export
      browser.export()
    },
    BrowserCommand(key: "s", summary: "where the effect comes from") { $0.overlay = .source },
    BrowserCommand(key: "?", summary: "this page") { $0.overlay = .help },
  ]
}

extension Browser {
  /// The springs of the effect as code for the chosen platform, and the line that sets them on the command line.
  var code: String {
    let springs = effect.controls.springs.compactMap { name, knob in
      (try? performance.tuning.spring(name, initial: knob.initial).spring()).map { CodeSpring(name, $0) }
    }
    return (target?.code(for: springs) ?? "") + "\n\(commandLine)\n"
  }

  /// The call of the program that plays the effect as it is set.
  var commandLine: String {
    let tuning = performance.tuning
    let settings = tuning.settings.sorted { $0.key < $1.key }.map { "--set \($0.key)=\($0.value)" }
    let all = [("--bounciness", tuning.bounciness), ("--speed", tuning.speed)].compactMap { name, value in
      value.map { "\(name) \($0.parameterText)" }
    }
    return (["popping play \(effect.card.id)"] + all + settings).joined(separator: " ")
  }

  /// Asks for the code on the clipboard, and keeps it for the time after the browser.
  mutating func export() {
    exported = code
    clipboard = code
  }

  /// Exports for the next platform, or the one before.
  mutating func changeTarget(by count: Int) {
    let targets = CodeTarget.all
    let index = targets.firstIndex { $0.name == target?.name } ?? 0
    target = targets[(index + count + targets.count) % targets.count]
    export()
  }
}
