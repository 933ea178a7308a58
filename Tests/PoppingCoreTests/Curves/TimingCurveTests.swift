import PoppingCore
import Testing

@Suite struct TimingCurveTests {
  private static let cubics: [(Double, Double, Double, Double)] = [
    (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.15, 1.5, 0.55, 1),
    (1, 0, 0, 1), (0, 1, 1, 0), (0.68, -0.55, 0.265, 1.55), (0, 0, 0, 0), (1, 1, 1, 1),
  ]

  @Test(arguments: cubics)
  func cubicCurvesAreSolvedExactly(_ points: (Double, Double, Double, Double)) {
    let curve = TimingCurve.cubic(points.0, points.1, points.2, points.3)
    for step in 0...100 {
      // A point of the curve in de Casteljau's form.
      let s = Double(step) / 100
      func coordinate(_ first: Double, _ second: Double) -> Double {
        let (a, b, c) = (first * s, first + (second - first) * s, second + (1 - second) * s)
        let (d, e) = (a + (b - a) * s, b + (c - b) * s)
        return d + (e - d) * s
      }
      let x = coordinate(points.0, points.2)
      // Where the curve is upright, the place on it is only as good as the number of its x.
      let tolerance = x > 0.49 && x < 0.51 && points.0 == 1 ? 1e-5 : 1e-12
      #expect(abs(curve.value(at: x) - coordinate(points.1, points.3)) < tolerance || x.magnitude < 1e-9)
    }
  }

  @Test func curvesStartAndEndWhereTheyShould() {
    let curves: [TimingCurve] = [.linear, .standard, .easeIn, .easeOut, .easeInEaseOut]
    for curve in curves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 7) == 1)
      #expect(curve.value(at: .nan) == 0)
    }
    #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
  }

  @Test func theSlopeIsTheQuotientOfTwoNearValues() {
    for points in Self.cubics.dropLast(2) where points.0 != 1 {
      let curve = TimingCurve.cubic(points.0, points.1, points.2, points.3)
      for step in 1..<20 {
        let x = Double(step) / 20
        let quotient = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect(abs(curve.slope(at: x) - quotient) < 1e-3 * max(1, abs(quotient)))
      }
    }
    // From 0 at the start, an ease in has no speed.
    #expect(TimingCurve.easeIn.slope(at: 0) == 0)
    #expect(TimingCurve.easeOut.slope(at: 1) == 0)
    #expect(TimingCurve.linear.slope(at: 0.5) == 1)
  }

  @Test func numbersThatMakeNoCurveStillGiveNumbers() {
    let curve = TimingCurve.cubic(-3, .nan, 9, .infinity)
    let function = TimingCurve.custom { _ in .nan }
    for step in 0...10 {
      #expect(curve.value(at: Double(step) / 10).isFinite)
      #expect(curve.slope(at: Double(step) / 10).isFinite)
      #expect(function.value(at: Double(step) / 10) == Double(step) / 10)
    }
  }

  @Test func stepsStandWhereCSSPutsThem() {
    // CSS Easing Functions Level 1, §2.3: three steps at 0, 1/3 − ε, 1/3, 2/3, 1.
    let places = [0, 0.333, 0.334, 0.667, 1]
    func values(_ position: TimingCurve.StepPosition) -> [Double] {
      places.map { TimingCurve.steps(3, position).value(at: $0) }
    }
    let (third, twoThirds) = (1.0 / 3, 2.0 / 3)
    #expect(values(.end) == [0, 0, third, twoThirds, 1])
    #expect(values(.start) == [third, third, twoThirds, 1, 1])
    #expect(values(.both) == [0.25, 0.25, 0.5, 0.75, 1])
    #expect(values(.none) == [0, 0, 0.5, 1, 1])
    #expect(TimingCurve.steps(0).value(at: 0.5) == 0)
  }

  @Test func aFunctionOfOnesOwnIsACurve() {
    let curve = TimingCurve.custom { $0 * $0 }
    #expect(curve.value(at: 0.5) == 0.25)
    #expect(abs(curve.slope(at: 0.5) - 1) < 1e-6)
  }
}
