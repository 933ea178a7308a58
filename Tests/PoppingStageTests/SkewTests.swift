import PoppingStage
import Testing

/// The lean of a layer, as CSS Transforms 1 defines skewX: x' = x + y tan(angle), y downwards.
@Suite struct SkewTests {
  private func corner(_ degrees: Double, _ change: (Layer) -> Void = { _ in }) throws -> Point {
    let layer = Layer(frame: Rect(0, 0, 100, 80))
    layer.skewX = .degrees(degrees)
    change(layer)
    return try #require(layer.look.projection.apply(to: Point(0, 80)))
  }

  /// The lower left corner is 40 points below the anchor: tan 30° = 1/√3.
  @Test func theLowerEdgeGoesToTheRight() throws {
    let point = try corner(30)
    #expect(abs(point.x - 40 / 3.0.squareRoot()) < 1e-9 && abs(point.y - 80) < 1e-9)
    #expect(abs(try corner(-45).x + 40) < 1e-9)
  }

  @Test func itComesBeforeTheScale() throws {
    let point = try corner(45) { $0.scale = Scale(2, 0.5) }
    #expect(abs(point.x - (50 + 2 * (-50 + 40))) < 1e-9 && abs(point.y - 60) < 1e-9)
  }

  /// tan 89° is 57.29.
  @Test(arguments: [89.0, 90, 120, 1e9])
  func itStopsShortOfLyingFlat(degrees: Double) throws {
    #expect(abs(try corner(degrees).x - 40 * 57.289_961_630_8) < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity])
  func whatIsNoNumberDoesNotLean(degrees: Double) throws { #expect(try corner(degrees) == Point(0, 80)) }
}
