/// What a new effect starts from: a tile that plays at once and is worth changing.
struct EffectTemplate {
  /// The effect's name.
  let name: EffectName

  /// The effect's source.
  var source: String {
    """
    import PoppingStage

    /// A tile that swings when it is touched.
    public struct \(name.type): Effect {
      public let card = Card(
        "\(name.id)", "\(name.title)", in: .attention, "Swings when it is touched.",
        story: "A touch pushes the tile round and a spring brings it back. The script ends with it at rest.",
        touches: ["Press the tile: it swings. Press again while it does."]
      )
      public let script: Script = [.wait(0.3), .touchDown(.center(of: "tile")), .touchUp, .settle]

      @Knob(bounciness: 18, "the tile's way back") var swing

      @Parameter(12.0, in: 0...40, "how hard a touch pushes, in radians a second") var push
      @Parameter(Color(46, 204, 113), "the tile's colour") var color

      public init() {}

      public func setUp(on stage: Stage) {
        stage.root.backgroundColor = .paper
        let tile = Control("tile", frame: Rect(center: stage.center, size: Size(96, 96)))
        tile.backgroundColor = stage[color]
        let velocity = Angle.radians(stage[push])
        tile.on(.touchDown) { $0.spring(\\.rotationZ, to: .radians(0), velocity: velocity, tuned: swing) }
        stage.add(tile)
      }
    }

    """
  }

  /// The files of the effect's folder, by their names.
  var files: [String: String] {
    get throws(CommandError) {
      let starter = Starter(name)
      return [
        "\(name.type).swift": source,
        "README.md": EffectPage(starter, folder: name.type).text(replacing: nil),
        "preview.svg": try Gallery.preview(of: starter, library: [starter]),
      ]
    }
  }

  /// What the test imports, in the order that the format asks for.
  private var imports: String {
    ["\(name.type)Effect", "PoppingStage", "Testing"].sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  /// The effect's test in the catalogue.
  var test: String {
    """
    \(imports)

    @Suite struct \(name.type)Tests {
      @Test func aTouchSwingsTheTileAndItComesToRest() throws {
        let stage = try Stage(\(name.type)(), size: Size(640, 384), tuning: Tuning())
        let tile = try #require(stage.root.layer(named: "tile"))
        stage.touch(.began, at: stage.center)
        stage.touch(.ended, at: stage.center)
        stage.advance(to: 0.1)
        #expect(tile.rotationZ != .radians(0))
        stage.advance(to: 10)
        #expect(tile.rotationZ == .radians(0))
      }
    }

    """
  }
}
