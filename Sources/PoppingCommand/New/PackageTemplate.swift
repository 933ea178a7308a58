import Foundation

/// A package of one's own whose executable is the whole program, with one's own effects.
struct PackageTemplate {
  /// The first effect's name.
  let effect: EffectName

  /// The package's name, which is its folder's and its program's.
  let name: String

  /// The checkout that it depends on.
  let checkout: URL

  /// The package's files, by their path in it.
  var files: [String: String] {
    [
      "Package.swift": manifest,
      ".gitignore": ".build/\n",
      "Sources/\(name)/main.swift": main,
      "Sources/\(name)/\(effect.type).swift": EffectTemplate(name: effect).source,
    ]
  }

  /// The program.
  var main: String {
    """
    import PoppingCatalog
    import PoppingCommand

    // The built-in effects and your own; for your own alone leave out `Catalog.effects +` and the first import.
    Popping.main(effects: Catalog.effects + [\(effect.type)()])

    """
  }

  /// The manifest.
  ///
  /// SwiftPM knows a package that is a folder by the folder's name.
  var manifest: String {
    """
    // swift-tools-version: 6.0

    import PackageDescription

    let popping = \(literal(checkout.lastPathComponent))

    let package = Package(
      name: \(literal(name)),
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: \(literal(checkout.path)))],
      targets: [
        .executableTarget(
          name: \(literal(name)),
          dependencies: [
            .product(name: "PoppingStage", package: popping),
            .product(name: "PoppingCatalog", package: popping),
            .product(name: "PoppingCommand", package: popping),
          ])
      ]
    )

    """
  }

  /// A Swift string literal.
  private func literal(_ text: String) -> String { text.debugDescription }
}
