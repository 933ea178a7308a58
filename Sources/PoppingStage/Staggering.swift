extension Sequence {
  /// The elements, each with the time at which its turn comes.
  ///
  ///     for (row, delay) in rows.staggered(by: 0.05, after: 0.2) {
  ///       row.spring(\.position.y, to: place, tuned: rise, after: delay)
  ///     }
  ///
  /// - Parameters:
  ///   - interval: The seconds between one and the next.
  ///   - delay: The seconds before the first.
  public func staggered(by interval: Double, after delay: Double = 0) -> [(element: Element, delay: Double)] {
    enumerated().map { ($0.element, delay + Double($0.offset) * interval) }
  }
}
