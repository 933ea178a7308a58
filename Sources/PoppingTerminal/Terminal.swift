import PoppingCanvas

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A session on the terminal: it takes the screen and the keyboard over, shows frames, and hands out what happens.
///
/// Whatever ends the program, a signal or a crash among them, the terminal is as it was before. There is one session at a
/// time, and it belongs to one thread.
///
///     let terminal = try Terminal.open()
///     var pacer = FramePacer(framesPerSecond: 60, start: MonotonicClock.now)
///     while true {
///       switch terminal.nextEvent(until: pacer.deadline) {
///       case .deadline:
///         terminal.show(frame(at: pacer.time))
///         pacer.advance(to: MonotonicClock.now)
///       case .resumed(let seconds): pacer.shift(by: seconds)
///       case .ending(let signal):
///         terminal.close()
///         Terminal.die(by: signal)
///       case .key(KeyPress(.character("q"))), .hungUp: return terminal.close()
///       default: break
///       }
///     }
public final class Terminal {
  /// What a session takes over.
  public struct Options: Sendable {
    /// Whether frames are shown on a screen of their own, which leaves what the user had untouched.
    public var usesAlternateScreen = true

    /// Whether the mouse is reported: presses, releases, moves with a button down, and the wheel.
    public var reportsMouse = false

    /// Whether the window tells when it gets the keyboard and when it loses it.
    public var reportsFocus = false

    /// Whether pasted text comes as `TerminalEvent.paste` rather than as keys.
    public var bracketsPaste = false

    /// Whether ctrl-C, ctrl-Z and ctrl-\ stay with the system; otherwise they are read as keys and have the same effect.
    public var keepsSignalKeys = true

    /// Whether standard input has to be a terminal; otherwise a session without keys is possible.
    public var needsKeyboard = true

    /// Makes options for watching: a screen of one's own, no mouse, the signal keys left to the system.
    public init() {}

    /// Options for touching: with mouse and pastes, and every key read.
    public static var interactive: Options {
      var options = Options()
      options.reportsMouse = true
      options.bracketsPaste = true
      options.keepsSignalKeys = false
      return options
    }
  }

  /// The size of the window, as of the last `resized` event.
  public internal(set) var size: TerminalSize

  let options: Options
  let signals: SignalPipe
  var output: TerminalOutput
  var settings: KeyboardSettings
  var isEntered = false
  private var isClosed = false
  private var encoder = FrameEncoder(isSynchronized: true)
  /// The newest frame that the terminal was too slow to be shown, or the rest of one.
  private var waitingFrame: Frame?
  var input = InputState()

  /// Takes the terminal over.
  ///
  /// A program in the background is stopped until it comes to the foreground.
  /// - Throws: A `TerminalError` if standard output, or standard input where it is needed, is no terminal, or if a session
  ///   is open already.
  public static func open(_ options: Options = Options()) throws(TerminalError) -> Terminal {
    guard isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError("Standard output is no terminal; run the program in one, without a pipe or a file.")
    }
    let hasKeyboard = isatty(STDIN_FILENO) == 1
    guard hasKeyboard || !options.needsKeyboard else {
      throw TerminalError("Standard input is no terminal; run the program in one, without a pipe or a file.")
    }
    guard let signals = SignalPipe() else {
      throw TerminalError("No pipe can be made: \(String(cString: strerror(errno))).")
    }
    guard Signals.claim() else { throw TerminalError("The terminal is taken over already.") }
    do {
      let settings = try KeyboardSettings(of: hasKeyboard ? STDIN_FILENO : STDOUT_FILENO)
      return Terminal(options, hasKeyboard: hasKeyboard, settings: settings, signals: signals)
    } catch {
      Signals.release()
      throw error
    }
  }

  private init(
    _ options: Options, hasKeyboard: Bool, settings: KeyboardSettings, signals: consuming SignalPipe
  ) {
    self.options = options
    self.settings = settings
    self.signals = signals
    output = TerminalOutput(reopening: STDOUT_FILENO)
    size = TerminalSize.current()
    input.hasKeyboard = hasKeyboard
    Signals.install(pipe: self.signals.writeEnd)
    enter()
  }

  deinit { close() }

  /// Gives the terminal back as it was.
  ///
  /// To close it once more does nothing.
  public func close() {
    if isClosed { return }
    isClosed = true
    leave()
    Signals.remove()
    Signals.release()
  }

  /// Ends the program by a signal, so that its parent sees what ended it.
  ///
  /// Close the terminal before.
  public static func die(by signal: Int32) -> Never {
    fflush(nil)
    Signals.die(by: signal)
  }

  // MARK: - Frames

  /// Shows a frame: what differs from the one before is written at once.
  ///
  /// A terminal that is too slow misses frames: the newest is written as soon as the one before has gone out, while
  /// `nextEvent` waits. A frame of another size than the window's is cut by the terminal; while the window's size changes,
  /// frames are dropped until the `resized` event has told it.
  public func show(_ frame: Frame) {
    // A window that is about to tell its new size needs another frame.
    guard isEntered, input.resizeTime == nil else { return }
    waitingFrame = frame
    writeWaitingFrame()
  }

  /// Writes what the terminal takes, first of what is left of a frame, then of the next.
  func writeWaitingFrame() {
    output.pump()
    while !output.isBusy, !output.isBroken, let frame = waitingFrame {
      waitingFrame = nil
      output.send { encoder.encode(frame, into: &$0) }
    }
  }

  // MARK: - Taking over and giving back

  private var modes: TerminalModes {
    TerminalModes(
      usesAlternateScreen: options.usesAlternateScreen, reportsMouse: options.reportsMouse,
      reportsFocus: options.reportsFocus, bracketsPaste: options.bracketsPaste)
  }

  /// Takes over the screen and the keyboard, whose settings have just been read.
  func enter() {
    let modes = modes
    Rescue.arm(
      TerminalModes.cut + modes.leave, output: output.descriptor, settings: settings.original,
      keyboard: settings.descriptor)
    output.send { $0 += modes.enter }
    settings.takeKeys(keepsSignalKeys: options.keepsSignalKeys)
    output.send { $0 += modes.show }
    encoder.invalidate()
    isEntered = true
  }

  /// Gives the screen and the keyboard back.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    waitingFrame = nil
    let wasCut = output.discard()
    output.send { $0 += (wasCut ? TerminalModes.cut : []) + modes.leave }
    output.drain(within: 0.5)
    settings.restore()
    // Only now: a signal that came in between restores once more, which does no harm.
    Rescue.disarm()
  }

  /// Draws the next frame whole, and none of those before it.
  func invalidate() {
    encoder.invalidate()
    waitingFrame = nil
  }
}
