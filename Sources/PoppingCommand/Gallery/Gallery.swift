import Foundation
import PoppingStage
import PoppingTerminal

/// The effects whose sources are in a checkout, and the files that show them.
struct Gallery {
  /// The effects, in the catalogue's order.
  let entries: [any Effect]

  /// The checkout.
  let folder: URL

  /// All effects of the program, which those of the checkout may present.
  private let library: [any Effect]

  /// A file, by its path in the checkout.
  struct File {
    let path: String
    let text: String
  }

  /// Finds the effects of a checkout.
  init(effects: [any Effect], folder: URL) {
    library = effects
    self.folder = folder
    entries = effects.filter { effect in
      var isFolder: ObjCBool = false
      let path = folder.appending(path: effect.card.source).path
      return effect.card.source.hasPrefix("Catalog/")
        && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// The files that are not what the cards and scripts give.
  func staleFiles(progress: inout Progress) throws(CommandError) -> [File] {
    var files: [File] = []
    for effect in entries {
      progress.update(effect.card.id)
      let source = effect.card.source
      files.append(File(path: "\(source)/preview.svg", text: try Self.preview(of: effect, library: library)))
      let path = "\(source)/README.md"
      files.append(File(path: path, text: EffectPage(effect).text(replacing: contents(of: path))))
    }
    files.append(File(path: "Catalog/README.md", text: GalleryIndex(effects: entries).text))
    return files.filter { contents(of: $0.path) != $0.text }
  }

  private func contents(of path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// A picture of an effect that moves: its script over and over, small enough for a page with many of them.
  static func preview(of effect: any Effect, library: [any Effect]) throws(CommandError) -> String {
    let view = ViewOptions(recordingAt: TerminalSize(columns: 48, rows: 14), framesPerSecond: 20)
    var recording = Recording(effect: effect, library: library, tuning: Tuning(), view: view)
    recording.hold = 1
    return String(decoding: try recording.svg(theme: .light, loops: true), as: UTF8.self)
  }
}
