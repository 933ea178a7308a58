/// A property was asked for by a name that nothing has.
public struct UnknownPropertyError: Error, Hashable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String

  /// The known name that is nearest, if one is near enough to be meant.
  public let suggestion: String?

  /// Makes the error.
  ///
  /// - Parameters:
  ///   - name: the name that was asked for.
  ///   - known: the names that there are.
  public init(name: String, known: some Sequence<String>) {
    self.name = name
    suggestion =
      known
      .map { (name: $0, distance: Self.distance(name.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= max(2, name.count / 3) }
      .min { $0.distance < $1.distance }?.name
  }

  /// A sentence with the name and the one that may be meant.
  public var description: String {
    let guess = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "there is no property \"\(name)\"\(guess)"
  }

  /// How many letters have to be put in, left out or exchanged to make one word of the other (Levenshtein).
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 1..<row.count {
        let replaced = diagonal + (letter == second[column - 1] ? 0 : 1)
        diagonal = row[column]
        row[column] = min(replaced, row[column] + 1, row[column - 1] + 1)
      }
    }
    return row[second.count]
  }
}
