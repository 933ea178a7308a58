/// How far a basic animation has come at which share of its time: a curve from (0, 0) to (1, 1).
public struct TimingCurve: Sendable {
  enum Shape: Sendable {
    case linear
    case cubic(CubicCurve)
    case steps(Int, StepPosition)
    case function(@Sendable (Double) -> Double)
  }

  let shape: Shape

  /// The same speed throughout.
  public static let linear = TimingCurve(shape: .linear)

  /// POP's and Core Animation's default, (0.25, 0.1, 0.25, 1): a quick start and a long slow end.
  public static let standard = cubic(0.25, 0.1, 0.25, 1)

  /// A slow start, (0.42, 0, 1, 1).
  public static let easeIn = cubic(0.42, 0, 1, 1)

  /// A slow end, (0, 0, 0.58, 1).
  public static let easeOut = cubic(0, 0, 0.58, 1)

  /// A slow start and a slow end, (0.42, 0, 0.58, 1).
  public static let easeInEaseOut = cubic(0.42, 0, 0.58, 1)

  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, solved exactly.
  ///
  /// The x of a control point is limited to 0…1, so that the curve is a function of time; its y may lie outside, for a
  /// curve that pulls back or overshoots. A number that is not finite counts as 0.
  public static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    TimingCurve(shape: .cubic(CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Where the jumps of a stepped curve stand, as in the CSS easing functions.
  public enum StepPosition: Hashable, Sendable {
    /// A jump at the start and none at the end.
    case start
    /// A jump at the end and none at the start.
    case end
    /// A jump at both ends.
    case both
    /// No jump at the ends; the first and the last value are held.
    case none
  }

  /// A stair of equal steps.
  ///
  /// - Parameters:
  ///   - count: the number of steps; at least 1, or 2 without jumps at the ends.
  ///   - position: where the jumps stand.
  public static func steps(_ count: Int, _ position: StepPosition = .end) -> TimingCurve {
    TimingCurve(shape: .steps(max(count, position == .none ? 2 : 1), position))
  }

  /// A curve of one's own, which is asked for times from 0 to 1.
  ///
  /// A result that is not finite counts as the time itself.
  public static func custom(_ function: @escaping @Sendable (Double) -> Double) -> TimingCurve {
    TimingCurve(shape: .function(function))
  }

  /// The share of the way at a share of the time, which is limited to 0…1.
  public func value(at progress: Double) -> Double {
    let progress = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return progress
    case .cubic(let curve): return curve.value(at: progress)
    case .steps(let count, let position): return position.value(at: progress, of: count)
    case .function(let function):
      let value = function(progress)
      return value.isFinite ? value : progress
    }
  }

  /// The slope of the curve, way per time, at a share of the time.
  ///
  /// Steps have none; a custom function's is the quotient over a millionth on either side.
  public func slope(at progress: Double) -> Double {
    let progress = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return 1
    case .cubic(let curve): return curve.slope(at: progress)
    case .steps: return 0
    case .function:
      let (before, after) = (max(progress - 1e-6, 0), min(progress + 1e-6, 1))
      return (value(at: after) - value(at: before)) / (after - before)
    }
  }
}

extension TimingCurve {
  /// The share of the time at which the way is first done; a curve may go on beyond it and come back.
  var reach: Double {
    switch shape {
    case .linear, .function: 1
    case .cubic(let curve): curve.reach
    case .steps(let count, let position):
      position == .start || position == .none ? Double(count - 1) / Double(count) : 1
    }
  }
}

extension TimingCurve.StepPosition {
  /// The height of the stair (CSS Easing Functions Level 1, §2.3).
  func value(at progress: Double, of count: Int) -> Double {
    let jumps = Double(self == .both ? count + 1 : self == .none ? count - 1 : count)
    let first = self == .start || self == .both ? 1.0 : 0
    let step = (progress * Double(count)).rounded(.down) + first
    return min(step, jumps) / jumps
  }
}
