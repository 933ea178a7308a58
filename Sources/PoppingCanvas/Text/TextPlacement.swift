import PoppingStage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a layer's text stands among the cells.
struct TextPlacement {
  /// The layer's bounds as they clip the text: at least a cell in size.
  let shape: Shape

  private let bounds: Rect
  private let projection: Projection
  private let center: Point

  /// Below this scale, across or down, a text is not shown.
  private static let leastScale = 0.4

  /// Leaves whole cells in place against noise in the last digits, in cells.
  private static let tolerance = 1e-6

  /// Makes the placement for a layer; nil where its text is not to be seen: mirrored, edge-on, small or off the canvas.
  init?(_ look: Look, _ projection: Projection, limits: SampleBox) {
    guard projection.determinant > 0, let center = projection.apply(to: look.bounds.center) else {
      return nil
    }
    let middle = look.bounds.center
    let weight = projection.w.x * middle.x + projection.w.y * middle.y + projection.w.z
    // Samples per point of the layer along both its axes.
    let across =
      SIMD2(
        projection.x.x - center.x * projection.w.x, projection.y.x - center.y * projection.w.x) / weight
    let down =
      SIMD2(
        projection.x.y - center.x * projection.w.y, projection.y.y - center.y * projection.w.y) / weight
    let scaleX = (across * across).sum().squareRoot() * Samples.points
    let scaleY = (down * down).sum().squareRoot() * Samples.points
    guard scaleX >= TextPlacement.leastScale, scaleY >= TextPlacement.leastScale else { return nil }
    // A line always has room: labels are often less high than a cell.
    let least = Size(Double(Samples.perColumn), Double(Samples.perRow))
    let size = Size(
      max(look.bounds.width, least.width * Samples.points / scaleX),
      max(look.bounds.height, least.height * Samples.points / scaleY))
    guard
      let shape = Shape(
        Rect(center: middle, size: size), radius: 0, projection: projection, limits: limits)
    else { return nil }
    self.shape = shape
    self.bounds = look.bounds
    self.projection = projection
    self.center = center
  }

  /// The number of cells that fit into a width in points; at least 1.
  static func cells(in width: Double) -> Int {
    max(1, whole(width / (Double(Samples.perColumn) * Samples.points) + tolerance))
  }

  /// The column and the row at which a text of so many rows starts; see `TextRun`.
  func place(of text: Text, rows: Int) -> (column: Int, oddColumn: Int, row: Int) {
    let edge: Point =
      switch text.alignment {
      case .leading: Point(bounds.minX, bounds.midY)
      case .center: bounds.center
      case .trailing: Point(bounds.maxX, bounds.midY)
      }
    let x = (projection.apply(to: edge) ?? center).x / Double(Samples.perColumn)
    let column = TextPlacement.nearest(x)
    let oddColumn = TextPlacement.nearest(x - 0.5)
    guard text.isTopAligned else {
      return (column, oddColumn, TextPlacement.nearest(center.y / Double(Samples.perRow) - Double(rows) / 2))
    }
    let top = projection.apply(to: Point(bounds.midX, bounds.minY)) ?? center
    return (column, oddColumn, TextPlacement.nearest(top.y / Double(Samples.perRow)))
  }

  /// The nearest whole number; what lies in the middle goes down, so that noise there moves nothing.
  private static func nearest(_ value: Double) -> Int { whole(ceil(value - 0.5 - tolerance)) }

  private static func whole(_ value: Double) -> Int {
    let limit = 100_000.0
    return value.isNaN ? 0 : Int(max(-limit, min(limit, value)))
  }
}
