import Foundation
import PackagePlugin

/// Writes the registry: a Swift file that names every effect module the target depends on.
///
/// The modules come from the list of effects in the manifest. A module `FoldEffect` holds its effect in `Fold.swift`, as
/// the type `Fold`; one without it fails the build with a sentence that says so.
@main
struct CatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let modules = target.dependencies.compactMap { dependency -> SwiftSourceModuleTarget? in
      guard case .target(let target) = dependency, target.name.hasSuffix("Effect") else { return nil }
      return target as? SwiftSourceModuleTarget
    }
    let names = modules.map { String($0.name.dropLast("Effect".count)) }
    for (module, name) in zip(modules, names) where !declares(name, in: module) {
      Diagnostics.error(
        "The module \(module.name) has no effect: Catalog/\(name)/\(name).swift has to declare 'public struct \(name): Effect'."
      )
    }
    let registry = context.pluginWorkDirectoryURL.appending(path: "Registry.swift")
    try write(source(for: names), to: registry)
    return [
      .buildCommand(
        displayName: "List the effects of the catalogue",
        executable: URL(filePath: "/usr/bin/true"),
        arguments: [],
        outputFiles: [registry]
      )
    ]
  }

  private func declares(_ name: String, in module: SwiftSourceModuleTarget) -> Bool {
    let file = module.directoryURL.appending(path: "\(name).swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return text.contains("public struct \(name): Effect")
  }

  private func source(for names: [String]) -> String {
    let imports = names.map { "import \($0)Effect\n" }.joined()
    let entries = names.map { "    \($0)(),\n" }.joined()
    return """
      \(imports)import PoppingStage

      /// The effects of this catalogue.
      public enum Catalog {
        /// The effects, in the order of the manifest.
        public static let effects: [any Effect] = [
      \(entries)  ]
      }

      """
  }

  /// Leaves the file alone when it holds just that, so that nothing is compiled again for it.
  private func write(_ source: String, to file: URL) throws {
    if let present = try? String(contentsOf: file, encoding: .utf8), present == source { return }
    try source.write(to: file, atomically: true, encoding: .utf8)
  }
}
