import AliveEffect
import CounterEffect
import FlatButtonEffect
import FoldEffect
import IconsEffect
import LoginEffect
import PlaceholderEffect
import PopoverEffect
import PoppingCanvas
import PoppingStage
import ProfileEffect
import PublishEffect
import RadialEffect
import RiseEffect
import TabsEffect
import Testing
import TiltCardEffect

/// What holds for the frames of every effect.
@Suite struct FrameTests {
  private static let effects: [any Effect] = [
    Alive(), Counter(), FlatButton(), Fold(), Icons(), Login(), Placeholder(), Popover(), Profile(),
    Publish(), Radial(), Rise(), Tabs(), TiltCard(),
  ]

  private func frames(
    of effect: any Effect, columns: Int, rows: Int, framesPerSecond: Double = 12, glyphs: GlyphSet = .blocks
  ) throws -> [[String]] {
    let stage = try Stage(effect, size: Size(Double(columns) * 8, Double(rows) * 16))
    stage.perform(effect.script)
    var canvas = Canvas(columns: columns, rows: rows, glyphs: glyphs)
    var frames: [[String]] = []
    for number in 0..<400 {
      stage.advance(to: Double(number) / framesPerSecond)
      frames.append(canvas.draw(stage.root).lines(colored: true))
      if stage.isFinished { break }
    }
    #expect(stage.isFinished)
    return frames
  }

  @Test(arguments: effects.indices)
  func twoRunsGiveTheSameFrames(index: Int) throws {
    let effect = Self.effects[index]
    let first = try frames(of: effect, columns: 40, rows: 12)
    let second = try frames(of: effect, columns: 40, rows: 12)
    let isSame = first == second
    #expect(isSame)
    #expect(Set(first).count > 10)
  }

  @Test(arguments: effects.indices)
  func theLastFrameDoesNotDependOnTheFrameRate(index: Int) throws {
    let effect = Self.effects[index]
    let slow = try frames(of: effect, columns: 40, rows: 12, framesPerSecond: 5)
    let fast = try frames(of: effect, columns: 40, rows: 12, framesPerSecond: 31)
    #expect(slow.last == fast.last)
  }

  @Test func theFoldedPictureEndsAsItBegan() throws {
    let frames = try frames(of: Fold(), columns: 40, rows: 12)
    #expect(frames.first == frames.last)
  }

  /// A small overshoot is less than a cell: a hundredth of the button's size has to show.
  @Test func aHundredthOfTheScaleChangesTheFrame() throws {
    let stage = try Stage(FlatButton(), size: Size(640, 384))
    let button = try #require(stage.root.layer(named: "button"))
    var canvas = Canvas(columns: 80, rows: 24)
    var last: [String] = []
    for step in 0...20 {
      button.scale = Scale(0.9 + Double(step) / 100)
      let frame = canvas.draw(stage.root).lines(colored: true)
      let differs = frame != last
      #expect(differs, "at scale \(button.scale.x)")
      last = frame
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 24), (80, 1), (3, 2), (40, 12), (300, 100)])
  func noSizeTraps(columns: Int, rows: Int) throws {
    for effect in Self.effects {
      let stage = try Stage(effect, size: Size(Double(columns) * 8, Double(rows) * 16))
      stage.perform(effect.script)
      var canvas = Canvas(columns: columns, rows: rows)
      for frame in 0..<4 {
        stage.advance(to: Double(frame))
        #expect(canvas.draw(stage.root).cells.count == columns * rows)
      }
    }
  }
}

@Suite struct PaperTests {
  /// Without colours a light screen is left blank, or a page would be a wall of full blocks.
  @Test(arguments: [GlyphSet.ascii, .blocks, .braille])
  func aLightScreenIsLeftBlankWithoutColours(glyphs: GlyphSet) throws {
    let stage = try Stage(FlatButton(), size: Size(320, 192))
    var canvas = Canvas(columns: 40, rows: 12, glyphs: glyphs, colors: .none)
    let frame = canvas.draw(stage.root)
    let blank = frame.cells.count { $0.glyph == .space }
    // The button takes 13 × 2 cells and what surrounds them.
    #expect(blank > 40 * 12 - 15 * 5)
    #expect(frame.cells.count { $0.glyph != .space } > 10)
  }
}
