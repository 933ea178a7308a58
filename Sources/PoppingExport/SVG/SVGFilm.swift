/// Frames as rows of markup, each different row and frame once.
///
/// Cells that differ may come to the same markup; they count as the same here.
struct SVGFilm {
  /// The different rows.
  private(set) var rows: [String] = []

  /// The different frames, as places in `rows`.
  private(set) var pictures: [[Int]] = []

  /// Which picture is shown from when on.
  private(set) var changes: [(time: Double, picture: Int)] = []

  /// Brings together what looks the same.
  init(rows: [String], pictures: [[Int]], changes: [(time: Double, picture: Int)]) {
    var rowPlaces: [String: Int] = [:]
    let newRows = rows.map { Self.place(of: $0, in: &self.rows, &rowPlaces) }
    var picturePlaces: [[Int]: Int] = [:]
    let newPictures = pictures.map { picture in
      Self.place(of: picture.map { newRows[$0] }, in: &self.pictures, &picturePlaces)
    }
    for (time, picture) in changes where self.changes.last?.picture != newPictures[picture] {
      self.changes.append((time, newPictures[picture]))
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
