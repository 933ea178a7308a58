import Foundation

/// A checkout of Popping: the folder that a new effect goes into, or that an own package depends on.
struct Checkout {
  /// Its top folder.
  let folder: URL

  /// Its manifest.
  var manifest: URL { folder.appending(path: "Package.swift") }

  /// The checkout that a folder is in; nil when it is in none.
  init?(around start: URL) {
    var folder = start.standardizedFileURL.resolvingSymlinksInPath()
    while !Self.isCheckout(folder) {
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    self.folder = folder
  }

  /// The checkout that the program is called in, or else the one that it was built in.
  static func current() throws(CommandError) -> Checkout {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let program = Bundle.main.executableURL
    guard let checkout = Checkout(around: here) ?? program.flatMap({ Checkout(around: $0) }) else {
      throw .failure(
        "There is no checkout of Popping at or above \(here.path); call 'popping new' inside one, where its Package.swift is."
      )
    }
    return checkout
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    return manifest.flatMap(EffectList.names) != nil
  }

  /// The public types that every effect sees, and that its own would hide.
  func publicTypes() -> Set<String> {
    let modules = ["PoppingCore", "PoppingPicture", "PoppingStage"]
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    var names = Set(modules)
    for module in modules {
      let root = folder.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else {
          continue
        }
        for line in text.split(separator: "\n") where line.hasPrefix("public ") || line.hasPrefix("@") {
          let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
          guard words.contains("public"), let kind = words.firstIndex(where: kinds.contains),
            kind + 1 < words.count
          else { continue }
          names.insert(words[kind + 1])
        }
      }
    }
    return names
  }
}
