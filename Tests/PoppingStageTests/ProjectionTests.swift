import PoppingStage
import Testing

@Suite struct ProjectionTests {
  @Test func aTurnByAQuarterTakesTheRightEdgeDown() throws {
    let layer = Layer(frame: Rect(0, 0, 100, 100))
    layer.rotationZ = .degrees(90)
    let point = try #require(layer.look.projection.apply(to: Point(100, 50)))
    #expect(abs(point.x - 50) < 1e-12 && abs(point.y - 100) < 1e-12)
  }

  /// POP's numbers for rotation 0.5, then scale (2, 0.5), then translation (10, -20): pop-layer.json.
  @Test func scaleTurnAndTranslationComposeAsInPOP() {
    var look = Look()
    look.rotationZ = .radians(0.5)
    look.scale = Scale(2, 0.5)
    look.translation = Point(10, -20)
    let projection = look.projection
    let expected = [1.7551651, -0.239712775, 10, 0.958851099, 0.438791275, -20]
    let actual = [
      projection.x.x, projection.x.y, projection.x.z, projection.y.x, projection.y.y, projection.y.z,
    ]
    for (actual, expected) in zip(actual, expected) { #expect(abs(actual - expected) < 1e-7) }
  }

  /// A half of 100 points folds by 60° towards a viewer 800 points away: its outer edge is 50 points above the axis and
  /// 86.6 points nearer, so it is seen at 50 · 800 / (800 − 86.6).
  @Test func aNegativeTurnAboutXBringsTheUpperEdgeTowardsTheViewer() throws {
    let layer = Layer()
    layer.anchorPoint = Point(0.5, 1)
    layer.frame = Rect(0, 0, 200, 100)
    layer.rotationX = .degrees(-60)
    layer.perspective = 1.0 / 800
    let corner = try #require(layer.look.projection.apply(to: .zero))
    let factor = 800 / (800 - 100 * 3.0.squareRoot() / 2)
    #expect(abs(corner.y - (100 - 50 * factor)) < 1e-9)
    #expect(abs(corner.x - (100 - 100 * factor)) < 1e-9)
    let hinge = try #require(layer.look.projection.apply(to: Point(200, 100)))
    #expect(abs(hinge.x - 200) < 1e-9 && abs(hinge.y - 100) < 1e-9)
  }

  @Test func theBackShowsPastAQuarterTurn() {
    var look = Look()
    look.bounds.size = Size(10, 10)
    look.rotationX = .degrees(-89)
    #expect(!look.projection.isMirrored)
    look.rotationX = .degrees(-91)
    #expect(look.projection.isMirrored)
  }

  @Test func theInverseLeadsBack() throws {
    var look = Look()
    look.bounds = Rect(3, 4, 100, 50)
    look.position = Point(70, 80)
    look.scale = Scale(1.5, 0.7)
    look.rotationX = .radians(0.4)
    look.rotationY = .radians(-0.3)
    look.rotationZ = .radians(1.1)
    look.perspective = 0.001
    for point in [Point(3, 4), Point(103, 4), Point(50, 54)] {
      let there = try #require(look.projection.apply(to: point))
      let back = try #require(look.projection.inverse?.apply(to: there))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
  }

  @Test func aPlaneSeenEdgeOnHasNoInverse() {
    var look = Look()
    look.scale = Scale(1, 0)
    #expect(look.projection.inverse == nil)
  }

  @Test func aBoundsOriginMovesTheContent() throws {
    let layer = Layer(frame: Rect(10, 20, 100, 100))
    layer.bounds.origin = Point(0, 30)
    let point = try #require(layer.look.projection.apply(to: Point(0, 30)))
    #expect(point == Point(10, 20))
  }
}
