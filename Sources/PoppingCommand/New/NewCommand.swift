import Foundation

/// `popping new`: a new effect in this package, or a new package of one's own.
enum NewCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let name = try EffectName(arguments.operands[0])
    let checkout = try Checkout.current()
    if program.catalog.effects.contains(where: { $0.card.id == name.id }) {
      throw .usage("There is an effect '\(name.id)' already; choose another name.")
    }
    try checkType(name, in: checkout)
    let report =
      if let folder = arguments.value(.package) {
        try writePackage(URL(filePath: folder), name, checkout)
      } else {
        try addEffect(name, to: checkout)
      }
    try StandardStreams.write(report)
    return .done
  }

  /// Refuses a type's name that would hide another.
  static func checkType(_ name: EffectName, in checkout: Checkout) throws(CommandError) {
    let taken = checkout.publicTypes().union(EffectName.swiftNames)
    for type in [name.type, "\(name.type)Effect"] where taken.contains(type) {
      throw .usage("'\(type)' is a type already, which a new effect would hide; choose another name.")
    }
  }

  /// Writes an effect into a checkout and says what to do next.
  ///
  /// The manifest is replaced when the folder is complete. A run that was ended between the two left a folder that
  /// nothing uses; the next run takes it over.
  @discardableResult
  static func addEffect(_ name: EffectName, to checkout: Checkout) throws(CommandError) -> String {
    let template = EffectTemplate(name: name)
    let path = "Catalog/\(name.type)"
    let folder = NewFolder(
      place: checkout.folder.appending(path: path),
      files: try template.files)
    let test = checkout.folder.appending(path: "Tests/CatalogTests/\(name.type)Tests.swift")
    guard let manifest = try? String(contentsOf: checkout.manifest, encoding: .utf8),
      let names = EffectList.names(in: manifest),
      let extended = EffectList.adding(name.type, to: manifest)
    else {
      throw .failure(
        "\(checkout.manifest.path) has no list 'let effects: [String] = [' to add the effect to.")
    }
    if let other = names.first(where: { $0.lowercased() == name.type.lowercased() }) {
      throw .usage("Package.swift lists an effect '\(other)' already; choose another name.")
    }
    let isThere = FileManager.default.fileExists(atPath: folder.place.path)
    if isThere && !folder.isWritten {
      throw .usage("\(path) exists already; choose another name, or move the folder away.")
    }
    if FileManager.default.fileExists(atPath: test.path) {
      throw .usage(
        "Tests/CatalogTests/\(name.type)Tests.swift exists already; choose another name, or move it away.")
    }
    if !isThere { try folder.write() }
    do {
      try Data(extended.utf8).write(to: checkout.manifest, options: .atomic)
      try Data(template.test.utf8).write(to: test, options: .atomic)
    } catch {
      throw .failure("\(name.type) could not be added: \(error.localizedDescription)")
    }
    return """
      \(path)/\(name.type).swift holds the effect; Package.swift lists it, and \
      Tests/CatalogTests/\(name.type)Tests.swift tests it.

      Next, in \(checkout.folder.path):
        swift run popping play \(name.id)
        swift run popping play \(name.id) --interactive
        swift test --filter \(name.type)Tests
        swift run popping gallery    draws its preview anew when you have changed it

      """
  }

  /// Writes a package that depends on a checkout and says what to do next.
  @discardableResult
  static func writePackage(_ folder: URL, _ effect: EffectName, _ checkout: Checkout) throws(CommandError)
    -> String
  {
    let place = folder.standardizedFileURL
    let name = place.lastPathComponent
    let isName = name.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 95
    }
    guard isName, name.first?.isLetter == true, !name.lowercased().hasPrefix("popping"),
      name.lowercased() != checkout.folder.lastPathComponent.lowercased(), name != effect.type
    else {
      throw .usage(
        """
        '\(name)' cannot be the name of the package and its program: it starts with a letter, is made of letters, digits, \
        hyphens and underscores, and differs from Popping's names and the effect's. Choose another folder.
        """)
    }
    if FileManager.default.fileExists(atPath: place.path) {
      throw .usage("\(place.path) exists already; choose a folder that does not.")
    }
    try NewFolder(
      place: place, files: PackageTemplate(effect: effect, name: name, checkout: checkout.folder).files
    ).write()
    return """
      \(place.path) is a package with the effect \(effect.type) and a program of its own.

      Next:
        cd \(place.path)
        swift run \(name) play \(effect.id)
        swift run \(name) list

      """
  }
}
