/// How the program ends.
enum ExitStatus: Equatable {
  /// It did what was asked.
  case done
  /// It failed at work.
  case failed
  /// It was called in a way it does not know (EX_USAGE of sysexits.h, as Swift command-line tools have it).
  case usage
  /// A signal ended it.
  case signal(Int32)
}
