/// All points on one side of a straight line: a x + b y + c ≥ 0, in samples.
///
/// The factors are scaled so that |a| + |b| is 1. A unit square then lies wholly inside when the value at its centre is
/// at least ½, and wholly outside when it is at most -½.
struct HalfPlane: Equatable {
  let a: Double
  let b: Double
  let c: Double

  /// The lesser of |a| and |b|; 0 for a line along an axis.
  private let slant: Double

  /// Makes the half-plane of a x + b y + c ≥ 0; without a direction it is everything or nothing, as c has it.
  init(_ factors: SIMD3<Double>) {
    let norm = factors.x.magnitude + factors.y.magnitude
    if norm > 1e-12 * factors.z.magnitude, norm > 1e-100 {
      a = factors.x / norm
      b = factors.y / norm
      c = factors.z / norm
    } else {
      a = 0
      b = 0
      c = factors.z >= 0 ? 1 : -1
    }
    slant = min(a.magnitude, b.magnitude)
  }

  /// How much of the unit square about a point lies inside, 0 to 1; exact.
  @inline(__always)
  func coverage(x: Double, y: Double) -> Double {
    HalfPlane.coverage(distance: a * x + b * y + c, slant: slant)
  }

  /// How much of the cell about a point lies inside, 0 to 1; exact.
  func cellCoverage(x: Double, y: Double) -> Double {
    let (width, height) = (a.magnitude * Double(Samples.perColumn), b.magnitude * Double(Samples.perRow))
    let norm = width + height
    guard norm > 0 else { return c > 0 ? 1 : 0 }
    return HalfPlane.coverage(distance: (a * x + b * y + c) / norm, slant: min(width, height) / norm)
  }

  /// How much of a unit square lies inside a half-plane whose value at the square's centre is `distance`.
  ///
  /// The line cuts off a triangle while it passes between one corner and its neighbours, and a trapezium after that.
  @inline(__always)
  static func coverage(distance: Double, slant: Double) -> Double {
    let reach = 0.5 - distance.magnitude
    guard reach > 0 else { return distance > 0 ? 1 : 0 }
    let outside =
      reach < slant
      ? reach * reach / (2 * slant * (1 - slant))
      : 0.5 - distance.magnitude / (1 - slant)
    return distance > 0 ? 1 - outside : outside
  }
}

/// The samples of a row that something covers: all from `start` to before `end` at least a little, those from
/// `fullStart` to before `fullEnd` wholly.
struct RowSpan {
  var start: Int
  var end: Int
  var fullStart: Int
  var fullEnd: Int

  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
    fullStart = start
    fullEnd = end
  }

  var isEmpty: Bool { start >= end }

  /// Keeps what lies inside a half-plane; `y` is the middle of the row.
  @inline(__always)
  mutating func intersect(_ plane: HalfPlane, y: Double) {
    let value = plane.b * y + plane.c
    if plane.a == 0 {
      if value <= -0.5 { end = start }
      if value < 0.5 { fullEnd = fullStart }
      return
    }
    // The places, counted from the first sample's middle, where the value is -½ and ½.
    let outer = (-0.5 - value) / plane.a - 0.5
    let inner = (0.5 - value) / plane.a - 0.5
    if plane.a > 0 {
      start = Int(firstAfter: outer, from: start, to: end)
      fullStart = Int(firstNotBefore: inner, from: fullStart, to: end)
    } else {
      end = Int(firstNotBefore: outer, from: start, to: end)
      fullEnd = Int(firstAfter: inner, from: start, to: fullEnd)
    }
  }

  /// Makes the parts consistent: the full part lies within the whole, and at its end when there is none.
  @inline(__always)
  mutating func settle() {
    fullStart = max(start, fullStart)
    fullEnd = min(end, fullEnd)
    if fullStart >= fullEnd {
      fullStart = end
      fullEnd = end
    }
  }
}

extension Int {
  /// The least whole number above a value, no less than `lower` (which is not negative) and no more than `upper`.
  @inline(__always)
  init(firstAfter value: Double, from lower: Int, to upper: Int) {
    guard value >= Double(lower) else {
      self = lower
      return
    }
    self = value < Double(upper) ? Int(value) + 1 : upper
  }

  /// The least whole number that is no less than a value, within the same bounds.
  @inline(__always)
  init(firstNotBefore value: Double, from lower: Int, to upper: Int) {
    guard value > Double(lower) else {
      self = lower
      return
    }
    guard value < Double(upper) else {
      self = upper
      return
    }
    let whole = Int(value)
    self = Double(whole) < value ? whole + 1 : whole
  }
}
