import PoppingTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Repeats work and times it.
struct Sampler: Sendable {
  /// How many repeats count.
  let repeats: Int

  /// Takes samples of several things in turn, so that what disturbs one disturbs all.
  ///
  /// - Parameters:
  ///   - warmsUp: Whether a first round is not counted.
  ///   - takes: Takes one sample each.
  /// - Returns: The samples of each.
  func samples(
    warmsUp: Bool = true, _ takes: [() throws -> Double]
  ) throws -> [[Double]] {
    var samples = takes.map { _ in [Double]() }
    for round in 0..<(warmsUp ? repeats + 1 : repeats) {
      for (index, take) in takes.enumerated() {
        let sample = try take()
        if round > 0 || !warmsUp { samples[index].append(sample) }
      }
    }
    return samples
  }

  /// Measures one thing against another.
  func compare(
    _ subject: @escaping () throws -> Double,
    with baseline: @escaping () throws -> Double
  ) throws -> Measurement {
    let columns = try samples([subject, baseline])
    return Measurement(samples: columns[0], baseline: columns[1])
  }
}

/// The processor time that something takes, in seconds: what other programs do at the same time costs it little.
func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}

/// The seconds that pass while something is done.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = MonotonicClock.now
  try body()
  return MonotonicClock.now.seconds(since: start)
}

/// The nanoseconds of processor time that each of so many pieces of work takes.
func nanoseconds(per count: Int, _ body: () throws -> Void) rethrows -> Double {
  try processorSeconds(body) * 1e9 / Double(count)
}

/// Uses a result, so that the compiler cannot leave out the work that leads to it.
@inline(never)
func use(_ result: Double) { precondition(!result.isNaN, "The work of a benchmark has gone wrong.") }
