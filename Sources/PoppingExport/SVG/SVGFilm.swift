/// Frames as rows of markup, each different row and frame once.
///
/// Cells that differ may come to the same markup; they count as the same here.
struct SVGFilm {
  /// The different rows.
  private(set) var rows: [String] = []

  /// Which of the rows that were handed in each is.
  private var sources: [Int] = []

  /// The different frames, as places in `rows`.
  private(set) var pictures: [[Int]] = []

  /// Which picture is shown from when on.
  private(set) var changes: [(time: Double, picture: Int)] = []

  /// Brings together what looks the same.
  init(rows: [String], pictures: [[Int]], changes: [(time: Double, picture: Int)]) {
    var rowPlaces: [String: Int] = [:]
    let newRows = rows.enumerated().map { source, row in
      let place = Self.place(of: row, in: &self.rows, &rowPlaces)
      if place == sources.count { sources.append(source) }
      return place
    }
    var picturePlaces: [[Int]: Int] = [:]
    let newPictures = pictures.map { picture in
      Self.place(of: picture.map { newRows[$0] }, in: &self.pictures, &picturePlaces)
    }
    for (time, picture) in changes where self.changes.last?.picture != newPictures[picture] {
      self.changes.append((time, newPictures[picture]))
    }
  }

  /// Writes a row as what changes in the one that stood there before, where that is shorter.
  ///
  /// Only rows that are written in full are changed: what is built on a change of a change is slow to draw.
  ///
  /// - Parameter changes: The markup over a row that makes another of it, both as places in the rows that were handed in;
  ///   nil where that cannot be.
  mutating func shorten(by changes: (_ row: Int, _ base: Int) -> String?) {
    var bases: [Int: Int] = [:]
    var isKnown = Array(repeating: false, count: rows.count)
    var before: [Int] = []
    for picture in self.changes.map({ pictures[$0.picture] }) {
      for (line, row) in picture.enumerated() where !isKnown[row] {
        isKnown[row] = true
        guard line < before.count, !rows[row].isEmpty else { continue }
        let base = bases[before[line]] ?? before[line]
        guard !rows[base].isEmpty, let markup = changes(sources[row], sources[base]) else { continue }
        let shorter = "<use href=\"#\(SVGDocument.name(base))\"/>\(markup)"
        if shorter.utf8.count < rows[row].utf8.count {
          rows[row] = shorter
          bases[row] = base
        }
      }
      before = picture
    }
  }

  /// Whether a row is the same in all pictures.
  func isFixed(_ row: Int) -> Bool { pictures.allSatisfy { $0[row] == pictures[0][row] } }

  private static func place<Item: Hashable>(
    of item: Item, in items: inout [Item], _ places: inout [Item: Int]
  ) -> Int {
    if let place = places[item] { return place }
    places[item] = items.count
    items.append(item)
    return items.count - 1
  }
}
