import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct PathDrawingTests {
  /// The area in square points that a layer with a path covers on a canvas of 16 × 8 cells.
  private func area(_ path: Path, _ change: (Layer) -> Void) -> Double { painting(path, change).area() * 4 }

  private func painting(_ path: Path, _ change: (Layer) -> Void) -> Painting {
    Painting(scene(16, 8, .clear, shape(path, change)), 16, 8)
  }

  private func shape(_ path: Path, _ change: (Layer) -> Void) -> Layer {
    layer(Rect(0, 0, 128, 128)) {
      $0.path = path
      change($0)
    }
  }

  private let center = Point(64, 64)

  @Test(arguments: [3.0, 10, 20.3, 55])
  func aFilledCircleHasItsArea(radius: Double) {
    let area = area(.circle(about: Point(64.3, 63.1), radius: radius)) { $0.fillColor = .white }
    #expect(abs(area / (.pi * radius * radius) - 1) < (radius < 5 ? 0.02 : 0.004))
  }

  /// A rectangle on quarters of samples: its edges cover their exact shares, its corners the products.
  @Test func edgesCoverTheirShares() {
    let painting = painting(.rectangle(Rect(8.5, 9, 21, 20.5))) { $0.fillColor = .white }
    #expect(abs(painting.coverage(4, 10) - 0.75) < 0.003)
    #expect(painting.coverage(5, 10) == 1)
    #expect(abs(painting.coverage(14, 10) - 0.75) < 0.003)
    #expect(abs(painting.coverage(10, 4) - 0.5) < 0.003)
    #expect(abs(painting.coverage(10, 14) - 0.75) < 0.003)
    #expect(abs(painting.coverage(4, 4) - 0.375) < 0.003)
    #expect(painting.coverage(3, 10) == 0 && painting.coverage(15, 10) == 0 && painting.coverage(10, 15) == 0)
  }

  /// The reference's ring gauge in small: length times width, and the two half circles of its caps.
  @Test(arguments: [(LineCap.butt, 0.0), (.round, 1), (.square, 4 / Double.pi)])
  func aStrokeHasItsLengthTimesItsWidth(cap: LineCap, caps: Double) {
    let area = area(.circle(about: center, radius: 49)) {
      $0.strokeColor = .white
      $0.lineWidth = 6
      $0.strokeEnd = 0.7
      $0.lineCap = cap
    }
    #expect(abs(area / (0.7 * 2 * .pi * 49 * 6 + caps * .pi * 9) - 1) < 0.004)
  }

  @Test func aClosedStrokeIsARing() {
    let area = area(.circle(about: center, radius: 40)) {
      $0.strokeColor = .white
      $0.lineWidth = 4
    }
    #expect(abs(area / (.pi * (42 * 42 - 38 * 38)) - 1) < 0.004)
  }

  /// Where two lines meet at a right angle, the join's round corner is a quarter of a circle.
  @Test func joinsAreRound() {
    let path = Path.polyline([Point(20, 20), Point(100, 20), Point(100, 100)])
    let area = area(path) {
      $0.strokeColor = .white
      $0.lineWidth = 12
    }
    #expect(abs(area - (2 * 80 * 12 - 6 * 6 + .pi * 36 / 4)) < 4)
  }

  /// In a pentagram the middle is enclosed twice: one rule has it inside, the other does not.
  @Test func theRuleDecidesAboutTheMiddleOfAPentagram() {
    let corners = Path.polygon(sides: 5, about: center, radius: 50).flattened()[0].points
    let pentagram = Path.polyline([0, 2, 4, 1, 3].map { corners[$0] }, isClosed: true)
    let filled = painting(pentagram) { $0.fillColor = .white }
    let hollow = painting(pentagram) {
      $0.fillColor = .white
      $0.fillRule = .evenOdd
    }
    #expect(filled.coverage(32, 32) == 1 && hollow.coverage(32, 32) == 0)
    #expect(filled.coverage(32, 14) == 1 && hollow.coverage(32, 14) == 1)
    // The pentagon in the middle has 0.381966 of the radius: area 5/2 r² sin 72°.
    let middle = 2.5 * (50 * 0.381_966) * (50 * 0.381_966) * 0.951_057
    #expect(abs((filled.area() - hollow.area()) * 4 - middle) < 6)
  }

  @Test(arguments: [0.0, 30, 45, 90, 200])
  func aTurnKeepsTheAreaAndAScaleSquaresIt(degrees: Double) {
    let star = Path.star(about: center, radius: 40)
    let area = area(star) {
      $0.fillColor = .white
      $0.rotationZ = .degrees(degrees)
      $0.scale = 1.25
    }
    // n R r sin(180° / n) for n = 5.
    #expect(abs(area / (1.25 * 1.25 * 5 * 40 * 40 * 0.381_966 * 0.587_785) - 1) < 0.01)
  }

  @Test func aSymmetricPathIsDrawnSymmetrically() {
    let painting = painting(.heart(in: Rect(24, 20, 80, 90))) { $0.fillColor = .white }
    for y in 0..<64 {
      for x in 0..<32 { #expect(abs(painting.coverage(x, y) - painting.coverage(63 - x, y)) < 0.02) }
    }
  }

  /// In perspective a path is drawn where the same rectangle would be.
  @Test(arguments: [-70.0, -20, 45, 80])
  func perspectiveMovesAPathAsItMovesARectangle(degrees: Double) {
    func turn(_ layer: Layer) {
      layer.perspective = 1 / 150
      layer.rotationX = .degrees(degrees)
      layer.rotationZ = .degrees(15)
    }
    let path = painting(.rectangle(Rect(0, 0, 128, 128))) {
      $0.fillColor = .white
      turn($0)
    }
    let plain = Painting(scene(16, 8, .clear, layer(Rect(0, 0, 128, 128), .white, turn)), 16, 8)
    #expect(plain.area() > 100)
    for y in 0..<64 {
      for x in 0..<64 { #expect(abs(path.coverage(x, y) - plain.coverage(x, y)) < 0.25) }
    }
  }

  @Test func aMaskCutsTheLayerAndWhatItHolds() {
    let page = layer(Rect(0, 0, 128, 128)) { $0.maskPath = .circle(about: center, radius: 30) }
    page.add(layer(Rect(-20, -20, 200, 200), .white))
    let text = layer(Rect(0, 64, 128, 16)) { $0.text = "1234567890123456" }
    page.add(text)
    let root = scene(16, 8, .clear, page)
    #expect(abs(Painting(root, 16, 8).area() * 4 / (.pi * 900) - 1) < 0.004)
    // In the row of cells below the middle the hole is 57 points wide in the mean: 3.6 cells to each side.
    #expect(drawn(root, 16, 8).texts[4] == "    56789012    ")
  }

  @Test func aMaskThatLeavesNothingLeavesNothing() {
    let page = layer(Rect(0, 0, 128, 128), .white) { $0.maskPath = Path() }
    #expect(Painting(scene(16, 8, .clear, page), 16, 8).area() == 0)
  }

  /// What a path can be that is not worth drawing: nothing may trap.
  @Test func strangePathsDoNoHarm() {
    let huge = 1e300
    let paths: [Path] = [
      Path(), Path([.close]), Path([.move(center)]), .line(from: center, to: center),
      .circle(about: center, radius: 0), .circle(about: center, radius: -10),
      .circle(about: Point(huge, -huge), radius: huge), .circle(about: center, radius: .infinity),
      .polyline([Point(-huge, 0), Point(huge, 1), Point(.nan, 3)], isClosed: true),
      .polyline([center, Point(100, 64), center, Point(20, 64)]),
      .arc(about: center, radius: 20, from: .degrees(0), to: .degrees(1e9)), .heart(in: .zero),
      .roundedRectangle(Rect(0, 0, -5, 10), radius: 3), .polygon(sides: -4, about: center, radius: 20),
    ]
    let strokes: [(width: Double, start: Double, end: Double)] = [
      (3, 0, 1), (0, 0, 1), (-3, 0.2, 0.4), (1e9, 0, 0.3), (.nan, 0, 1), (5, -1, 0.4), (5, 0.5, 0.5),
      (5, .nan, 2),
    ]
    for path in paths {
      for stroke in strokes {
        let strange = shape(path) {
          $0.fillColor = .white
          $0.strokeColor = .black
          $0.lineWidth = stroke.width
          $0.strokeStart = stroke.start
          $0.strokeEnd = stroke.end
          $0.lineCap = .round
          $0.rotationY = .degrees(60)
          $0.perspective = 1 / 50
        }
        #expect(Painting(scene(2, 1, .clear, strange), 2, 1).area() <= 64)
      }
    }
  }

  /// A dot is what a stroke's round cap makes of a line without length.
  @Test func aLineWithoutLengthIsADot() {
    let area = area(.line(from: center, to: center)) {
      $0.strokeColor = .white
      $0.lineWidth = 20
      $0.lineCap = .round
    }
    #expect(abs(area / (100 * .pi) - 1) < 0.01)
  }
}
