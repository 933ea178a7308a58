import PoppingCanvas
import PoppingTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows frames until `q` is typed.
struct Fixture {
  private let task: String
  private var frames = 0
  private var log: [String] = []

  /// Tasks: `watch` and `touch` (interactive) show 60 frames a second, `still` shows one and waits, `inline` uses no screen
  /// of its own, `nokeys` needs no keyboard, `flood` writes as much as it can, `hang` stops answering after a frame; `fatal`,
  /// `index`, `overflow`, `stack` and `abort` crash after one.
  init(_ task: String) { self.task = task }

  mutating func run() {
    let before = inheritance
    do {
      let terminal = try Terminal.open(options)
      if let signal = show(on: terminal) {
        terminal.close()
        Terminal.die(by: signal)
      }
      terminal.close()
      let isKept = inheritance == before
      print(
        "closed after \(frames) frames: \(log.joined(separator: ", ")); \(isKept ? "all kept" : "something changed")"
      )
    } catch {
      fputs("\(error)\n", stderrStream)
      exit(1)
    }
  }

  /// What a program shares with others or hands on: the flags of its streams, and what is done at each signal.
  private var inheritance: [Int] {
    (0...2).map { Int(fcntl(Int32($0), F_GETFL)) }
      + (1..<32).flatMap { signal in
        var action = sigaction()
        sigaction(Int32(signal), nil, &action)
        return withUnsafeBytes(of: action) { $0.prefix(8).map { Int($0) } }
      }
  }

  private var options: Terminal.Options {
    var options =
      ["touch", "still", "keys"].contains(task) ? Terminal.Options.interactive : Terminal.Options()
    options.usesAlternateScreen = task != "inline"
    options.needsKeyboard = task != "nokeys"
    options.reportsFocus = task == "touch"
    return options
  }

  /// Shows frames until the end, and returns the signal that asked for it.
  private mutating func show(on terminal: Terminal) -> Int32? {
    var pacer = FramePacer(framesPerSecond: 60, start: MonotonicClock.now)
    terminal.show(frame(of: terminal.size))
    misbehave()
    while true {
      let event = terminal.nextEvent(until: task == "still" ? nil : pacer.deadline)
      switch event {
      case .deadline: pacer.advance(to: MonotonicClock.now)
      case .resumed(let seconds):
        pacer.shift(by: seconds)
        log.append("resumed \(seconds > 0.1 ? "later" : "at once")")
      case .resized(let size): log.append("\(size.columns)x\(size.rows)")
      case .ending(let signal): return signal
      case .key(KeyPress(.character("q"))): return nil
      case .hungUp: return nil
      case .key(let key): log.append("key \(key.code)")
      case .mouse(let report): log.append("mouse \(report.action) \(report.column) \(report.row)")
      case .paste(let text): log.append("paste \(text.count)")
      case .focus(let isFocused): log.append("focus \(isFocused)")
      }
      terminal.show(frame(of: terminal.size))
    }
  }

  private mutating func frame(of size: TerminalSize) -> Frame {
    frames += 1
    var frame = Frame(columns: size.columns, rows: size.rows)
    for row in 0..<frame.rows {
      let text = row == 0 ? "frame \(frames) \(size.columns)x\(size.rows)" : row == 1 ? log.last ?? "" : ""
      for (column, character) in text.enumerated() where column < frame.columns {
        frame[column, row] = Cell(
          glyph: frame.glyph(for: character), foreground: .palette(row == 0 ? 3 : UInt8(log.count % 200 + 16))
        )
      }
      if row >= 2 { fill(row, of: &frame) }
    }
    return frame
  }

  private func fill(_ row: Int, of frame: inout Frame) {
    for column in 0..<frame.columns {
      let shade = UInt8(
        truncatingIfNeeded: task == "flood" ? (column * 7 + row * 13 + frames * 31) : column + row)
      frame[column, row] = Cell(
        glyph: Glyph("▀"), foreground: .direct(shade, 255 - shade, 80), background: .direct(80, shade, 200))
    }
  }

  private func misbehave() {
    let numbers = Array(0..<frames)
    switch task {
    case "fatal": fatalError("the fixture was told to")
    case "index": print(numbers[frames + 1])
    case "overflow": print(Int.max - frames + 2)
    case "stack": print(depth(frames))
    case "abort": abort()
    case "segv": raise(SIGSEGV)
    case "hang": while frames > 0 { usleep(1000) }
    default: break
    }
  }

  private func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + level % 2 }
}

nonisolated(unsafe) private let stderrStream = fdopen(STDERR_FILENO, "w")
