#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock that only goes forward, and the one place of the program that reads it.
public enum MonotonicClock {
  /// A moment on the clock.
  public struct Instant: Comparable, Hashable, Sendable {
    /// Nanoseconds since a start that means nothing.
    public let nanoseconds: Int64

    /// Makes a moment, for tests and for moments that were computed.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// The moment that comes a number of seconds later, or earlier if it is negative.
    public func advanced(by seconds: Double) -> Instant {
      Instant(nanoseconds: nanoseconds + Int64((seconds * 1e9).rounded()))
    }

    /// The seconds that have passed since another moment; negative if it is still to come.
    public func seconds(since other: Instant) -> Double { Double(nanoseconds - other.nanoseconds) / 1e9 }

    /// Whether one moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
  }

  /// This moment.
  public static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// Waits until a moment, or until a signal arrives.
  static func sleep(until instant: Instant) {
    let rest = instant.nanoseconds - now.nanoseconds
    if rest <= 0 { return }
    #if os(Linux)
      var time = timespec(nanoseconds: instant.nanoseconds)
      clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
    #else
      var time = timespec(nanoseconds: rest)
      nanosleep(&time, nil)
    #endif
  }
}

extension timespec {
  fileprivate init(nanoseconds: Int64) {
    self.init(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  }
}
