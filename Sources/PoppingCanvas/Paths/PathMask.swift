import PoppingStage

/// How much of each sample a path covers.
///
/// Every row of samples is crossed by sixteen lines; along a line the covered length is exact.
struct PathMask {
  /// The samples that the path can touch; never empty.
  let box: SampleBox

  /// The coverage of the box's samples, 0 to 255, row by row.
  private var bytes: [UInt8]

  /// In each row of the box the samples from the first to the last that is covered, and the longest run that is wholly.
  private var spans: [RowSpan]

  /// Lines across a sample.
  private static let lines = 16

  /// A place where a line is crossed by an edge, and which way.
  private struct Crossing {
    var x: Double
    var turn: Int
  }

  /// Makes the mask of an outline; nil when nothing of it lies within the limits.
  init?(_ outline: PathOutline, limits: SampleBox) {
    guard let box = PathMask.box(of: outline.edges, limits: limits) else { return nil }
    self.box = box
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    bytes = Array(repeating: 0, count: width * height)
    spans = Array(repeating: RowSpan(box.left, box.left), count: height)
    var (crossings, starts) = PathMask.crossings(of: outline.edges, box)
    var isCovered = false
    // What is covered of each sample alone, and from each sample on.
    var single = [Float](repeating: 0, count: width + 1)
    var onwards = [Float](repeating: 0, count: width + 1)
    for row in 0..<height {
      let first = starts[row * PathMask.lines]
      guard first < starts[(row + 1) * PathMask.lines] else { continue }
      for line in row * PathMask.lines..<(row + 1) * PathMask.lines {
        let range = starts[line]..<starts[line + 1]
        PathMask.sort(&crossings, range)
        PathMask.add(crossings, range, outline.rule, &single, &onwards)
      }
      isCovered = settle(row, &single, &onwards) || isCovered
    }
    guard isCovered else { return nil }
  }

  private static func box(of edges: [PathOutline.Edge], limits: SampleBox) -> SampleBox? {
    guard let first = edges.first else { return nil }
    var (left, right, top, bottom) = (first.start.x, first.start.x, first.start.y, first.start.y)
    for edge in edges {
      left = min(left, edge.end.x)
      right = max(right, edge.end.x)
      top = min(top, edge.end.y)
      bottom = max(bottom, edge.end.y)
    }
    let box = SampleBox(
      left: Int(firstAfter: left - 1, from: limits.left, to: limits.right),
      top: Int(firstAfter: top - 1, from: limits.top, to: limits.bottom),
      right: Int(firstNotBefore: right, from: limits.left, to: limits.right),
      bottom: Int(firstNotBefore: bottom, from: limits.top, to: limits.bottom))
    return box.isEmpty ? nil : box
  }

  /// The crossings of each line, one line after the other, and where those of each line start.
  private static func crossings(of edges: [PathOutline.Edge], _ box: SampleBox) -> ([Crossing], [Int]) {
    let count = (box.bottom - box.top) * lines
    let scale = Double(lines)
    /// The lines that an edge crosses: those whose y lies from its upper end to before its lower one.
    func range(_ edge: PathOutline.Edge) -> Range<Int> {
      let start = (min(edge.start.y, edge.end.y) - Double(box.top)) * scale - 0.5
      let end = (max(edge.start.y, edge.end.y) - Double(box.top)) * scale - 0.5
      let first = Int(firstNotBefore: start, from: 0, to: count)
      return first..<max(first, Int(firstNotBefore: end, from: 0, to: count))
    }
    var starts = [Int](repeating: 0, count: count + 2)
    for edge in edges {
      for line in range(edge) { starts[line + 2] += 1 }
    }
    for line in 2..<count + 2 { starts[line] += starts[line - 1] }
    var crossings = [Crossing](repeating: Crossing(x: 0, turn: 0), count: starts[count + 1])
    let width = Double(box.right - box.left)
    for edge in edges {
      let lines = range(edge)
      guard !lines.isEmpty else { continue }
      let turn = edge.start.y < edge.end.y ? 1 : -1
      let slope = (edge.end.x - edge.start.x) / (edge.end.y - edge.start.y)
      for line in lines {
        let y = Double(box.top) + (Double(line) + 0.5) / scale
        let x = edge.start.x + (y - edge.start.y) * slope - Double(box.left)
        // What comes first is the start of the next line's crossings in the end.
        crossings[starts[line + 1]] = Crossing(x: min(max(x, 0), width), turn: turn)
        starts[line + 1] += 1
      }
    }
    return (crossings, starts)
  }

  /// Sorts the crossings of a line by their place; mostly they are few.
  private static func sort(_ crossings: inout [Crossing], _ range: Range<Int>) {
    guard range.count < 64 else {
      crossings[range].sort { $0.x < $1.x }
      return
    }
    for index in range.dropFirst() {
      let crossing = crossings[index]
      var place = index
      while place > range.lowerBound, crossings[place - 1].x > crossing.x {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = crossing
    }
  }

  /// Adds what a line covers.
  private static func add(
    _ crossings: [Crossing], _ range: Range<Int>, _ rule: FillRule, _ single: inout [Float],
    _ onwards: inout [Float]
  ) {
    var turns = 0
    var start = 0.0
    for index in range {
      let crossing = crossings[index]
      let wasInside = rule == .nonZero ? turns != 0 : !turns.isMultiple(of: 2)
      turns += crossing.turn
      let isInside = rule == .nonZero ? turns != 0 : !turns.isMultiple(of: 2)
      if isInside, !wasInside { start = crossing.x }
      guard wasInside, !isInside, crossing.x > start else { continue }
      let (first, last) = (Int(start), Int(crossing.x))
      if first == last {
        single[first] += Float(crossing.x - start)
      } else {
        single[first] += Float(Double(first + 1) - start)
        onwards[first + 1] += 1
        onwards[last] -= 1
        single[last] += Float(crossing.x - Double(last))
      }
    }
  }

  /// Turns what was added up into a row of bytes, and clears it; false when the row is empty.
  private mutating func settle(_ row: Int, _ single: inout [Float], _ onwards: inout [Float]) -> Bool {
    let width = box.right - box.left
    var whole: Float = 0
    var (first, end) = (width, 0)
    var (run, longest) = (0, 0..<0)
    for x in 0..<width {
      whole += onwards[x]
      let share = (whole + single[x]) * (255 / Float(PathMask.lines))
      let byte = UInt8(max(0, min(255, share + 0.5)))
      bytes[row * width + x] = byte
      if byte > 0 {
        first = min(first, x)
        end = x + 1
      }
      run = byte == 255 ? run + 1 : 0
      if run > longest.count { longest = x + 1 - run..<x + 1 }
    }
    for x in 0...width {
      single[x] = 0
      onwards[x] = 0
    }
    guard first < end else { return false }
    spans[row] = RowSpan(box.left + first, box.left + end)
    spans[row].fullStart = longest.isEmpty ? box.left + end : box.left + longest.lowerBound
    spans[row].fullEnd = longest.isEmpty ? box.left + end : box.left + longest.upperBound
    return true
  }

  /// Keeps of a row's span what the path covers.
  @inline(__always)
  func intersect(_ span: inout RowSpan, y: Int) {
    guard y >= box.top, y < box.bottom else {
      span.end = span.start
      return
    }
    let row = spans[y - box.top]
    span.start = max(span.start, row.start)
    span.end = min(span.end, row.end)
    span.fullStart = max(span.fullStart, row.fullStart)
    span.fullEnd = min(span.fullEnd, row.fullEnd)
  }

  /// How much of a sample is covered, 0 to 1.
  @inline(__always)
  func coverage(_ x: Int, _ y: Int) -> Double {
    guard x >= box.left, x < box.right, y >= box.top, y < box.bottom else { return 0 }
    return Double(bytes[(y - box.top) * (box.right - box.left) + x - box.left]) / 255
  }

  /// How much of a cell is covered, 0 to 1.
  func cellCoverage(column: Int, row: Int) -> Double {
    var sum = 0.0
    for y in row * Samples.perRow..<(row + 1) * Samples.perRow {
      for x in column * Samples.perColumn..<(column + 1) * Samples.perColumn { sum += coverage(x, y) }
    }
    return sum / Double(Samples.perColumn * Samples.perRow)
  }
}
