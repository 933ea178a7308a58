import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct PictureDrawingTests {
  /// A picture of lines one pixel high, black and white.
  private static let lines = Picture(width: 160, height: 160) { _, y in
    let grey: UInt8 = y.isMultiple(of: 2) ? 0 : 255
    return SIMD4(grey, grey, grey, 255)
  }

  @Test func aPictureAsLargeAsItsSamplesIsCopied() {
    var noise = Noise(state: 1)
    let pixels = (0..<16 * 16).map { _ in
      SIMD4<UInt8>(truncatingIfNeeded: SIMD4(noise.next(), noise.next(), noise.next(), 255))
    }
    let card = layer(Rect(8, 16, 32, 32)) {
      $0.picture = Picture(width: 16, height: 16) { pixels[$1 * 16 + $0] }
    }
    let painting = Painting(scene(8, 4, .black, card), 8, 4)
    for index in pixels.indices {
      let pixel = pixels[index]
      #expect(
        painting.color(4 + index % 16, 8 + index / 16) == [Int(pixel.x), Int(pixel.y), Int(pixel.z)])
    }
  }

  @Test func aPictureMadeSmallerIsAMeanOfItsPixels() {
    let card = layer(Rect(0, 0, 32, 32)) { $0.picture = PictureDrawingTests.lines }
    let painting = Painting(scene(4, 2, .black, card), 4, 2)
    for y in 1..<15 { #expect(abs(painting.color(8, y)[0] - 127) <= 6) }
  }

  @Test func aPictureMadeLargerIsInterpolated() {
    let card = layer(Rect(0, 0, 64, 64)) {
      $0.picture = Picture(width: 2, height: 1) { x, _ in SIMD4(x == 0 ? 0 : 200, 0, 0, 255) }
    }
    let painting = Painting(scene(8, 4, .black, card), 8, 4)
    // The pixels' middles lie 8 and 24 samples in; between them the colour rises by 12.5 a sample.
    for (x, red) in [(0, 0), (7, 0), (12, 56), (15, 94), (16, 106), (24, 200), (31, 200)] {
      #expect(abs(painting.color(x, 9)[0] - red) <= 1)
    }
  }

  @Test func aPictureTurnedAwayDoesNotFlicker() {
    // The lines are as close as samples when the picture lies flat; turned by 60° two or more fall into one.
    for axis in [\Look.rotationX, \Look.rotationY] {
      for degrees in [55.0, 60, 65, 70] {
        let card = layer(Rect(0, 32, 320, 320)) {
          $0.picture =
            axis == \.rotationX
            ? PictureDrawingTests.lines
            : Picture(width: 160, height: 160) { x, _ in
              let grey: UInt8 = x.isMultiple(of: 2) ? 0 : 255
              return SIMD4(grey, grey, grey, 255)
            }
          $0.look[keyPath: axis] = .degrees(degrees)
          $0.perspective = 0.0005
        }
        let painting = Painting(scene(40, 24, .black, card), 40, 24)
        // The ten samples each way about the middle.
        for index in 0..<10 {
          let grey = painting.color(75 + index, 91 + index)[0]
          #expect(abs(grey - 127) < 50, "\(axis) \(degrees)°")
        }
      }
    }
  }

  @Test func theBackOfATurnedPictureIsMirrored() {
    let picture = Picture(width: 20, height: 20) { x, _ in
      x < 10 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255)
    }
    let card = layer(Rect(0, 0, 40, 40)) { $0.picture = picture }
    let root = scene(5, 3, .black, card)
    #expect(Painting(root, 5, 3).color(4, 10) == [255, 0, 0])
    card.rotationY = .degrees(180)
    #expect(Painting(root, 5, 3).color(4, 10) == [0, 0, 255])
    card.rotationY = .zero
    card.rotationZ = .degrees(180)
    #expect(Painting(root, 5, 3).color(4, 10) == [0, 0, 255])
    card.rotationZ = .degrees(90)
    #expect(Painting(root, 5, 3).color(10, 4) == [255, 0, 0])
    #expect(Painting(root, 5, 3).color(10, 16) == [0, 0, 255])
  }

  @Test func onlyThePartThatIsAskedForIsShown() {
    let picture = Picture(width: 40, height: 40) { _, y in
      y < 20 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255)
    }
    let card = layer(Rect(0, 0, 40, 40)) {
      $0.picture = picture
      $0.pictureRect = Rect(0, 0.5, 1, 0.5)
    }
    let painting = Painting(scene(5, 3, .black, card), 5, 3)
    for y in 0..<20 { #expect(painting.color(10, y) == [0, 0, 255]) }
  }

  @Test func clearPixelsLetTheBackgroundThrough() {
    let card = layer(Rect(0, 0, 32, 32)) {
      $0.picture = Picture(width: 16, height: 16) { x, _ in SIMD4(255, 255, 255, x < 8 ? 0 : 128) }
    }
    let painting = Painting(scene(4, 2, Color(0, 100, 0), card), 4, 2)
    #expect(painting.color(3, 8) == [0, 100, 0])
    let mixed = painting.color(12, 8)
    #expect(abs(mixed[0] - 128) <= 1 && abs(mixed[1] - 178) <= 1)
  }

  @Test func halvesMeetWithoutASeam() {
    // As the folding picture has them: both halves of one picture, the upper one not quite flat.
    let picture = Picture(width: 64, height: 64) { _, _ in SIMD4(200, 120, 40, 255) }
    let upper = layer(Rect(0, 0, 128, 64)) {
      $0.picture = picture
      $0.pictureRect = Rect(0, 0, 1, 0.5)
      $0.anchorPoint = Point(0.5, 1)
      $0.position = Point(64, 64)
      $0.perspective = 0.001
    }
    let lower = layer(Rect(0, 64, 128, 64)) {
      $0.picture = picture
      $0.pictureRect = Rect(0, 0.5, 1, 0.5)
    }
    for degrees in [0.0, -1, -20] {
      upper.rotationX = .degrees(degrees)
      let painting = Painting(scene(16, 8, .black, upper, lower), 16, 8)
      for y in 26..<38 { #expect(painting.color(32, y) == [200, 120, 40]) }
    }
  }
}
