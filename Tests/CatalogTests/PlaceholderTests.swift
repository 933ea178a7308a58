import PlaceholderEffect
import PoppingStage
import Testing

@Suite struct PlaceholderTests {
  private struct Scene {
    let stage: Stage
    let view: TextView
    let content: Layer
    let placeholder: Layer
    let cursor: Layer
    let publish: Control

    init(_ tuning: Tuning = Tuning(), columns: Int = 80, rows: Int = 24) throws {
      stage = try Stage(
        Placeholder(), size: Size(Double(columns) * 8, Double(rows) * 16), tuning: tuning)
      view = try #require(stage.root.layer(named: "text view") as? TextView)
      content = try #require(view.layer(named: "text"))
      placeholder = try #require(view.layer(named: "placeholder"))
      cursor = try #require(view.layer(named: "cursor"))
      publish = try #require(stage.root.layer(named: "right item") as? Control)
    }

    func type(_ text: String) { for character in text { stage.press(.character(character)) } }
  }

  @Test func thePlaceholderStandsWhereTheFirstCharacterWill() throws {
    let scene = try Scene()
    #expect(scene.placeholder.frame.origin == scene.content.frame.origin)
    #expect(scene.cursor.frame.origin == scene.content.frame.origin)
    #expect(scene.placeholder.frame.origin == Point(8, 16))
  }

  @Test func itGoesWithTheFirstCharacterAndComesBackWithTheLast() throws {
    let scene = try Scene()
    #expect(!scene.placeholder.isHidden)
    scene.type(" ")
    #expect(scene.placeholder.isHidden)
    scene.stage.press(.backspace)
    #expect(!scene.placeholder.isHidden)
    scene.view.string = "set by the program"
    #expect(scene.placeholder.isHidden)
  }

  @Test func publishIsOnOnlyWhileThereIsTextAndSpacesCount() throws {
    let scene = try Scene()
    #expect(!scene.publish.isEnabled)
    let off = scene.publish.textColor
    scene.type(" ")
    #expect(scene.publish.isEnabled && scene.publish.textColor != off)
    scene.stage.press(.backspace)
    #expect(!scene.publish.isEnabled && scene.publish.textColor == off)
    scene.view.string = "x"
    #expect(scene.publish.isEnabled)
  }

  @Test func textGivenAtTheStartIsThere() throws {
    var tuning = Tuning()
    tuning.text = "given\u{1b}[2J"
    let scene = try Scene(tuning)
    #expect(scene.view.string == "given[2J")
    #expect(scene.publish.isEnabled && scene.placeholder.isHidden)
  }

  @Test func thePlaceholderWrapsToTheViewAndFollowsItsSize() throws {
    var tuning = Tuning()
    tuning.settings["placeholder"] = "one two three four five six seven eight nine ten"
    let scene = try Scene(tuning, columns: 40, rows: 12)
    #expect(scene.placeholder.frame.height == 2 * 16)
    scene.view.resize(to: Rect(0, 48, 22 * 8, 144))
    #expect(scene.placeholder.frame == Rect(8, 16, 160, 3 * 16))
    scene.view.placeholder = "short"
    #expect(scene.placeholder.frame.height == 16)
    scene.view.placeholderColor = Color(231, 76, 60)
    #expect(scene.placeholder.textColor == Color(231, 76, 60))
  }

  @Test func aPasteIsTakenAsText() throws {
    let scene = try Scene()
    scene.stage.paste("two\nlines")
    #expect(scene.view.string == "two\nlines")
    #expect(scene.cursor.frame.origin == Point(8 + 5 * 8, 32))
  }

  @Test func aDragEndsEditingAtOnceAndATouchResumesIt() throws {
    let scene = try Scene()
    #expect(scene.stage.takesText && !scene.cursor.isHidden)
    scene.stage.touch(.began, at: Point(320, 200))
    #expect(scene.stage.takesText)
    scene.stage.touch(.moved, at: Point(320, 216))
    #expect(!scene.stage.takesText && scene.cursor.isHidden)
    scene.stage.touch(.ended, at: Point(320, 216))
    scene.stage.advance(to: 3)
    scene.stage.touch(.began, at: Point(320, 200))
    scene.stage.touch(.ended, at: Point(320, 200))
    #expect(scene.stage.takesText && !scene.cursor.isHidden)
  }

  /// iOS's rubber: of 100 points in a view of 336, (1 − 1/(100 · 0.55/336 + 1)) · 336 = 47.3 points.
  @Test func theEmptyViewGivesLikeRubberAndSpringsBack() throws {
    let scene = try Scene()
    scene.stage.touch(.began, at: Point(320, 200))
    scene.stage.touch(.moved, at: Point(320, 300))
    #expect(abs(scene.view.bounds.minY + 47.263) < 0.001)
    scene.stage.advance(to: 1)
    scene.stage.touch(.ended, at: Point(320, 300))
    scene.stage.advance(to: 1.05)
    #expect(scene.view.bounds.minY < 0 && scene.view.bounds.minY > -47)
    scene.stage.advance(to: 4)
    #expect(scene.view.bounds.minY == 0)
    #expect(scene.stage.isSettled)
  }

  @Test func caughtOnItsWayBackTheViewGoesOnFromWhereItIs() throws {
    let scene = try Scene()
    scene.stage.touch(.began, at: Point(320, 100))
    scene.stage.touch(.moved, at: Point(320, 300))
    scene.stage.touch(.ended, at: Point(320, 300))
    scene.stage.advance(to: 0.08)
    let caught = scene.view.bounds.minY
    #expect(caught < -10)
    scene.stage.touch(.began, at: Point(320, 200))
    scene.stage.touch(.moved, at: Point(320, 200))
    #expect(abs(scene.view.bounds.minY - caught) < 1e-9)
    scene.stage.touch(.ended, at: Point(320, 200))
    scene.stage.touch(.began, at: Point(320, 200))
    scene.stage.touch(.ended, at: Point(320, 200))
    scene.stage.advance(to: 4)
    #expect(scene.view.bounds.minY == 0 && scene.stage.takesText)
  }

  @Test func aTextLongerThanTheViewScrollsWithTheCursor() throws {
    let scene = try Scene(columns: 40, rows: 12)
    for line in 1...20 { scene.stage.paste("line \(line)\n") }
    // 21 lines and the insets, in a view of nine rows.
    #expect(scene.view.bounds.minY == 21 * 16 + 2 * 16 - 144)
    for _ in 1...20 { scene.stage.press(.up) }
    #expect(scene.view.bounds.minY == 0)
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 60)])
  func itsScriptEndsWithTheTextInPlace(columns: Int, rows: Int) throws {
    let scene = try Scene(columns: columns, rows: rows)
    scene.stage.perform(Placeholder().script)
    for frame in 0..<1200 where !scene.stage.isFinished { scene.stage.advance(to: Double(frame) / 60) }
    #expect(scene.stage.isFinished)
    #expect(scene.view.string == "Springs are fun. 弹簧真好玩。")
    #expect(scene.view.bounds.minY == 0 && scene.stage.takesText)
  }
}
