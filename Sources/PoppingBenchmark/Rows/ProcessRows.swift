import Foundation
import TerminalTestSupport

/// The built program as a whole.
extension Benchmark {
  static let start = Benchmark(
    name: "start", title: "'popping list', whole process",
    figures: [
      Figure(name: "as built", unit: .milliseconds, reach: .atMost(10), baseline: "an empty Swift program"),
      Figure(name: "static", unit: .milliseconds, reach: .atMost(4), baseline: "an empty static program"),
    ]
  ) { sampler in
    let workshop = try Workshop()
    let programs = [
      (try Workshop.popping(), try workshop.emptyProgram(isStatic: false)),
      (try Workshop.staticPopping(), try workshop.emptyProgram(isStatic: true)),
    ]
    return try programs.map { popping, empty in
      try sampler.compare {
        try milliseconds(of: [popping, "list"])
      } with: {
        try milliseconds(of: [empty])
      }
    }
  }

  static let play = Benchmark(
    name: "play", title: "'popping play' at 60 frames a second, 80 × 24, share of a core",
    figures: [
      Figure(name: "flat-button", unit: .percent, reach: .atMost(3)),
      Figure(name: "fold", unit: .percent, reach: .atMost(3)),
    ]
  ) { sampler in
    let popping = try Workshop.popping()
    let columns = try sampler.samples(
      warmsUp: false,
      ["flat-button", "fold"].map { id in
        {
          let run = try TerminalRun.of([popping, "play", id])
          return 100 * run.processorTime / run.duration
        }
      })
    return columns.map { Measurement(samples: $0) }
  }

  static let size = Benchmark(
    name: "size", title: "the statically linked program, stripped",
    figures: [Figure(unit: .megabytes, reach: .atMost(16))]
  ) { _ in
    let program = try Workshop.staticPopping()
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    guard let bytes = attributes?[.size] as? Int else { throw BenchmarkError("\(program) cannot be read.") }
    return [Measurement(samples: [Double(bytes) / 1e6])]
  }

  /// How long a program takes from being started to being gone, the mean of 20 runs.
  private static func milliseconds(of words: [String]) throws -> Double {
    let runs = 20
    let time = try seconds {
      for _ in 0..<runs { try ChildProcess.run(words) }
    }
    return time * 1000 / Double(runs)
  }
}

extension TerminalRun {
  /// What a program did in a terminal of 80 × 24.
  static func of(_ words: [String]) throws -> TerminalRun {
    let run = try PseudoTerminal.run(words[0], arguments: Array(words.dropFirst()), timeout: 60)
    guard run.ending == .exited(0) else {
      throw BenchmarkError("'\(words.joined(separator: " "))' did not end well: \(run).")
    }
    return run
  }

  /// When each end of a text was read that was written, in seconds from the start.
  func times(of text: String) -> [Double] {
    let text = Array(text.utf8)
    var times: [Double] = []
    var reads = reads[...]
    for index in bytes.indices.dropLast(text.count - 1)
    where bytes[index] == text[0] && bytes[index..<index + text.count].elementsEqual(text) {
      while let read = reads.first, read.count < index + text.count { reads.removeFirst() }
      if let read = reads.first { times.append(read.time) }
    }
    return times
  }
}
