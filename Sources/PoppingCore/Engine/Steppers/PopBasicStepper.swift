/// A timed motion as POP computes it: the curve is solved to within a thousandth of a second.
///
/// Source: POP 1.0.11, POPBasicAnimation and its unit Bézier.
struct PopBasicStepper: Stepper {
  private(set) var ends: CourseEnds
  private(set) var value: Components
  private let duration: Double
  private let curve: TimingCurve
  private var elapsed = 0.0
  private var target = PopTargetTest()

  init(duration: Double, _ curve: TimingCurve, _ ends: CourseEnds) {
    self.ends = ends
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.curve = curve
    value = ends.from
  }

  var velocity: Components { .zero }

  var reachesTarget: Bool { target.reaches }

  mutating func step(by time: Double) -> Bool {
    target.start(ends.to - value)
    elapsed = min(elapsed + time, duration)
    let progress = duration > 0 ? elapsed / duration : 1
    let share = duration > 0 ? curve.popValue(at: progress, duration: duration) : 1
    value = ends.popClamped(ends.interpolated(share), ends.clampMode)
    target.look(ends.to - value, count: ends.count)
    return progress + 1e-6 >= 1
  }

  /// In POP, a timed motion starts over after a pause.
  mutating func resume() {
    elapsed = 0
    target = PopTargetTest()
  }

  mutating func change(_ change: CourseChange) {
    ends.apply(change)
    target = PopTargetTest()
  }
}

extension TimingCurve {
  /// The value as POP finds it, with its tolerance; curves that POP does not know are solved exactly.
  func popValue(at progress: Double, duration: Double) -> Double {
    switch shape {
    case .linear:
      CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1).popValue(at: progress, tolerance: 1 / (1000 * duration))
    case .cubic(let curve): curve.inSinglePrecision.popValue(at: progress, tolerance: 1 / (1000 * duration))
    case .steps, .function: value(at: progress)
    }
  }
}

extension CubicCurve {
  /// The curve with control points as a media timing function hands them out.
  fileprivate var inSinglePrecision: CubicCurve {
    func single(_ value: Double) -> Double { Double(Float(value)) }
    return CubicCurve(
      x1: single(points.0), y1: single(points.1), x2: single(points.2), y2: single(points.3))
  }

  fileprivate func popValue(at progress: Double, tolerance: Double) -> Double {
    y.value(popParameter(at: progress, tolerance: tolerance))
  }

  /// Eight of Newton's steps, then halving; the first parameter that is near enough is taken.
  private func popParameter(at progress: Double, tolerance: Double) -> Double {
    var s = progress
    for _ in 0..<8 {
      let error = x.value(s) - progress
      if error.magnitude < tolerance { return s }
      let slope = x.slope(s)
      if slope.magnitude < 1e-6 { break }
      s -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    s = progress
    for _ in 0..<100 where low < high {
      let error = x.value(s) - progress
      if error.magnitude < tolerance { return s }
      if error < 0 { low = s } else { high = s }
      s = (high - low) * 0.5 + low
    }
    return s
  }
}
