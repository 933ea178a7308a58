/// Finds the name that somebody may have meant.
package enum NearestName {
  /// The name nearest to a mistyped one; nil when none is near.
  package static func suggestion(for name: String, among names: [String]) -> String? {
    let lowered = name.lowercased()
    if let match = names.first(where: { !lowered.isEmpty && $0.hasPrefix(lowered) }) { return match }
    let limit = max(1, name.count / 3)
    return names.map { (name: $0, distance: distance(lowered, $0)) }
      // A name that shares no letter is not meant.
      .filter { $0.distance <= limit && $0.distance < max(name.count, $0.name.count) }
      .min { $0.distance < $1.distance }?.name
  }

  /// How many letters have to be put in, left out, replaced or swapped with their neighbour to get from one name to the
  /// other (the optimal string alignment distance).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var rows = Array(repeating: Array(0...b.count), count: 1)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
