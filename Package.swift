// swift-tools-version: 6.0

import PackageDescription

// The effects of the catalogue: each is a folder `Catalog/<Name>` with `<Name>.swift`, a `README.md` and a `preview.svg`,
// and a name in this list. The registry is generated from it when `PoppingCatalog` is built.
let effects: [String] = [
  "Alive",
  "Attention",
  "Chart",
  "Circle",
  "Counter",
  "DecayThrow",
  "Entrance",
  "Exit",
  "FlatButton",
  "Fold",
  "Icons",
  "Image",
  "Like",
  "Login",
  "MenuRow",
  "Modal",
  "PaperButton",
  "Password",
  "Placeholder",
  "Popover",
  "Profile",
  "Publish",
  "Radial",
  "Rise",
  "Scroll",
  "Shuffle",
  "Squash",
  "Sticky",
  "Tabs",
  "TiltCard",
  "Transition",
]

let effectTargets: [Target] = effects.map { name in
  .target(
    name: "\(name)Effect",
    dependencies: ["PoppingStage"],
    path: "Catalog/\(name)",
    exclude: ["README.md", "preview.svg"]
  )
}

let effectDependencies: [Target.Dependency] = effects.map { .byName(name: "\($0)Effect") }

// From the ground up: a target imports only what stands below it.
let houseTargets: [Target] = [
  .target(name: "PoppingCore"),
  .target(name: "PoppingPicture"),
  .target(name: "PoppingStage", dependencies: ["PoppingCore", "PoppingPicture"], exclude: ["Scripts"]),
  .target(
    name: "PoppingCatalog",
    dependencies: ["PoppingStage"] + effectDependencies,
    plugins: ["CatalogPlugin"]
  ),
  .plugin(name: "CatalogPlugin", capability: .buildTool(), path: "Sources/CatalogPlugin"),
  .target(name: "PoppingCanvas", dependencies: ["PoppingStage"], exclude: ["Scripts"]),
  .target(name: "PoppingExport", dependencies: ["PoppingStage", "PoppingCanvas"]),
  .target(name: "PoppingConformance", dependencies: ["PoppingStage", "PoppingCanvas"]),
  .target(name: "PoppingTerminal", dependencies: ["PoppingCanvas"]),
  .target(
    name: "PoppingCommand",
    dependencies: ["PoppingStage", "PoppingCanvas", "PoppingExport", "PoppingTerminal"]),
  .executableTarget(name: "popping", dependencies: ["PoppingCommand", "PoppingCatalog"]),
  .target(
    name: "PoppingBenchmark", dependencies: ["PoppingCommand", "PoppingCatalog", "TerminalTestSupport"],
    exclude: ["README.md"]),
  .executableTarget(name: "popping-bench", dependencies: ["PoppingBenchmark"]),
]

let testTargets: [Target] = [
  .testTarget(
    name: "PoppingCoreTests", dependencies: ["PoppingCore"], resources: [.copy("Fixtures")]),
  .testTarget(name: "PoppingPictureTests", dependencies: ["PoppingPicture"]),
  .testTarget(name: "PoppingStageTests", dependencies: ["PoppingStage"]),
  .testTarget(name: "PoppingCanvasTests", dependencies: ["PoppingCanvas", "TerminalTestSupport"]),
  .testTarget(
    name: "CatalogTests", dependencies: ["PoppingStage", "PoppingCanvas"] + effectDependencies,
    exclude: ["Snapshots"]),
  .testTarget(name: "PoppingConformanceTests", dependencies: ["PoppingConformance", "PoppingCatalog"]),
  .testTarget(name: "PoppingExportTests", dependencies: ["PoppingExport", "TerminalTestSupport"]),
  .target(name: "TerminalTestSupport", path: "Tests/TerminalTestSupport"),
  .executableTarget(
    name: "TerminalFixture", dependencies: ["PoppingCanvas", "PoppingTerminal"], path: "Tests/TerminalFixture"
  ),
  .testTarget(
    name: "PoppingTerminalTests", dependencies: ["PoppingTerminal", "TerminalTestSupport", "TerminalFixture"]),
  .testTarget(
    name: "PoppingCommandTests", dependencies: ["PoppingCommand", "TerminalTestSupport", "popping"]),
  .testTarget(name: "PoppingBenchmarkTests", dependencies: ["PoppingBenchmark"]),
  .executableTarget(name: "ProgressBar", dependencies: ["PoppingCore"], path: "Tests/ProgressBar"),
  .testTarget(
    name: "GuideTests",
    dependencies: ["PoppingConformance", "PoppingCatalog", "PoppingCommand", "ProgressBar"]),
]

let products: [Product] =
  [.executable(name: "popping", targets: ["popping"])]
  + ["Core", "Picture", "Stage", "Catalog", "Canvas", "Export", "Conformance", "Terminal", "Command"].map {
    room in
    .library(name: "Popping\(room)", targets: ["Popping\(room)"])
  }

let package = Package(
  name: "Popping",
  platforms: [.macOS(.v15)],
  products: products,
  targets: houseTargets + effectTargets + testTargets,
  swiftLanguageModes: [.v6]
)
