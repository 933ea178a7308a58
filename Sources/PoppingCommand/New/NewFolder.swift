import Foundation

/// A folder that appears with all its files at once, or not at all.
struct NewFolder {
  /// Where it will be.
  let place: URL

  /// Its files, by their path in it.
  let files: [String: String]

  /// Whether the folder is there and holds just these files.
  var isWritten: Bool {
    let present = try? FileManager.default.subpathsOfDirectory(atPath: place.path)
    guard let present, present.count == files.count else { return false }
    return files.allSatisfy { path, text in
      (try? String(contentsOf: place.appending(path: path), encoding: .utf8)) == text
    }
  }

  /// Writes the files into a folder beside the place, and renames that when it is complete.
  func write() throws(CommandError) {
    let manager = FileManager.default
    let parent = place.deletingLastPathComponent()
    let aside = parent.appending(path: ".\(place.lastPathComponent)-\(UUID().uuidString)")
    do {
      for (path, text) in files {
        let file = aside.appending(path: path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try manager.moveItem(at: aside, to: place)
    } catch {
      try? manager.removeItem(at: aside)
      throw .failure("\(place.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
