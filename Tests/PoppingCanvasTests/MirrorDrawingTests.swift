import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct MirrorDrawingTests {
  private let red = Color(255, 0, 0)
  private let blue = Color(0, 0, 255)

  /// A layer 64 points wide whose left quarter is red.
  private func flag(_ mark: Layer) -> Layer {
    layer(Rect(0, 0, 64, 32), blue) {
      $0.isMirrored = true
      $0.add(mark)
    }
  }

  @Test func whatALayerHoldsGoesToTheOtherSide() {
    let painting = Painting(scene(8, 2, .clear, flag(layer(Rect(0, 0, 16, 32), red))), 8, 2)
    #expect(painting.color(3, 7) == [0, 0, 255])
    #expect(painting.color(28, 7) == [255, 0, 0])
  }

  @Test func whatLooksAtTheViewerKeepsDoingSo() {
    let mark = layer(Rect(0, 0, 16, 32), red) { $0.isDoubleSided = false }
    let root = scene(8, 2, .clear, flag(mark))
    #expect(Painting(root, 8, 2).color(28, 7) == [255, 0, 0])
    mark.rotationY = .degrees(180)
    #expect(Painting(root, 8, 2).color(28, 7) == [0, 0, 255])
  }

  /// A label from 8 to 48 is, mirrored about 32, from 16 to 56.
  @Test func textStaysReadableAndChangesItsAlignment() {
    let label = layer(Rect(8, 0, 40, 32)) {
      $0.text = Text("ab\nabcd", alignment: .leading)
      $0.textColor = .white
    }
    let root = scene(8, 2, .black, flag(label))
    #expect(drawn(root, 8, 2).texts == ["     ab ", "   abcd "])
    label.text?.alignment = .trailing
    #expect(drawn(root, 8, 2).texts == ["  ab    ", "  abcd  "])
  }

  @Test func aMirrorInAMirrorIsNone() {
    let inner = flag(layer(Rect(0, 0, 16, 32), red))
    let root = scene(8, 2, .clear, flag(inner))
    #expect(Painting(root, 8, 2).color(3, 7) == [255, 0, 0])
  }
}
