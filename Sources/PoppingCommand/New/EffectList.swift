/// The list of effects in the text of the manifest.
enum EffectList {
  private static let opening = "let effects: [String] = ["

  /// The names in a manifest's list; nil when it has none.
  static func names(in manifest: String) -> [String]? {
    guard let (lines, range) = entries(of: manifest) else { return nil }
    return lines[range].compactMap(name)
  }

  /// The manifest with a name put in its place in the alphabet; nil when it has no list.
  static func adding(_ new: String, to manifest: String) -> String? {
    guard let (present, range) = entries(of: manifest) else { return nil }
    var lines = present
    let place = range.first { index in name(on: lines[index]).map { $0 > new } ?? false } ?? range.upperBound
    lines.insert("  \"\(new)\",", at: place)
    return lines.joined(separator: "\n")
  }

  /// The manifest's lines, and which of them are entries of the list.
  private static func entries(of manifest: String) -> (lines: [String], range: Range<Int>)? {
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: opening),
      let end = lines[start...].firstIndex(of: "]")
    else { return nil }
    return (lines, start + 1..<end)
  }

  private static func name(on line: String) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
