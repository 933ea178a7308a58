import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct DegenerateLookTests {
  private static let numbers: [WritableKeyPath<Look, Double> & Sendable] = [
    \.position.x, \.bounds.origin.y, \.bounds.size.width, \.bounds.size.height, \.anchorPoint.x, \.zPosition,
    \.scale.x, \.rotationX.radians, \.rotationY.radians, \.rotationZ.radians, \.translation.y, \.translationZ,
    \.perspective, \.opacity, \.backgroundColor.red, \.backgroundColor.alpha, \.cornerRadius, \.borderWidth,
    \.borderColor.green, \.textColor.alpha,
  ]

  @Test(arguments: numbers.indices)
  func anyNumberCanBeDrawn(index: Int) {
    let values = [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 1e9, 1e-300, -1, 0,
      .leastNonzeroMagnitude,
    ]
    var canvas = Canvas(columns: 14, rows: 4)
    for value in values {
      let card = layer(Rect(10, 10, 80, 40), .white) {
        $0.text = Text("a 人 text that wraps", wraps: true)
        $0.gradient = Gradient(from: .clear, to: .black)
        $0.picture = Picture(width: 3, height: 3) { x, y in SIMD4(UInt8(x * 80), UInt8(y * 80), 9, 200) }
        $0.borderWidth = 2
        $0.cornerRadius = 8
        $0.perspective = 0.001
        $0.masksToBounds = true
        $0.look[keyPath: DegenerateLookTests.numbers[index]] = value
      }
      card.add(layer(Rect(0, 0, 40, 40), .black))
      #expect(canvas.draw(scene(14, 4, .clear, card)).cells.count == 56)
    }
  }

  @Test func aPictureAndItsPartCanBeAnything() {
    let card = layer(Rect(0, 0, 60, 60), .white)
    let root = scene(10, 4, .clear, card)
    var canvas = Canvas(columns: 10, rows: 4)
    for (width, height) in [(0, 0), (1, 0), (1, 1), (1, 500), (500, 1)] {
      card.picture = Picture(width: width, height: height) { _, _ in SIMD4(255, 0, 0, 255) }
      for part in [
        Rect(0, 0, 1, 1), Rect(0, 0, 0, 0), Rect(0.5, 0.5, 1e-9, 1e-9), Rect(-3, 2, 5, 5), Rect(0, 0, -1, 1),
        Rect(.nan, 0, 1, 1), Rect(0, 0, .infinity, 1), Rect(1e300, 0, 1, 1),
      ] {
        card.pictureRect = part
        #expect(canvas.draw(root).cells.count == 40)
      }
    }
  }

  @Test func aGradientCanBeAnything() {
    let card = layer(Rect(0, 0, 60, 60), .white)
    let root = scene(10, 4, .clear, card)
    for end in [Point(0, 0), Point(.nan, 0), Point(.infinity, 1), Point(1e300, 1e300), Point(1e-200, 0)] {
      card.gradient = Gradient(from: .black, to: .white, start: .zero, end: end)
      #expect(drawn(root, 10, 4).cells.count == 40)
    }
  }
}
