import Foundation

/// A `linear()` easing as CSS Easing Functions 2 reads it: missing positions are spread evenly, pieces are straight.
struct LinearEasing {
  private let stops: [(input: Double, output: Double)]

  /// Reads a function; nil where the grammar does not allow it.
  init?(_ text: String) {
    guard text.hasPrefix("linear("), text.hasSuffix(")") else { return nil }
    var read: [(input: Double?, output: Double)] = []
    for part in text.dropFirst("linear(".count).dropLast().components(separatedBy: ", ") {
      let words = part.split(separator: " ")
      guard let first = words.first, let output = Double(first), words.count <= 3 else { return nil }
      if words.count == 1 { read.append((nil, output)) }
      for word in words.dropFirst() {
        guard word.hasSuffix("%"), let percentage = Double(word.dropLast()) else { return nil }
        read.append((percentage / 100, output))
      }
    }
    guard read.count >= 2 else { return nil }
    if read[0].input == nil { read[0].input = 0 }
    if read[read.count - 1].input == nil { read[read.count - 1].input = 1 }
    var largest = 0.0
    for index in read.indices {
      guard let input = read[index].input else { continue }
      largest = max(largest, input)
      read[index].input = largest
    }
    var stops: [(Double, Double)] = []
    for index in read.indices {
      if let input = read[index].input {
        stops.append((input, read[index].output))
        continue
      }
      guard let next = read[index...].firstIndex(where: { $0.input != nil }), let before = stops.last?.0
      else {
        return nil
      }
      let share = ((read[next].input ?? 1) - before) / Double(next - index + 1)
      stops.append((before + share, read[index].output))
    }
    self.stops = stops
  }

  var first: Double { stops.first?.output ?? .nan }
  var last: Double { stops.last?.output ?? .nan }

  func output(at input: Double) -> Double {
    let after = max(1, stops.firstIndex { $0.input > input } ?? stops.count - 1)
    let (left, right) = (stops[after - 1], stops[after])
    return left.output + (right.output - left.output) * (input - left.input) / (right.input - left.input)
  }
}

/// A Lottie property with key frames, as its specification reads it: a Bézier curve of the unit square for each pair.
struct LottieProperty {
  private let keys: [[String: Any]]
  private let framesPerSecond: Double

  init(_ keys: [[String: Any]], framesPerSecond: Double) {
    self.keys = keys
    self.framesPerSecond = framesPerSecond
  }

  private func number(_ key: [String: Any], _ name: String) -> Double? { key[name] as? Double }

  private func value(_ key: [String: Any]) -> Double? { (key["s"] as? [Double])?.first }

  private func handle(_ key: [String: Any], _ name: String) -> (x: Double, y: Double)? {
    guard let handle = key[name] as? [String: [Double]], let x = handle["x"]?.first,
      let y = handle["y"]?.first
    else { return nil }
    return (x, y)
  }

  /// The value at a time; nil where the key frames are not as the format wants them.
  func value(at time: Double) -> Double? {
    let frame = time * framesPerSecond
    guard let last = keys.last, let end = number(last, "t") else { return nil }
    if frame >= end { return value(last) }
    guard let index = keys.lastIndex(where: { (number($0, "t") ?? .infinity) <= frame }),
      let start = number(keys[index], "t"), let stop = number(keys[index + 1], "t"), stop > start,
      let from = value(keys[index]), let to = value(keys[index + 1]),
      let leaving = handle(keys[index], "o"), let arriving = handle(keys[index], "i"),
      (0...1).contains(leaving.x), (0...1).contains(arriving.x)
    else { return nil }
    let x = (frame - start) / (stop - start)
    func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(leaving.x, arriving.x, middle) < x { low = middle } else { high = middle }
    }
    return from + (to - from) * bezier(leaving.y, arriving.y, low)
  }
}
