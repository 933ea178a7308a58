import Foundation
import PoppingStage
import Testing

@testable import PoppingCommand

@Suite struct GalleryTests {
  private struct Nudge: Effect {
    let card: Card
    let script: Script = [.touchDown(.center), .touchUp, .settle]
    @Knob(bounciness: 18, "the tile's | way back") var swing
    @Parameter(0.5, in: 0...2, "how far") var amount

    init(source: String) {
      card = Card(
        "nudge", "Nudge", in: .attention, "Moves <a bit>.", story: "Comes from nowhere.",
        touches: ["Press it."], fileID: source)
    }

    func setUp(on stage: Stage) {
      let tile = Control("tile", frame: stage.bounds.inset(by: 40, 40))
      tile.backgroundColor = .black
      tile.on(.touchDown) { $0.spring(\.scale, velocity: 3, tuned: swing) }
      stage.add(tile)
    }
  }

  /// A folder with `Catalog/Nudge`, and the gallery of the effect there.
  private func withGallery(_ body: (Gallery, URL) throws -> Void) throws {
    try inTemporaryFolder { folder in
      let place = folder.appending(path: "Catalog/Nudge")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let effects = [Nudge(source: "NudgeEffect/Nudge.swift"), Nudge(source: "Elsewhere/Nudge.swift")]
      try body(Gallery(effects: effects, folder: folder), place)
    }
  }

  private func write(_ files: [Gallery.File], to folder: URL) throws {
    for file in files { try Data(file.text.utf8).write(to: folder.appending(path: file.path)) }
  }

  /// What this project shows of its effects is what their cards and scripts give: where this fails, 'popping gallery' mends it.
  @Test func theGalleryOfThisProjectIsUpToDate() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.appending(path: "../../..").standardizedFileURL
    let outcome = try shell("popping gallery --check", in: root)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func onlyWhatIsOutOfDateIsWritten() throws {
    try withGallery { gallery, place in
      var progress = Progress("")
      let files = try gallery.staleFiles(progress: &progress)
      #expect(
        files.map(\.path) == ["Catalog/Nudge/preview.svg", "Catalog/Nudge/README.md", "Catalog/README.md"])
      try write(files, to: gallery.folder)
      #expect(try gallery.staleFiles(progress: &progress).isEmpty)
      try Data("old".utf8).write(to: place.appending(path: "preview.svg"))
      #expect(try gallery.staleFiles(progress: &progress).map(\.path) == ["Catalog/Nudge/preview.svg"])
    }
  }

  @Test func whatAnAuthorWroteIsKept() throws {
    let page = EffectPage(Nudge(source: "NudgeEffect/Nudge.swift"))
    let mine = "# Nudge\n\nMy own words about it.\n"
    let first = page.text(replacing: mine)
    #expect(first.contains("My own words about it.") && first.contains("Comes from nowhere."))
    let old = first.replacingOccurrences(of: "| 18 |", with: "| 4 |") + "\nAnd more of them.\n"
    let second = page.text(replacing: old)
    #expect(second.contains("| 18 |") && !second.contains("| 4 |"))
    #expect(second.contains("My own words about it.") && second.hasSuffix("And more of them.\n"))
    #expect(page.text(replacing: second) == second)
  }

  /// Bounciness 18 and speed 12 are tension 342.1 and friction 12.96 (the reference's table).
  @Test func aPageHoldsTheNumbers() throws {
    let text = EffectPage(Nudge(source: "NudgeEffect/Nudge.swift")).text(replacing: nil)
    #expect(text.hasPrefix("# Nudge\n\n<!-- gallery: preview -->\n![Nudge](preview.svg)\n"))
    #expect(text.contains("| `swing` | the tile's \\| way back | 18 | 12 | 1 | 342.1"))
    #expect(text.contains("| `amount` | how far | `0.5` | 0 to 2 |"))
    #expect(text.contains("- Press it.\n") && text.contains("Source: [Nudge.swift](Nudge.swift)"))
    #expect(text.contains("Moves \\<a bit\\>."))
  }

  @Test func whereNoEffectIsThereIsNothingToWrite() throws {
    try inTemporaryFolder { folder in
      try Data("let effects: [String] = [\n]\n".utf8).write(to: folder.appending(path: "Package.swift"))
      let other = try shell("popping gallery", in: folder)
      #expect(other.status == 1 && other.errors.contains("None of this program's effects"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Package.swift"])
    }
  }
}
