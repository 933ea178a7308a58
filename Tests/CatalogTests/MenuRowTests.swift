import MenuRowEffect
import PoppingStage
import Testing

@Suite struct MenuRowTests {
  private func stage(_ size: Size = Size(640, 384)) throws -> (stage: Stage, label: Layer) {
    let stage = try Stage(MenuRow(), size: size)
    return (stage, try #require(stage.root.layer(named: "label 1")))
  }

  private let place = Point(320, 72)

  @Test func aPressTakesATenthOfASecond() throws {
    let (stage, label) = try stage()
    stage.touch(.began, at: place)
    stage.advance(to: 0.05)
    #expect(label.scale.x < 1 && label.scale.x > 0.95)
    stage.advance(to: 0.1)
    #expect(label.scale == 0.95)
  }

  /// The reference gives POP's peak 1.061, and rest after 0.70 s; POP's clock runs two per cent slow.
  @Test func lettingGoSpringsToThePeakOfTheReference() throws {
    let (stage, label) = try stage()
    stage.touch(.began, at: place)
    stage.advance(to: 0.5)
    stage.touch(.ended, at: place)
    let scales = (0...90).map { frame in
      stage.advance(to: 0.5 + Double(frame) / 60)
      return label.scale.x
    }
    #expect(abs(try #require(scales.max()) - 1.061) < 0.002)
    #expect(scales.last == 1)
    let lastMoving = try #require(scales.lastIndex { $0 != 1 })
    #expect(abs(Double(lastMoving) / 60 - 0.70) < 0.08)
  }

  @Test func onlyTheRowUnderTheFingerMoves() throws {
    let (stage, label) = try stage()
    stage.touch(.began, at: Point(320, 120))
    stage.advance(to: 0.1)
    #expect(label.scale == 1)
    #expect(stage.root.layer(named: "label 2")?.scale == 0.95)
  }

  @Test func drawingAwaySpringsBack() throws {
    let (stage, label) = try stage()
    stage.touch(.began, at: place)
    stage.advance(to: 0.2)
    stage.touch(.moved, at: Point(320, 380))
    stage.advance(to: 0.3)
    #expect(label.scale.x > 1)
    stage.advance(to: 2)
    #expect(label.scale == 1)
  }

  @Test(arguments: [Size(8, 16), Size(320, 192), Size(1600, 800)])
  func everyRowIsOnAScreenThatHasRoomForIt(size: Size) throws {
    let (stage, _) = try stage(size)
    let row = try #require(stage.root.layer(named: "row 4"))
    if size.height >= 192 { #expect(row.frame.maxY <= size.height) }
    #expect(row.frame.height >= 16)
  }
}
