import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct CoverageTests {
  @Test func aHalfPlaneCoversTheAreaThatCountingPointsGives() {
    for (a, b) in [(1.0, 0.0), (0, -1), (0.5, 0.5), (0.8, -0.2), (-0.3, 0.7), (0.95, 0.05)] {
      for c in stride(from: -0.6, through: 0.6, by: 0.1) {
        let steps = 100
        let inside = (0..<steps * steps).count { index in
          let x = (Double(index % steps) + 0.5) / Double(steps) - 0.5
          let y = (Double(index / steps) + 0.5) / Double(steps) - 0.5
          return a * x + b * y + c >= 0
        }
        let counted = Double(inside) / Double(steps * steps)
        let coverage = HalfPlane(SIMD3(a, b, c)).coverage(x: 0, y: 0)
        #expect(abs(coverage - counted) < 0.01, "\(a) x + \(b) y + \(c)")
      }
    }
  }

  @Test func edgesBetweenSamplesCoverTheirShare() {
    // In samples of 2 points: from 0.4 to 3.75 across, from 1.7 to 2.0 down.
    let painting = Painting(scene(2, 1, .clear, layer(Rect(0.8, 3.4, 6.7, 0.6), .white)), 2, 1)
    let across = [0.6, 1, 1, 0.75, 0, 0, 0, 0]
    for (x, share) in across.enumerated() {
      #expect(abs(painting.coverage(x, 1) - share * 0.3) < 0.003)
      #expect(painting.coverage(x, 0) == 0)
      #expect(painting.coverage(x, 2) == 0)
    }
  }

  @Test func aLineThinnerThanASampleKeepsItsArea() {
    let painting = Painting(scene(4, 4, .clear, layer(Rect(9.5, 8, 0.5, 40), .white)), 4, 4)
    #expect(abs(painting.area() - 0.25 * 20) < 0.1)
  }

  @Test(arguments: [0.0, 10, 30, 45, 60, 77, 90, 135])
  func aTurnedRectangleKeepsItsArea(degrees: Double) {
    let square = layer(Rect(24, 40, 80, 48), .white) { $0.rotationZ = .degrees(degrees) }
    #expect(abs(Painting(scene(16, 8, .clear, square), 16, 8).area() - 40 * 24) < 3)
  }

  @Test(arguments: [1.5, 3.0, 10, 30])
  func aCircleHasTheAreaOfACircle(radius: Double) {
    // The radius in samples; the centre lies between them.
    let side = radius * 4
    let circle = layer(Rect(64.6 - side / 2, 63.8 - side / 2, side, side), .white) {
      $0.cornerRadius = side / 2
    }
    let area = Painting(scene(16, 8, .clear, circle), 16, 8).area()
    #expect(abs(area / (Double.pi * radius * radius) - 1) < (radius < 2 ? 0.015 : 0.004))
  }

  @Test func aScaleCoversTheScaledRectangle() {
    // 200 × 40 points at 0.97 about (320, 192): from 223 to 417 across, from 172.6 to 211.4 down.
    let button = layer(Rect(220, 172, 200, 40), .white) { $0.scale = 0.97 }
    let painting = Painting(scene(80, 24, .clear, button), 80, 24)
    #expect(abs(painting.coverage(111, 95) - 0.5) < 0.003)
    #expect(painting.coverage(112, 95) == 1)
    #expect(painting.coverage(110, 95) == 0)
    #expect(abs(painting.coverage(208, 95) - 0.5) < 0.003)
    #expect(abs(painting.coverage(150, 86) - 0.7) < 0.003)
    #expect(abs(painting.coverage(150, 105) - 0.7) < 0.003)
  }

  @Test func aLayerInPerspectiveIsTheTrapeziumThatGeometryGives() {
    // 200 × 100 points about (320, 192), turned by 60° with the viewer 400 points away. The upper edge goes back by
    // 50 sin 60° = 43.30, so it is seen at 400 / 443.30 of its size: 180.46 long, 25 × 0.9023 = 22.56 above the middle.
    // The lower edge comes as far forward: 400 / 356.70, 224.28 long, 28.03 below the middle.
    let card = layer(Rect(220, 142, 200, 100), .white) {
      $0.rotationX = .degrees(60)
      $0.perspective = 1 / 400
    }
    let painting = Painting(scene(80, 24, .clear, card), 80, 24)
    let (top, bottom) = (192 - 22.557, 192 + 28.035)
    #expect(abs(painting.area() * 4 - (180.46 + 224.28) / 2 * (bottom - top)) < 12)
    for y in [86, 95, 108] {
      // A row's middle lies (y + 0.5) × 2 points down; straight sides stay straight.
      let share = ((Double(y) + 0.5) * 2 - top) / (bottom - top)
      #expect(abs(painting.area(row: y) * 2 - (180.46 + share * (224.28 - 180.46))) < 0.2)
    }
    #expect(painting.area(row: 83) == 0)
    #expect(painting.area(row: 111) == 0)
  }

  @Test func whatLiesBehindTheViewerIsNotDrawn() {
    // Turned about its lower edge, towards a viewer 100 points away: only what lies less than 100 points up is before him.
    let card = layer(Rect(120, 40, 80, 300), .white) {
      $0.anchorPoint = Point(0.5, 1)
      $0.position = Point(160, 340)
      $0.rotationX = .degrees(-80)
      $0.perspective = 1 / 100
    }
    let painting = Painting(scene(40, 24, .clear, card), 40, 24)
    // A point above the lower edge is what lies 5.45 points up the layer, since 5.45 cos 80° / (1 - 5.45 sin 80° / 100) = 1;
    // it is seen 1.0567 times as large. Below the edge the mirror image of what is behind would stand.
    #expect(abs(painting.area(row: 169) - 40 * 1.0567) < 0.2)
    #expect(painting.area(row: 171) == 0)
    #expect(painting.area(row: 191) == 0)
    // Seen from so near, the layer grows beyond the canvas on its way up.
    #expect(painting.area(row: 80) > 100)
  }

  @Test func aBorderIsTheRingInsideTheEdge() {
    let frame = layer(Rect(16, 16, 40, 48), .clear) {
      $0.borderWidth = 3
      $0.borderColor = .white
    }
    let painting = Painting(scene(10, 6, .clear, frame), 10, 6)
    #expect(abs(painting.area() * 4 - (40 * 48 - 34 * 42)) < 2)
    #expect(painting.coverage(8, 20) == 1)
    #expect(abs(painting.coverage(9, 20) - 0.5) < 0.003)
    #expect(painting.coverage(10, 20) == 0)
    #expect(painting.coverage(7, 20) == 0)
  }
}
