#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program did to its terminal, and how it ended.
public struct TerminalRun {
  /// How a program ends.
  public enum Ending: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case signalled(Int32)

    init(status: Int32) {
      self = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
    }
  }

  /// All that was written.
  public internal(set) var bytes: [UInt8] = []

  /// When bytes were read, in seconds from the start, and how many there were in all by then.
  public internal(set) var reads: [(time: Double, count: Int)] = []

  /// When each action was done, in seconds from the start.
  public internal(set) var actionTimes: [Double] = []

  /// How the program ended.
  public internal(set) var ending: Ending?

  /// Whether it had to be killed.
  public internal(set) var timedOut = false

  /// How long it ran, in seconds.
  public internal(set) var duration = 0.0

  /// The processor time it took, in seconds.
  public internal(set) var processorTime = 0.0

  /// How often it waited and was woken; being interrupted by others' work does not count.
  public internal(set) var contextSwitches = 0

  let settingsBefore: KeyboardState?
  var settingsAfter: KeyboardState?

  init(settingsBefore: KeyboardState?) { self.settingsBefore = settingsBefore }

  /// All that was written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a text was written anywhere.
  public func wrote(_ text: String) -> Bool { bytes.place(of: Array(text.utf8)) != nil }

  /// Whether the keyboard's settings are as before.
  public var restoresKeyboard: Bool { settingsBefore != nil && settingsBefore == settingsAfter }

  /// The settings and resettings of private modes, in order.
  public var modeChanges: [(mode: Int, isSet: Bool)] {
    var changes: [(mode: Int, isSet: Bool)] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "\u{1b}[?") {
      rest = rest[start.upperBound...]
      let numbers = rest.prefix { $0.isNumber || $0 == ";" }
      rest = rest.dropFirst(numbers.count)
      guard let final = rest.first, final == "h" || final == "l" else { continue }
      for number in numbers.split(separator: ";").compactMap({ Int($0) }) {
        changes.append((number, final == "h"))
      }
    }
    return changes
  }

  /// The private modes that were ever set.
  public var modesSet: Set<Int> { Set(modeChanges.filter(\.isSet).map(\.mode)) }

  /// The private modes left other than a terminal starts: set, or -7 and -25 for no wrapping and no cursor.
  public var modesLeft: Set<Int> {
    var state: [Int: Bool] = [:]
    for change in modeChanges { state[change.mode] = change.isSet }
    let left = state.filter { $0.value != [7, 25].contains($0.key) }.keys
    return Set(left.map { [7, 25].contains($0) ? -$0 : $0 })
  }

  /// Whether the last of the codes that set colours and styles set none.
  public var resetsPen: Bool {
    guard let last = text.matches(of: #/\u{1b}\[([0-9;]*)m/#).last else { return true }
    return ["", "0"].contains(last.1)
  }

  /// The number of frames, each of which ends a synchronised update.
  public var frameCount: Int { modeChanges.reduce(0) { $1.mode == 2026 && !$1.isSet ? $0 + 1 : $0 } }

  /// What is left changed, in words; empty if nothing is.
  public var remains: [String] {
    modesLeft.sorted().map { "mode \($0)" } + (resetsPen ? [] : ["a pen"])
      + (restoresKeyboard ? [] : ["the keyboard"])
  }

  /// The screen after all that was written, or after the bytes up to the last place where `text` was written.
  public func screen(
    columns: Int = 80, rows: Int = 24, before text: String? = nil,
    clusterWidth: ScreenModel.ClusterWidth = .clusters
  ) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows, clusterWidth: clusterWidth)
    var end = text == nil ? bytes.count : 0
    if let text = text.map({ Array($0.utf8) }) {
      while let place = bytes.place(of: text, from: end + 1) { end = place }
    }
    screen.feed(bytes[..<end])
    return screen
  }
}

extension TerminalRun: CustomStringConvertible {
  /// How it ended, short enough for a test's message.
  public var description: String {
    let ending = ending.map { "\($0)" } ?? "not ended"
    return "\(timedOut ? "killed after" : "\(ending) in") \(duration) s, \(bytes.count) bytes"
  }
}
