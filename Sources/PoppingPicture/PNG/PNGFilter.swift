/// What was done to the bytes of a row before they were compressed (PNG, section 9).
enum PNGFilter: UInt8 {
  case none
  case sub
  case up
  case average
  case paeth

  /// Undoes the filter on `row`, whose bytes begin at `distance`, the bytes of a pixel.
  ///
  /// What stands before them in both rows is zero, and so is the row above the first one.
  func undo(_ row: inout [UInt8], below above: [UInt8], distance: Int) {
    switch self {
    case .none: return
    case .sub:
      for index in distance..<row.count { row[index] &+= row[index - distance] }
    case .up:
      for index in distance..<row.count { row[index] &+= above[index] }
    case .average:
      for index in distance..<row.count {
        let sum = UInt16(row[index - distance]) + UInt16(above[index])
        row[index] &+= UInt8(truncatingIfNeeded: sum >> 1)
      }
    case .paeth:
      for index in distance..<row.count {
        row[index] &+= PNGFilter.paeth(
          left: row[index - distance], above: above[index], corner: above[index - distance])
      }
    }
  }

  /// The neighbour that is nearest to `left + above - corner`.
  @inline(__always)
  private static func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let fromLeft = Int(above) - Int(corner)
    let fromAbove = Int(left) - Int(corner)
    let toLeft = abs(fromLeft)
    let toAbove = abs(fromAbove)
    let toCorner = abs(fromLeft + fromAbove)
    if toLeft <= toAbove && toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
