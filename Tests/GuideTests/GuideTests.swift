import Foundation
import Testing

@testable import PoppingCommand

/// The guides show what is compiled: each Swift listing is, word for word, a piece of a source.
@Suite struct GuideTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String, _ isMeant: (String) -> Bool) throws -> [URL] {
    let place = package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted().filter(isMeant)
      .map { place.appending(path: $0) }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The pieces of the sources between `// listing: NAME` and `// end of listing`, without their common indentation.
  private static func sourceListings() throws -> [String: String] {
    var listings: [String: String] = [:]
    let sources =
      try files(in: "Tests/GuideTests/Listings") { $0.hasSuffix(".swift") }
      + files(in: "Tests/ProgressBar") { $0.hasSuffix(".swift") }
    for source in sources {
      var open: (name: String, indent: Int, lines: [String])?
      for line in try lines(of: source) {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("// listing: ") {
          let name = String(text.dropFirst("// listing: ".count))
          open = (name, line.prefix { $0 == " " }.count, [])
        } else if text == "// end of listing", let piece = open {
          #expect(listings[piece.name] == nil, "two listings have the name '\(piece.name)'")
          listings[piece.name] = piece.lines.map { String($0.dropFirst(piece.indent)) }.joined(
            separator: "\n")
          open = nil
        } else {
          open?.lines.append(line)
        }
      }
      #expect(open == nil, "\(source.lastPathComponent) has a listing without an end")
    }
    return listings
  }

  /// A Swift listing of a guide, and the name in the comment before it: `<!-- listing: NAME -->`.
  private struct Listing {
    let guide: String
    let name: String?
    let text: String
  }

  private static func guideListings() throws -> [Listing] {
    let guides =
      try files(in: "Sources") { $0.contains(".docc/") && $0.hasSuffix(".md") }
      + [package.appending(path: "README.md")]
    var listings: [Listing] = []
    for guide in guides {
      var name: String?
      var block: [String]?
      for line in try lines(of: guide) {
        if let open = block {
          if line == "```" {
            listings.append(
              Listing(guide: guide.lastPathComponent, name: name, text: open.joined(separator: "\n")))
            block = nil
            name = nil
          } else {
            block = open + [line]
          }
        } else if line == "```swift" {
          block = []
        } else if line.hasPrefix("<!-- listing: "), line.hasSuffix(" -->") {
          name = String(line.dropFirst("<!-- listing: ".count).dropLast(" -->".count))
        }
      }
    }
    return listings
  }

  @Test func everyListingIsCompiled() throws {
    let sources = try Self.sourceListings()
    let guides = try Self.guideListings()
    #expect(guides.count > 10)
    for listing in guides {
      let name = try #require(
        listing.name, "\(listing.guide) has a listing without a name: \(listing.text.prefix(60))")
      #expect(listing.text == sources[name], "\(listing.guide) differs from the source of '\(name)'")
    }
    #expect(Set(sources.keys) == Set(guides.compactMap(\.name)))
  }

  /// The guide to a first effect shows what `popping new wobble` writes.
  @Test func theFirstEffectIsWhatNewWrites() throws {
    let template = EffectTemplate(name: try EffectName("wobble")).source
    #expect(try Self.sourceListings()["Wobble"].map { $0 + "\n" } == template)
  }
}
