#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings of a terminal's keyboard (termios).
struct KeyboardSettings {
  /// The descriptor of the terminal.
  let descriptor: Int32

  /// The settings as they were found.
  let original: termios

  /// Reads the settings, after waiting for the program to come to the foreground: to write them, even unchanged, stops a
  /// program in the background quietly.
  init(of descriptor: Int32) throws(TerminalError) {
    self.descriptor = descriptor
    var settings = termios()
    repeat {
      guard tcgetattr(descriptor, &settings) == 0 else {
        throw TerminalError("The terminal's settings cannot be read: \(String(cString: strerror(errno))).")
      }
    } while tcsetattr(descriptor, TCSANOW, &settings) != 0 && errno == EINTR
    // The shell may have changed them while the program was in the background.
    // (A terminal that is not the controlling one has no foreground.)
    let foreground = tcgetpgrp(descriptor)
    guard tcgetattr(descriptor, &settings) == 0, foreground < 0 || foreground == getpgrp() else {
      throw TerminalError("The terminal is used by another job; run the program in the foreground.")
    }
    original = settings
  }

  /// Lets every key be read as it is typed, unseen.
  ///
  /// With `keepsSignalKeys` ctrl-C, ctrl-Z and ctrl-\ stay with the system, so that they work even if the program hangs.
  func takeKeys(keepsSignalKeys: Bool) {
    var settings = original
    settings.c_iflag &= ~tcflag_t(IXON | IXOFF | ICRNL | INLCR | IGNCR)
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    if !keepsSignalKeys { settings.c_lflag &= ~tcflag_t(ISIG) }
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Puts the settings back as they were found, and drops what was typed or answered meanwhile.
  func restore() {
    var settings = original
    Rescue.applySettings(&settings, to: descriptor)
  }
}
