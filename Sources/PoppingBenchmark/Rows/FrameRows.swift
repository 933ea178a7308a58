import PoppingCanvas
import PoppingCatalog
import PoppingStage

/// Effects drawn and encoded, without a terminal.
extension Benchmark {
  static let frames = Benchmark(
    name: "frames", title: "frames at 200 × 50, truecolor blocks, moved, drawn and encoded",
    figures: [
      Figure(name: "flat-button", unit: .framesPerSecond, reach: .atLeast(5000), baseline: repaint),
      Figure(name: "fold", unit: .framesPerSecond, reach: .atLeast(1500), baseline: repaint),
    ]
  ) { sampler in
    let shows = try [
      Show("flat-button", columns: 200, rows: 50), .withPicture("fold", columns: 200, rows: 50),
    ]
    return try shows.map { show in
      try sampler.compare {
        try show.framesPerSecond(paintsAll: false)
      } with: {
        try show.framesPerSecond(paintsAll: true)
      }
    }
  }

  static let bytes = Benchmark(
    name: "bytes", title: "bytes a frame at 80 × 24, median over the script",
    figures: [
      Figure(name: "flat-button", unit: .kilobytes, reach: .atMost(1), baseline: repaint),
      Figure(name: "fold", unit: .kilobytes, reach: .timesBaseline(0.25), baseline: repaint),
    ]
  ) { _ in
    // The same bytes come out however often it is done.
    try [Show("flat-button", columns: 80, rows: 24), .withPicture("fold", columns: 80, rows: 24)].map {
      show in
      Measurement(
        samples: [try show.medianKilobytes(paintsAll: false)],
        baseline: [try show.medianKilobytes(paintsAll: true)])
    }
  }

  private static let repaint = "every frame drawn and written whole"
}

/// An effect's script, frame by frame at 60 a second.
struct Show {
  private let effect: any Effect
  private let tuning: Tuning
  private let columns: Int
  private let rows: Int

  init(_ id: String, columns: Int, rows: Int, tuning: Tuning = Tuning()) throws {
    guard let effect = Catalog.effects.first(where: { $0.card.id == id }) else {
      throw BenchmarkError("The catalogue has no effect '\(id)', which a benchmark is to show.")
    }
    self.effect = effect
    self.tuning = tuning
    self.columns = columns
    self.rows = rows
  }

  /// An effect that shows a picture of 512 × 512 pixels, no two neighbours alike.
  static func withPicture(_ id: String, columns: Int, rows: Int) throws -> Show {
    var tuning = Tuning()
    tuning.picture = Picture(width: 512, height: 512) { x, y in
      SIMD4(UInt8(x / 2), UInt8(y / 2), UInt8((x * 3 + y * 5) % 256), 255)
    }
    return try Show(id, columns: columns, rows: rows, tuning: tuning)
  }

  /// How many frames are made in a second; those that are like the one before take their time, but do not count.
  func framesPerSecond(paintsAll: Bool) throws -> Double {
    var changed = 0
    let time = try processorSeconds {
      try perform(paintsAll: paintsAll) { _ in changed += 1 }
    }
    return Double(changed) / time
  }

  /// The median size of the frames that are not like the one before.
  func medianKilobytes(paintsAll: Bool) throws -> Double {
    var sizes: [Double] = []
    try perform(paintsAll: paintsAll) { sizes.append(Double($0) / 1000) }
    return sizes.median
  }

  /// How long the script takes until all has settled, at a rate of the clock: the number of frames after the first.
  func frameCount(framesPerSecond: Double, rate: Double) throws -> Int {
    let stage = try stage()
    var frame = 0
    while !stage.isFinished, frame < 100_000 {
      frame += 1
      stage.advance(to: Double(frame) * rate / framesPerSecond)
    }
    return frame
  }

  /// Shows the script and tells the size of each frame that takes any bytes.
  private func perform(paintsAll: Bool, _ show: (_ bytes: Int) -> Void) throws {
    let stage = try stage()
    var canvas = Canvas(columns: columns, rows: rows)
    var encoder = FrameEncoder(isSynchronized: true)
    var bytes: [UInt8] = []
    encoder.encode(canvas.draw(stage.root), into: &bytes)
    var frame = 0
    while !stage.isFinished {
      frame += 1
      stage.advance(to: Double(frame) / 60)
      if paintsAll {
        canvas.invalidate()
        encoder.invalidate()
      }
      bytes.removeAll(keepingCapacity: true)
      encoder.encode(canvas.draw(stage.root), into: &bytes)
      if !bytes.isEmpty { show(bytes.count) }
    }
  }

  private func stage() throws -> Stage {
    let size = Size(Double(columns) * Stage.cell.width, Double(rows) * Stage.cell.height)
    let stage = try Stage(effect, size: size, tuning: tuning, library: Catalog.effects)
    stage.perform(effect.script)
    return stage
  }
}
