import PoppingStage

/// How bright colours are, for terminals without colours.
enum Brightness {
  /// A step in brightness that has to be seen, even where both sides would get the same glyph.
  ///
  /// An edge that runs through a cell makes two steps of one; so from twice this on an edge is seen wherever it runs.
  static let leastStep: Float = 0.02

  /// The brightness, 0 to 1, of a colour of 0 to 255 (multiplied by alpha, on black), with the weights of BT.601.
  @inline(__always)
  static func of(_ color: SIMD4<Float>) -> Float {
    (color.x * 0.299 + color.y * 0.587 + color.z * 0.114) / 255
  }

  /// Whether a colour is opaque and nearer to white than to black.
  static func isLight(_ color: Color) -> Bool {
    color.alpha > 0.5 && of(SIMD4(Float(color.red), Float(color.green), Float(color.blue), 0)) > 0.5 / 255
  }

  /// The brightness with nearly black and nearly white drawn to the ends: large areas stay plain.
  static func stretched(_ brightness: Float) -> Float { (brightness - 0.06) / 0.88 }
}

/// The sides of a cell.
enum CellSide: CaseIterable {
  case left, right, top, bottom
}

extension FitSamples {
  /// The brightness of the cell beyond a side; nil at the canvas' edge.
  func brightness(beyond side: CellSide, _ column: Int, _ row: Int) -> Float? {
    let (nextColumn, nextRow) =
      switch side {
      case .left: (column - 1, row)
      case .right: (column + 1, row)
      case .top: (column, row - 1)
      case .bottom: (column, row + 1)
      }
    guard (0..<columns).contains(nextColumn), (0..<rows).contains(nextRow) else { return nil }
    return Brightness.of(mean(nextColumn, nextRow))
  }
}
