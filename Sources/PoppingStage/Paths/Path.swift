import PoppingCore

/// A line through the plane: straight and curved pieces, in one part or several.
///
/// A layer fills it, draws it as a stroke, or is cut along it. Coordinates are points of the layer's own plane, that of
/// its bounds. A piece with a coordinate that is not a finite number is left out.
public struct Path: Hashable, Sendable {
  /// The pieces in order; one without a beginning begins at the origin.
  public private(set) var elements: [Element]

  /// A piece of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new part at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve to a point; the first control point is that of the start.
    case curve(Point, Point, to: Point)
    /// A straight line to the beginning of the part, where the two ends are joined.
    case close
  }

  /// Makes a path from its pieces, without any unless given.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether there is nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Goes on with a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Goes on with a cubic Bézier curve.
  public mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    elements.append(.curve(first, second, to: point))
  }

  /// Joins the part's end to its beginning.
  public mutating func close() { elements.append(.close) }

  /// Adds the parts of another path.
  public mutating func add(_ path: Path) { elements += path.elements }

  /// The path with all its points changed.
  public func mapped(_ change: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .curve(let first, let second, let end): .curve(change(first), change(second), to: change(end))
        case .close: .close
        }
      })
  }
}

/// Which of the parts that a path encloses count as inside.
public enum FillRule: Hashable, Sendable {
  /// Those about which the path turns, one way more often than the other.
  case nonZero
  /// Those from which a way out crosses the path an odd number of times.
  case evenOdd
}

/// How the ends of a stroke look.
public enum LineCap: Hashable, Sendable {
  /// Cut off at the end.
  case butt
  /// A half circle about the end.
  case round
  /// Cut off half the line's width beyond the end.
  case square
}
