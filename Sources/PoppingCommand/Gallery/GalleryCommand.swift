import Foundation
import PoppingStage

/// `popping gallery`: the pages that show the effects of a checkout, made from their cards and scripts.
enum GalleryCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let checkout = try Checkout.current()
    let gallery = Gallery(effects: program.catalog.effects, folder: checkout.folder)
    guard !gallery.entries.isEmpty else {
      throw .failure(
        "None of this program's effects is in \(checkout.folder.path); call the program that was built there."
      )
    }
    var progress = Progress("gallery")
    let stale = try gallery.staleFiles(progress: &progress)
    progress.finish()
    if arguments[.check] {
      guard stale.isEmpty else {
        let paths = stale.map(\.path).joined(separator: ", ")
        throw .failure("Out of date: \(paths). 'popping gallery' writes what the cards and scripts give now.")
      }
      try StandardStreams.write("The gallery is up to date.\n")
      return .done
    }
    for file in stale {
      try WholeFile.write(Array(file.text.utf8), to: "\(checkout.folder.path)/\(file.path)")
    }
    try StandardStreams.write(
      stale.isEmpty
        ? "The gallery was up to date.\n" : "Written: \(stale.map(\.path).joined(separator: ", "))\n")
    return .done
  }
}
