import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Animated SVGs of real effects against the rules for moving as an `<img>`.
@Suite struct RecordSVGTests {
  /// What a parser finds in an SVG.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private func svg(_ arguments: String) throws -> String {
    var text = ""
    try inTemporaryFolder { (folder) throws in
      let outcome = try shell("popping record \(arguments) -o a.svg", in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      text = try String(contentsOf: folder.appending(path: "a.svg"), encoding: .utf8)
    }
    return text
  }

  private func read(_ svg: String) throws -> Reading {
    let parser = XMLParser(data: Data(svg.utf8))
    let reading = Reading()
    parser.delegate = reading
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reading
  }

  @Test(arguments: [
    "flat-button --loop", "fold --fps 15", "publish --glyphs braille --color 256",
    "login --glyphs ascii --color never",
  ])
  func itMovesAsAnImage(arguments: String) throws {
    let svg = try svg("\(arguments) --size 60x18")
    let reading = try read(svg)
    let root = try #require(reading.elements.first)
    #expect(root.name == "svg" && root.attributes["viewBox"] == "0 0 480 288")
    #expect(root.attributes["width"] == "480" && root.attributes["height"] == "288")
    // Only shapes, texts and styles: no script, no SMIL, nothing foreign, nothing from elsewhere.
    let allowed: Set = ["svg", "title", "style", "defs", "g", "use", "rect", "path", "text"]
    #expect(Set(reading.elements.map(\.name)).subtracting(allowed).isEmpty)
    for (_, attributes) in reading.elements {
      #expect(!attributes.keys.contains { $0.lowercased().hasPrefix("on") })
      if let link = attributes["href"] { #expect(link.hasPrefix("#")) }
    }
    #expect(svg.components(separatedBy: "://").count == 2)
    #expect(!svg.contains("@import") && !svg.contains("@font-face") && !svg.contains("url("))
    #expect(svg.contains("steps(1,end)"))
    #expect(svg.contains("@media (prefers-reduced-motion:reduce){.strip{animation:none;"))
    #expect(svg.contains(arguments.contains("--loop") ? " infinite}" : " forwards}"))
    // Every row that is used is there, once.
    let names = reading.elements.compactMap { $0.attributes["id"] }
    let uses = reading.elements.compactMap { $0.attributes["href"]?.dropFirst() }.map(String.init)
    #expect(Set(names).count == names.count && Set(uses) == Set(names))
  }

  /// The frames of the strip, each as its rows, and its key frames.
  private func frames(_ svg: String) throws -> (
    frames: [Substring], keys: [(percentage: Double, offset: Int)]
  ) {
    let strip = try #require(svg.firstMatch(of: /(?s)<g class="strip">\n(.*?)\n<\/g>/)?.1)
    let frames = strip.split(separator: "\n").map { $0.drop { $0 != ">" } }
    let rules = try #require(svg.firstMatch(of: /@keyframes strip\{(.*)\}\n/)?.1)
    let keys = rules.matches(of: /([\d.]+)%\{transform:translateX\(-?(\d+)(?:px)?\)\}/).compactMap { match in
      Double(match.1).flatMap { percentage in Int(match.2).map { (percentage, $0) } }
    }
    return (frames, keys)
  }

  @Test func noFrameIsRepeatedAndTimesAreThoseOfFrames() throws {
    let svg = try svg("flat-button --size 40x12 --fps 20 --hold 1")
    let (frames, keys) = try frames(svg)
    #expect(frames.count > 10 && Set(frames).count == frames.count)
    let duration = try #require(svg.firstMatch(of: /animation:strip ([\d.]+)s/).flatMap { Double($0.1) })
    let last =
      try shell("popping frames flat-button --all --fps 20 --size 40x12").output
      .components(separatedBy: "\u{c}\n").count - 1
    #expect(abs(duration - (Double(last) / 20 + 1)) < 1e-3)
    for (percentage, offset) in keys.dropLast() {
      let frame = percentage / 100 * duration * 20
      #expect(abs(frame - frame.rounded()) < 0.01)
      #expect(offset % 320 == 0 && offset / 320 < frames.count)
    }
    #expect(keys.first?.percentage == 0 && keys.last?.percentage == 100)
    #expect(zip(keys, keys.dropFirst()).dropLast().allSatisfy { $0.offset != $1.offset })
    // Those who want less motion see the last frame.
    #expect(
      svg.contains(
        "animation:none;transform:translateX(\(keys.last.map { $0.offset == 0 ? "0" : "-\($0.offset)px" } ?? "")"
      ))
  }

  /// The limits of the design: 300,000 bytes, and two million with a picture.
  @Test(arguments: [("publish", 300_000), ("login", 300_000), ("modal", 300_000), ("fold", 2_000_000)])
  func itStaysSmall(effect: String, limit: Int) throws {
    #expect(try svg("\(effect) --size 60x18 --fps 30").utf8.count < limit)
  }

  @Test func textsAreEscapedAndControlsLeftOut() throws {
    let svg = try svg("flat-button --size 60x12 --fps 10 --set label='<b>&\"x'$'\\x01'")
    #expect(svg.contains("&lt;b&gt;&amp;&quot;x"))
    #expect(try read(svg).text.contains("<b>&\"x"))
  }
}
