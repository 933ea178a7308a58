import Foundation

/// Writes values as JSON for other programs.
enum JSON {
  /// The value as indented JSON with sorted keys, ending in a line feed.
  static func text(_ value: some Encodable) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw .failure("The result cannot be written as JSON: \(error.localizedDescription)")
    }
  }
}
