/// A cubic Bézier curve from (0, 0) to (1, 1).
struct CubicCurve: Hashable, Sendable {
  let x: Polynomial
  let y: Polynomial

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    x = Polynomial(min(max(finite(x1), 0), 1), min(max(finite(x2), 0), 1))
    y = Polynomial(finite(y1), finite(y2))
  }

  /// One coordinate along the curve, ((a·s + b)·s + c)·s for the parameter s from 0 to 1.
  struct Polynomial: Hashable, Sendable {
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
    func bend(_ s: Double) -> Double { 6 * a * s + 2 * b }
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
