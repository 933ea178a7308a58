/// A cubic Bézier curve from (0, 0) to (1, 1).
struct CubicCurve: Sendable {
  /// The coordinates of the two control points.
  let points: (Double, Double, Double, Double)

  let x: Polynomial
  let y: Polynomial

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    points = (min(max(finite(x1), 0), 1), finite(y1), min(max(finite(x2), 0), 1), finite(y2))
    x = Polynomial(points.0, points.2)
    y = Polynomial(points.1, points.3)
  }

  /// One coordinate along the curve, ((a·s + b)·s + c)·s for the parameter s from 0 to 1.
  struct Polynomial: Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  }

  func value(at progress: Double) -> Double {
    progress <= 0 ? 0 : progress >= 1 ? 1 : y.value(parameter(at: progress))
  }

  /// dy/dx; where the curve stands upright, the quotient over a ten-thousandth.
  func slope(at progress: Double) -> Double {
    let s = parameter(at: progress)
    if x.slope(s).magnitude > 1e-9 { return y.slope(s) / x.slope(s) }
    let (before, after) = (max(progress - 1e-4, 0), min(progress + 1e-4, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The x at which y first is 1.
  var reach: Double {
    // 1 − y(s) = (1 − s)·((1 − s)² + 3(1 − y₁)s(1 − s) + 3(1 − y₂)s²), and the second factor may have roots.
    let (first, second) = (3 * (1 - points.1), 3 * (1 - points.3))
    let (a, b) = (1 - first + second, first - 2)
    let root = b * b - 4 * a
    guard root >= 0 else { return 1 }
    let q = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot())) / 2
    return [q / a, 1 / q].filter { $0 > 0 && $0 < 1 }.map(x.value).min() ?? 1
  }

  /// The parameter at which x is `progress`: Newton's method, kept inside a bracket that halves where it fails.
  func parameter(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = progress
    for _ in 0..<100 {
      let error = x.value(s) - progress
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let newton = s - error / x.slope(s)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if (next - s).magnitude <= s.ulp { return next }
      s = next
    }
    return s
  }
}
