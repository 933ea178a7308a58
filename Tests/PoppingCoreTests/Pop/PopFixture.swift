import Foundation
import PoppingCore
import Testing

/// What POP's own engine did, frame by frame (POP 1.0.11, built unmodified and driven through its animator).
struct PopFixture: Decodable {
  struct Conversion: Decodable {
    struct Inverse: Decodable {
      var bounciness: Double
      var speed: Double
    }

    var bounciness: Double
    var speed: Double
    var tension: Double
    var friction: Double
    var inverse: Inverse?
  }

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var setup: String
    var from: [Double]
    var to: [Double]
    var velocity: [Double]
    var threshold: Double
    var tension: Double?
    var friction: Double?
    var mass: Double?
    var duration: Double?
    var control_points: [Double]?
    var deceleration: Double?
    var frame_time: String
    var frame_count: Int
    var completed: Bool
    var reached_to_value_frame: Int
    var final_written_value: [Double]
    var frames: [Frame]

    var testDescription: String { name }

    /// The times of the frames, from 0; the last one is that on which POP reported the end.
    var times: [Double] {
      let explicit = frame_time.split(separator: ", ").compactMap { Double($0) }
      if explicit.count == frame_count { return explicit }
      let rate = frame_time.split(separator: "/").last.flatMap { Double($0) } ?? .nan
      return (0..<frame_count).map { Double($0) / rate }
    }
  }

  /// A frame's time, value and velocity; no numbers where POP passed the animation over, since it was paused.
  struct Frame: Decodable, Sendable {
    var time: Double
    var value: [Double]
    var velocity: [Double]

    init(from decoder: any Decoder) throws {
      guard var row = try? decoder.unkeyedContainer() else {
        (time, value, velocity) = try (Skipped(from: decoder).t, [], [])
        return
      }
      time = try row.decode(Double.self)
      value = try row.decode(Numbers.self).numbers
      velocity = try row.decode(Numbers.self).numbers
    }
  }

  private struct Skipped: Decodable {
    var t: Double
  }

  /// A number, or several.
  private struct Numbers: Decodable {
    var numbers: [Double]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      numbers = try (try? container.decode([Double].self)) ?? [container.decode(Double.self)]
    }
  }

  var conversion: [Conversion]
  var inverse_conversion: [Conversion]
  var springs: [Case]
  var basic: [Case]
  var decay: [Case]

  static func load() throws -> PopFixture {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/pop-trajectories", withExtension: "json"))
    return try JSONDecoder().decode(PopFixture.self, from: Data(contentsOf: url))
  }
}
