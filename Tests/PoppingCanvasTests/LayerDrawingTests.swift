import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct LayerDrawingTests {
  private let red = Color(255, 0, 0)
  private let blue = Color(0, 0, 255)

  @Test func laterLayersLieOverEarlierOnes() {
    let (back, front) = (layer(Rect(0, 0, 32, 32), red), layer(Rect(0, 0, 32, 32), blue))
    let root = scene(4, 2, .clear, back, front)
    #expect(Painting(root, 4, 2).color(8, 8) == [0, 0, 255])
    back.zPosition = 1
    #expect(Painting(root, 4, 2).color(8, 8) == [255, 0, 0])
    front.zPosition = 1
    #expect(Painting(root, 4, 2).color(8, 8) == [0, 0, 255])
    front.zPosition = .nan
    #expect(Painting(root, 4, 2).color(8, 8) == [255, 0, 0])
  }

  @Test func opacitiesMultiplyDownTheTree() {
    let inner = layer(Rect(0, 0, 32, 32), red) { $0.opacity = 0.5 }
    let outer = layer(Rect(0, 0, 32, 32)) { $0.opacity = 0.5 }
    outer.add(inner)
    let root = scene(4, 2, .black, outer)
    #expect(Painting(root, 4, 2).color(8, 8) == [64, 0, 0])
    outer.isHidden = true
    #expect(Painting(root, 4, 2).color(8, 8) == [0, 0, 0])
  }

  @Test func whatIsOutsideAMaskIsCutOff() {
    // Masks from 16 to 64 and from 32 to 80: together 32 to 64.
    let inner = layer(Rect(16, 0, 48, 64)) { $0.masksToBounds = true }
    inner.add(layer(Rect(-100, -100, 400, 400), red))
    let outer = layer(Rect(16, 0, 48, 64)) { $0.masksToBounds = true }
    outer.add(inner)
    let painting = Painting(scene(12, 4, .clear, outer), 12, 4)
    #expect(painting.area(row: 5) == 16)
    #expect(painting.coverage(15, 5) == 0 && painting.coverage(16, 5) == 1)
    #expect(painting.coverage(31, 5) == 1 && painting.coverage(32, 5) == 0)
  }

  @Test func aRoundMaskLeavesACircle() {
    let mask = layer(Rect(10, 10, 60, 60)) {
      $0.masksToBounds = true
      $0.cornerRadius = 30
    }
    mask.add(layer(Rect(-100, -100, 400, 400), red))
    let area = Painting(scene(10, 5, .clear, mask), 10, 5).area()
    #expect(abs(area - Double.pi * 15 * 15) < 2)
  }

  @Test func aMaskWithoutSizeLeavesNothing() {
    let mask = layer(Rect(10, 10, 0, 60)) { $0.masksToBounds = true }
    mask.add(layer(Rect(-100, -100, 400, 400), red))
    #expect(Painting(scene(10, 5, .clear, mask), 10, 5).area() == 0)
    mask.masksToBounds = false
    #expect(Painting(scene(10, 5, .clear, mask), 10, 5).area() > 0)
  }

  @Test func aOneSidedLayerIsNotSeenFromBehind() {
    let card = layer(Rect(16, 16, 32, 32), red) { $0.rotationY = .degrees(170) }
    let root = scene(8, 4, .clear, card)
    #expect(Painting(root, 8, 4).area() > 100)
    card.isDoubleSided = false
    #expect(Painting(root, 8, 4).area() == 0)
    // Seen from behind twice is seen from the front.
    root.rotationY = .degrees(180)
    #expect(Painting(root, 8, 4).area() > 100)
  }

  @Test func aBoundsOriginMovesTheContent() {
    let list = layer(Rect(0, 0, 64, 64)) { $0.bounds.origin = Point(0, 20) }
    list.add(layer(Rect(0, 20, 64, 10), red))
    let painting = Painting(scene(8, 4, .clear, list), 8, 4)
    #expect(painting.area() == 32 * 5)
    #expect(painting.coverage(0, 0) == 1)
  }

  @Test func aBorderLiesOverWhatTheLayerHolds() {
    let frame = layer(Rect(0, 0, 32, 32)) {
      $0.borderWidth = 4
      $0.borderColor = red
    }
    frame.add(layer(Rect(0, 0, 32, 32), blue))
    let painting = Painting(scene(4, 2, .clear, frame), 4, 2)
    #expect(painting.color(1, 8) == [255, 0, 0])
    #expect(painting.color(2, 8) == [0, 0, 255])
  }

  @Test func aGradientBlendsAlongItsLine() {
    let sky = layer(Rect(0, 0, 32, 64)) { $0.gradient = Gradient(from: .black, to: .white) }
    let down = Painting(scene(4, 4, .clear, sky), 4, 4)
    // The middle of sample 7 of 32 lies at 7.5 / 32 of the way.
    #expect(abs(down.color(3, 7)[0] - 60) <= 1)
    #expect(down.color(3, 7) == down.color(12, 7))
    sky.gradient = Gradient(from: .black, to: red, start: Point(0, 0.5), end: Point(0.5, 0.5))
    let across = Painting(scene(4, 4, .clear, sky), 4, 4)
    #expect(abs(across.color(3, 7)[0] - 112) <= 1)
    #expect(across.color(8, 7) == [255, 0, 0])
    #expect(across.color(15, 7) == [255, 0, 0])
  }

  @Test func aGradientToClearLetsTheBackgroundThrough() {
    let shade = layer(Rect(0, 0, 32, 64), red) { $0.gradient = Gradient(from: .clear, to: .black) }
    let painting = Painting(scene(4, 4, .clear, shade), 4, 4)
    #expect(abs(painting.color(8, 7)[0] - 195) <= 1)
    #expect(painting.coverage(8, 31) == 1)
  }

  @Test func aSpringThatOvershootsItsRangeDoesNoHarm() {
    let card = layer(Rect(0, 0, 32, 32), Color(red: 1.3, green: -0.2, blue: 0.5)) { $0.opacity = 1.1 }
    #expect(Painting(scene(4, 2, .clear, card), 4, 2).color(3, 3) == [255, 0, 128])
    card.bounds.size.width = -4
    #expect(Painting(scene(4, 2, .clear, card), 4, 2).area() == 0)
  }

  @Test func layersMayBeNestedDeeply() {
    let root = scene(4, 2)
    var innermost = root
    for _ in 0..<1000 {
      let next = layer(Rect(0, 0, 32, 32), red)
      innermost.add(next)
      innermost = next
    }
    #expect(Painting(root, 4, 2).color(8, 8) == [255, 0, 0])
  }
}
