import PoppingStage
import Testing

@testable import PoppingCanvas

@Suite struct CanvasTests {

  @Test func aClearRootLeavesTheTerminalsOwnBackground() {
    let root = layer(Rect(0, 0, 80, 64), .clear)
    root.add(layer(Rect(16, 16, 16, 16), Color(200, 0, 0)))
    var canvas = Canvas(columns: 10, rows: 4)
    let frame = canvas.draw(root)
    let red = Cell(glyph: .space, background: .direct(200, 0, 0))
    for row in 0..<4 {
      for column in 0..<10 {
        #expect(frame[column, row] == (row == 1 && (2..<4).contains(column) ? red : .blank))
      }
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 0), (0, 7), (-3, 2)])
  func anySizeCanBeDrawnOn(columns: Int, rows: Int) {
    let root = layer(Rect(0, 0, 8, 16), .white)
    root.text = "人"
    var canvas = Canvas(columns: columns, rows: rows)
    #expect(canvas.draw(root).cells.count == max(0, columns) * max(0, rows))
  }

  @Test func aButtonThatShrinksByAHundredthLooksDifferent() {
    let root = layer(Rect(0, 0, 640, 384), .white)
    let button = layer(Rect(220, 172, 200, 40), Color(52, 152, 219))
    root.add(button)
    var canvas = Canvas(columns: 80, rows: 24)
    let atRest = canvas.draw(root)
    for scale in [0.99, 0.98] {
      button.scale = Scale(scale)
      #expect(canvas.draw(root).cells != atRest.cells)
    }
    button.scale = 1
    #expect(canvas.draw(root).cells == atRest.cells)
  }
}
