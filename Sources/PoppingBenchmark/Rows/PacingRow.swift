import TerminalTestSupport

extension Benchmark {
  static let pacing = Benchmark(
    name: "pacing", title: "pacing over 10 s: error of the total; 95th percentile of a frame's",
    figures: [30, 60, 120].flatMap { rate in
      [
        Figure(name: "\(rate), total", unit: .percent, reach: .atMost(0.2)),
        Figure(name: "\(rate), frame", unit: .milliseconds, reach: .atMost(2)),
      ]
    }
  ) { sampler in
    let id = "flat-button"
    // The line of keys takes the last row.
    let show = try Show(id, columns: 80, rows: 23)
    let rate = Double(try show.frameCount(framesPerSecond: 60, rate: 1)) / 60 / 10
    let measurements = try [30.0, 60, 120].map { framesPerSecond in
      // The frame after the last one is the end.
      let count = try show.frameCount(framesPerSecond: framesPerSecond, rate: rate) + 1
      var shows: [Pacing] = []
      for _ in 0..<sampler.repeats {
        let run = try TerminalRun.of([
          try Workshop.popping(), "play", id, "--rate", "\(rate)", "--fps", "\(Int(framesPerSecond))",
        ])
        shows.append(Pacing(of: run, framesPerSecond: framesPerSecond, frameCount: count))
      }
      return [
        Measurement(samples: shows.map { $0.totalError * 100 }),
        Measurement(samples: shows.map { $0.frameError * 1000 }),
      ]
    }
    return measurements.flatMap { $0 }
  }
}

/// How well a show kept its times.
struct Pacing {
  /// By what share of its length the show took longer, or shorter.
  let totalError: Double

  /// What the error of 95 of 100 frames does not exceed, in seconds.
  ///
  /// It is how far the time since the frame before is from a multiple of a frame's length: a frame that looks like the
  /// one before is not written.
  let frameError: Double

  /// - Parameters:
  ///   - frameTimes: When each frame came, in seconds.
  ///   - end: When the show was over.
  ///   - framesPerSecond: How many frames a second was to have.
  ///   - frameCount: How many frames' lengths the show was to take.
  init(frameTimes: [Double], end: Double, framesPerSecond: Double, frameCount: Int) {
    let length = Double(frameCount) / framesPerSecond
    totalError = ((end - (frameTimes.first ?? .nan)) / length - 1).magnitude
    frameError = zip(frameTimes.dropFirst(), frameTimes)
      .map { later, earlier in
        let frames = (later - earlier) * framesPerSecond
        return (frames - max(1, frames.rounded())).magnitude / framesPerSecond
      }
      .percentile(0.95)
  }
}

extension Pacing {
  /// The pacing of a show in a terminal, from its first frame until it leaves the alternate screen.
  init(of run: TerminalRun, framesPerSecond: Double, frameCount: Int) {
    self.init(
      frameTimes: run.times(of: "\u{1b}[?2026l"), end: run.times(of: "\u{1b}[?1049l").last ?? .nan,
      framesPerSecond: framesPerSecond, frameCount: frameCount)
  }
}
