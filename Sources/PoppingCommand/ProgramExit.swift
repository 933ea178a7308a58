#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the running program.
enum ProgramExit {
  /// Ends the process; one that a signal ended dies by that signal, so that its parent sees it.
  static func exit(with status: ExitStatus) -> Never {
    switch status {
    case .done: systemExit(0)
    case .failed: systemExit(1)
    case .usage: systemExit(64)
    case .signal(let number):
      signal(number, SIG_DFL)
      raise(number)
      systemExit(128 + number)
    }
  }

  private static func systemExit(_ code: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Glibc.exit(code)
    #endif
  }
}
