extension CodeTarget {
  static let lottie = CodeTarget("lottie", "Lottie") { springs in
    LottieDocument(springs).text
  }
}

/// A Lottie animation of one null layer for each spring, whose x position is the value.
///
/// Format: the Lottie specification 1.0. It has no comments, so that what is to be said stands in the metadata's
/// description.
struct LottieDocument {
  private let springs: [CodeSpring]

  /// Frames a second; key frames may lie between two.
  private static let framesPerSecond = 60.0

  init(_ springs: [CodeSpring]) { self.springs = springs }

  var text: String {
    let tracks = springs.map { HermiteTrack($0) }
    let frames = tracks.compactMap { $0?.duration }.map { $0 * Self.framesPerSecond }.max() ?? 0
    // The last frame shown is the one before the out point.
    let end = max(frames.rounded(.up) + 1, 1)
    let notes = zip(springs, tracks).map { spring, track in
      CodePassage.summary(of: spring) + (track == nil ? " \(LinearCurve.refusal(spring))" : "")
    }
    let description =
      "The x position of each null layer is the spring's value. \(notes.joined(separator: " "))"
    let layers = zip(springs, tracks).enumerated().map { index, item in
      Self.layer(index + 1, item.0, item.1, end: CodeNumber.exact(end))
    }
    return """
      {
        "v": "5.7.0", "ver": 10000, "fr": 60, "ip": 0, "op": \(CodeNumber.exact(end)), "w": 100, "h": 100, "ddd": 0,
        "nm": "springs", "assets": [],
        "meta": { "g": "Popping", "d": \(JSONString.quoted(description)) },
        "layers": [
      \(layers.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func layer(_ index: Int, _ spring: CodeSpring, _ track: HermiteTrack?, end: String) -> String
  {
    let value = track.map(animated) ?? "{ \"a\": 0, \"k\": \(CodeNumber.exact(spring.to)) }"
    return """
          { "ty": 3, "ind": \(index), "nm": \(JSONString.quoted(spring.name)), "ip": 0, "op": \(end), "st": 0, "sr": 1, "ddd": 0,
            "ks": {
              "a": { "a": 0, "k": [0, 0] }, "s": { "a": 0, "k": [100, 100] },
              "r": { "a": 0, "k": 0 }, "o": { "a": 0, "k": 100 },
              "p": { "s": true, "y": { "a": 0, "k": 0 }, "x": \(value) }
            } }
      """
  }

  private static func animated(_ track: HermiteTrack) -> String {
    let keys = track.keys.indices.map { index -> String in
      let key = track.keys[index]
      let value = CodeNumber.rounded(key.value, places: track.places)
      let start =
        "{ \"t\": \(CodeNumber.rounded(key.time * framesPerSecond, places: 4)), \"s\": [\(value)]"
      guard index + 1 < track.keys.count else { return "            \(start) }" }
      let (leaving, arriving) = track.handles(from: index)
      func handle(_ x: String, _ y: Double) -> String {
        "{ \"x\": [\(x)], \"y\": [\(CodeNumber.rounded(y, places: 5))] }"
      }
      return "            \(start), \"o\": \(handle("0.33333333", leaving)), "
        + "\"i\": \(handle("0.66666667", arriving)) }"
    }
    return "{ \"a\": 1, \"k\": [\n\(keys.joined(separator: ",\n"))\n        ] }"
  }
}
