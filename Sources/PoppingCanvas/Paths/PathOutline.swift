import PoppingStage

/// What a path covers as edges of polygons on the canvas, in samples.
struct PathOutline {
  /// A straight edge, in the direction in which the polygon runs.
  struct Edge {
    var start: Point
    var end: Point
  }

  private(set) var edges: [Edge] = []
  let rule: FillRule

  /// How far straight lines may lie from curves, in samples.
  private static let tolerance = 0.015

  /// What is nearer to the viewer's plane than this is cut off.
  private static let leastWeight = 1e-3

  /// Makes the outline of what a path encloses, or of a stroke along it.
  ///
  /// `projection` leads from the path's points to samples.
  init(_ path: Path, _ ink: PathInk, through projection: Projection) {
    let tolerance = PathOutline.tolerance / PathOutline.magnification(of: projection, on: path)
    switch ink {
    case .fill(let rule):
      self.rule = rule
      for line in path.flattened(tolerance: tolerance) { add(line.points, projection) }
    case .stroke(let stroke):
      rule = .nonZero
      guard stroke.end > stroke.start, stroke.width.isFinite else { return }
      let outline = StrokeOutline(radius: stroke.width / 2, cap: stroke.cap, tolerance: tolerance)
      for line in path.trimmed(from: stroke.start, to: stroke.end, tolerance: tolerance) {
        outline.eachPolygon(of: line) { add($0, projection) }
      }
    }
  }

  /// About how many samples a point of the layer becomes at most: where the path is nearest to the viewer.
  private static func magnification(of projection: Projection, on path: Path) -> Double {
    var greatest = 0.0
    for element in path.elements {
      let point: Point
      switch element {
      case .move(let end), .line(let end), .curve(_, _, let end): point = end
      case .close: continue
      }
      guard let image = projection.apply(to: point) else { continue }
      let weight = projection.w.x * point.x + projection.w.y * point.y + projection.w.z
      let across = projection.x - projection.w * image.x
      let down = projection.y - projection.w * image.y
      let square = across.x * across.x + across.y * across.y + down.x * down.x + down.y * down.y
      greatest = max(greatest, square.squareRoot() / weight)
    }
    return greatest.isFinite ? min(max(greatest, 1e-3), 1e3) : 1
  }

  /// Adds a polygon that closes itself; what lies behind the viewer is cut off.
  private mutating func add(_ points: [Point], _ projection: Projection) {
    guard points.count > 2 else { return }
    let images = points.map { point in
      let factors = SIMD3(point.x, point.y, 1)
      return SIMD3(
        (projection.x * factors).sum(), (projection.y * factors).sum(), (projection.w * factors).sum())
    }
    guard images.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) else { return }
    let least = PathOutline.leastWeight
    let seen = images.allSatisfy { $0.z >= least } ? images : PathOutline.cutOff(images, below: least)
    guard var last = seen.last.map(PathOutline.place) else { return }
    for image in seen {
      let next = PathOutline.place(image)
      edges.append(Edge(start: last, end: next))
      last = next
    }
  }

  private static func place(_ image: SIMD3<Double>) -> Point { Point(image.x / image.z, image.y / image.z) }

  /// The part of a polygon whose weight is no less than a value (Sutherland and Hodgman: Reentrant polygon clipping, 1974).
  private static func cutOff(_ images: [SIMD3<Double>], below least: Double) -> [SIMD3<Double>] {
    guard var last = images.last else { return [] }
    var seen: [SIMD3<Double>] = []
    for image in images {
      if (image.z >= least) != (last.z >= least) {
        seen.append(last + (image - last) * ((least - last.z) / (image.z - last.z)))
      }
      if image.z >= least { seen.append(image) }
      last = image
    }
    return seen
  }
}
