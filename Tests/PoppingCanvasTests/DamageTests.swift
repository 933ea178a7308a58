import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct DamageTests {
  /// Changes one thing about a layer.
  private func change(_ layer: Layer, _ noise: inout Noise) {
    switch Int.random(in: 0..<18, using: &noise) {
    case 0: layer.position = Point(.random(in: 0...96, using: &noise), .random(in: 0...96, using: &noise))
    case 1: layer.scale = Scale(.random(in: 0.3...1.5, using: &noise))
    case 2: layer.rotationZ = .degrees(.random(in: -40...40, using: &noise))
    case 3: layer.rotationX = .degrees(.random(in: -80...80, using: &noise))
    case 4: layer.opacity = .random(in: 0...1, using: &noise)
    case 5: layer.backgroundColor = Color(UInt8.random(in: 0...255, using: &noise), 90, 120)
    case 6: layer.cornerRadius = .random(in: 0...20, using: &noise)
    case 7: layer.isHidden.toggle()
    case 8: layer.masksToBounds.toggle()
    case 9: layer.text = layer.text == nil ? "人 text ☁️" : nil
    case 10: layer.gradient = layer.gradient == nil ? Gradient(from: .clear, to: .white) : nil
    case 11: layer.borderWidth = .random(in: 0...5, using: &noise)
    case 12: layer.zPosition = .random(in: -1...1, using: &noise)
    case 13: layer.path = layer.path == nil ? .star(about: Point(25, 20), radius: 24) : nil
    case 14:
      layer.strokeColor = .black
      layer.strokeEnd = .random(in: 0...1, using: &noise)
    case 15: layer.fillColor = Color(30, UInt8.random(in: 0...255, using: &noise), 120)
    case 16:
      let radius = Double.random(in: 5...60, using: &noise)
      layer.maskPath = layer.maskPath == nil ? .circle(about: Point(20, 20), radius: radius) : nil
    default:
      layer.picture = Picture(width: 30, height: 30) { x, y in SIMD4(UInt8(x * 8), UInt8(y * 8), 60, 255) }
    }
  }

  @Test(arguments: GlyphSet.allCases, [ColorDepth.none, .trueColor])
  func aFrameDoesNotDependOnTheOnesBefore(glyphs: GlyphSet, colors: ColorDepth) {
    var noise = Noise(state: 7)
    let root = scene(12, 6, .white)
    var layers = [root]
    for index in 0..<8 {
      let child = layer(Rect(Double(index) * 8, Double(index) * 6, 50, 40), Color(200, 60, 60))
      (layers.randomElement(using: &noise) ?? root).add(child)
      layers.append(child)
    }
    var kept = Canvas(columns: 12, rows: 6, glyphs: glyphs, colors: colors)
    for step in 0..<(glyphs == .ascii ? 20 : 60) {
      change(layers.randomElement(using: &noise) ?? root, &noise)
      if step % 20 == 19 { root.bringToFront(layers[1 + step / 20]) }
      root.isHidden = false
      let frame = kept.draw(root)
      let fresh = drawn(root, 12, 6, glyphs: glyphs, colors: colors)
      #expect(frame.texts == fresh.texts, "step \(step)")
      #expect(
        zip(frame.cells, fresh.cells).allSatisfy {
          ($0.foreground, $0.background, $0.style) == ($1.foreground, $1.background, $1.style)
        },
        "step \(step)")
    }
  }

  @Test func whatDoesNotChangeIsNotDrawnAgain() {
    var damage = Damage(columns: 10, rows: 4)
    damage.add(SampleBox(left: 5, top: 9, right: 8, bottom: 16))
    #expect(damage.spans == [0..<0, 1..<2, 0..<0, 0..<0])
    damage.add(SampleBox(left: 28, top: 15, right: 29, bottom: 17))
    #expect(damage.spans == [0..<0, 1..<8, 7..<8, 0..<0])
  }
}
