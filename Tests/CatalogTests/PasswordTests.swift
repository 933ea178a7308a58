import PasswordEffect
import PoppingStage
import Testing

@Suite struct PasswordTests {
  private func stage(_ size: Size = Size(640, 384)) throws -> (stage: Stage, bar: Layer) {
    let stage = try Stage(Password(), size: size)
    return (stage, try #require(stage.root.layer(named: "bar")))
  }

  /// The demo's table: characters, share of the width, colour.
  private static let strengths: [(Int, Double, Color)] = [
    (1, 0.33, Color(231, 76, 60)), (3, 0.33, Color(231, 76, 60)), (4, 0.66, Color(241, 196, 15)),
    (7, 0.66, Color(241, 196, 15)), (8, 1, Color(46, 204, 113)), (20, 1, Color(46, 204, 113)),
  ]

  @Test(arguments: strengths)
  func theBarShowsTheStrength(count: Int, share: Double, color: Color) throws {
    let (stage, bar) = try stage()
    stage.paste(String(repeating: "x", count: count))
    stage.advance(to: 2)
    // The field is 48 cells of 8 points wide.
    #expect(abs(bar.size.width - share * 384) < 1e-9)
    #expect(bar.backgroundColor == color)
    #expect(stage.isSettled)
  }

  @Test func deletingEmptiesIt() throws {
    let (stage, bar) = try stage()
    stage.paste("xy")
    stage.advance(to: 2)
    stage.press(.backspace)
    stage.press(.backspace)
    stage.advance(to: 4)
    #expect(bar.size.width == 0)
  }

  @Test func typingWithinAStrengthMovesNothing() throws {
    let (stage, _) = try stage()
    stage.paste("abcd")
    stage.advance(to: 2)
    stage.paste("e")
    #expect(stage.isSettled)
  }

  /// A damping ratio of 0.7 goes 4.6 % beyond its target, exp(−π · 0.7 / √(1 − 0.7²)), and is there after 0.3 seconds.
  @Test func theBarMovesLikeTheDemos() throws {
    let (stage, bar) = try stage()
    stage.paste("12345678")
    let widths = (0...72).map { frame in
      stage.advance(to: Double(frame) / 240)
      return bar.size.width / 384
    }
    #expect(abs(try #require(widths.max()) - 1.046) < 0.003)
    #expect(abs(try #require(widths.last) - 1) < 0.003)
  }

  @Test(arguments: [Size(8, 16), Size(320, 192), Size(1600, 800)])
  func theScriptEndsWithTheBarWhole(size: Size) throws {
    let stage = try Stage(Password(), size: size)
    stage.perform(stage.effect.script)
    stage.advance(to: 20)
    #expect(stage.isFinished)
    let ground = try #require(stage.root.layer(named: "ground"))
    #expect(stage.root.layer(named: "bar")?.size == ground.size || size.height < 32)
  }
}
