import Foundation
import TerminalTestSupport
import Testing

/// `popping spring` against POP's own numbers, through the command line.
@Suite struct SpringCommandTests {
  /// A spring of POP's engine: what it was given, and its frames as time, value, velocity and progress.
  private struct Case {
    let name: String
    let arguments: [String]
    let framesPerSecond: Double
    let frameCount: Int
    let frames: [[Double]]

    /// Takes a case of the recorded trajectories; nil for one that a single call cannot express.
    init?(_ entry: [String: Any]) {
      guard let name = entry["name"] as? String, let setup = entry["setup"] as? String,
        !["round", "clamp", "retarget", "pause"].contains(where: {
          "\(name) \(setup)".lowercased().contains($0)
        }),
        let from = entry["from"] as? [Double], from.count == 1, let to = entry["to"] as? [Double],
        let velocity = entry["velocity"] as? [Double], let threshold = entry["threshold"] as? Double,
        let mass = entry["mass"] as? Double, let stiffness = entry["tension"] as? Double,
        let damping = entry["friction"] as? Double, entry["completed"] as? Bool == true,
        let frameTime = entry["frame_time"] as? String, frameTime.hasPrefix("i/"),
        let framesPerSecond = Double(frameTime.dropFirst(2)), let frameCount = entry["frame_count"] as? Int,
        let frames = entry["frames"] as? [[Double]]
      else { return nil }
      self.name = name
      self.framesPerSecond = framesPerSecond
      self.frameCount = frameCount
      self.frames = frames
      arguments = [
        "--mass", "\(mass)", "--stiffness", "\(stiffness)", "--damping", "\(damping)", "--from", "\(from[0])",
        "--to",
        "\(to[0])", "--velocity", "\(velocity.first ?? 0)", "--threshold", "\(threshold)", "--fps",
        "\(framesPerSecond)", "--solver", "pop", "--samples", "csv",
      ]
    }
  }

  private func run(_ arguments: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "popping-\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try PseudoTerminal.run(
      BuiltProduct.path("popping"), arguments: ["spring"] + arguments, timeout: 30, output: file.path)
    #expect(run.ending == .exited(0))
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func samplesOfTheSolverPopArePOPsOwnRows() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../PoppingCoreTests/Fixtures/pop-trajectories.json")
    let fixture = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let springs = try #require(fixture?["springs"] as? [[String: Any]]).compactMap(Case.init)
    for spring in springs {
      let rows = try run(spring.arguments).split(separator: "\n").dropFirst().map {
        $0.split(separator: ",").compactMap { Double($0) }
      }
      #expect(rows.count == spring.frameCount, "\(spring.name)")
      for (column, name) in [(1, "value"), (2, "velocity")] {
        let values = spring.frames.map { $0[column] }
        let range = max((values.max() ?? 0) - (values.min() ?? 0), (values.max() ?? 0).magnitude, 1e-3)
        for expected in spring.frames {
          let frame = Int((expected[0] * spring.framesPerSecond).rounded())
          let row = try #require(rows.first { $0[0] == Double(frame) })
          #expect(
            (row[column + 1] - expected[column]).magnitude <= 1e-9 * range,
            "\(spring.name): \(name), frame \(frame)")
        }
      }
    }
    #expect(springs.count >= 20)
  }

  /// Apple's documented value: mass 1, stiffness 100, damping 10 is a duration of 0.63 and a bounce of 0.5.
  @Test func oneSpringIsToldInEveryForm() throws {
    let text = try run(["--stiffness", "100", "--damping", "10", "--json"])
    let values = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      Set(values.keys) == [
        "mass", "stiffness", "damping", "bounciness", "speed", "response", "dampingRatio", "duration",
        "bounce",
        "settlingDuration", "overshoot",
      ])
    #expect(abs((values["duration"] as? Double ?? 0) - 0.6283) < 1e-4)
    #expect(values["bounce"] as? Double == 0.5)
    // The overshoot of a damping ratio of a half: 16.3 per cent; the last time beyond a thousandth: 1.270 s.
    #expect(abs((values["overshoot"] as? Double ?? 0) - 0.163) < 1e-3)
    #expect(abs((values["settlingDuration"] as? Double ?? 0) - 1.270) < 1e-3)
  }

  @Test func whatAFormCannotExpressIsNull() throws {
    let text = try run(["--stiffness", "100", "--damping", "0", "--json"])
    let values = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(values["settlingDuration"] is NSNull)
    let still = try run(["--from", "1", "--to", "1", "--velocity", "5", "--json"])
    let stillValues = try #require(JSONSerialization.jsonObject(with: Data(still.utf8)) as? [String: Any])
    #expect(stillValues["overshoot"] is NSNull)
  }

  /// The overshoot with a push, against the closed form of the first turn.
  @Test func aPushMakesTheOvershootGreater() throws {
    func overshoot(_ velocity: Double) throws -> Double {
      let text = try run(["--velocity", "\(velocity)", "--json"])
      let values = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      return values["overshoot"] as? Double ?? 0
    }
    // With a = c/2 and ωd = √(k − a²), the first turn of x₀ = −1, v₀ is at tan(ωd t) = v₀ ωd / (a v₀ − k).
    let (stiffness, damping) = (342.10058823529414, 30.486979648244255)
    let decay = damping / 2
    let frequency = (stiffness - decay * decay).squareRoot()
    for velocity in [0.0, 10, 40] {
      var angle = atan2(velocity * frequency, decay * velocity - stiffness)
      if angle <= 0 { angle += .pi }
      let time = angle / frequency
      let peak =
        exp(-decay * time) * (-cos(angle) + (velocity - decay) / frequency * sin(angle))
      #expect(abs(try overshoot(velocity) - peak) < 1e-9)
    }
  }

  @Test func theExactSamplesEndAtRestOnTheTarget() throws {
    let rows = try run(["--to", "100", "--threshold", "1", "--samples", "csv"]).split(separator: "\n")
    #expect(rows.first == "frame,time,value,velocity")
    #expect(rows[1] == "0,0,0,0")
    #expect(rows.last?.hasSuffix(",100,0") == true)
  }
}
