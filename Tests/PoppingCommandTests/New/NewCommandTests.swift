import Foundation
import PoppingStage
import Testing

@testable import PoppingCommand

@Suite struct NewCommandTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    let effects: [String] = [
      "FlatButton",
      "Publish",
    ]
    let rest = ["]"]

    """

  /// A folder that has what a checkout has, as far as `new` looks; gone afterwards.
  private func inCheckout(_ body: (Checkout) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "checkout-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["Catalog", "Tests/CatalogTests", "Sources/PoppingStage"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    try Data(Self.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try Data("public final class Stage {}\n@frozen public struct Angle {}\npublic struct Card {}\n".utf8)
      .write(to: folder.appending(path: "Sources/PoppingStage/Stage.swift"))
    try body(try #require(Checkout(around: folder.appending(path: "Catalog"))))
  }

  private func contents(of checkout: Checkout) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: checkout.folder.path) {
      contents[path] =
        (try? String(contentsOf: checkout.folder.appending(path: path), encoding: .utf8)) ?? "folder"
    }
    return contents
  }

  @Test(arguments: ["soft-landing", "SoftLanding", "softLanding"])
  func aNameIsWrittenInThreeWays(text: String) throws {
    let name = try EffectName(text)
    #expect(name.id == "soft-landing" && name.type == "SoftLanding" && name.title == "Soft landing")
  }

  @Test(arguments: ["", "3d", "a b", "a--b", "-a", "a-", "a/b", "..", "é", "a_b"])
  func aNameThatSwiftCannotTakeIsRefused(text: String) {
    #expect(throws: CommandError.self) { try EffectName(text) }
  }

  @Test func theNameTakesItsPlaceInTheAlphabetAndNothingElseChanges() {
    let expected = Self.manifest.replacingOccurrences(
      of: "  \"Publish\"", with: "  \"Lift\",\n  \"Publish\"")
    #expect(EffectList.adding("Lift", to: Self.manifest) == expected)
    #expect(
      EffectList.adding("Zoom", to: Self.manifest).flatMap(EffectList.names) == [
        "FlatButton", "Publish", "Zoom",
      ])
    #expect(EffectList.adding("Lift", to: "let package = Package()\n") == nil)
  }

  @Test func aNewEffectIsAFolderATestAndANameInTheList() throws {
    try inCheckout { checkout in
      let before = Set(try contents(of: checkout).keys)
      let report = try NewCommand.addEffect(EffectName("lift"), to: checkout)
      let after = try contents(of: checkout)
      #expect(
        Set(after.keys).subtracting(before) == [
          "Catalog/Lift", "Catalog/Lift/Lift.swift", "Catalog/Lift/README.md",
          "Catalog/Lift/preview.svg",
          "Tests/CatalogTests/LiftTests.swift",
        ])
      #expect(after["Catalog/Lift/Lift.swift"]?.contains("public struct Lift: Effect") == true)
      #expect(after["Package.swift"].flatMap(EffectList.names) == ["FlatButton", "Lift", "Publish"])
      #expect(report.contains("swift run popping play lift"))
    }
  }

  /// The preview is drawn from a compiled effect; what is written has to be that effect.
  @Test func whatIsWrittenIsWhatThePreviewShows() throws {
    let name = try EffectName("soft-landing")
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let starter = try String(
      contentsOf: tests.appending(path: "../../../Sources/PoppingCommand/New/Starter.swift"), encoding: .utf8)
    let written = EffectTemplate(name: name).source
    func setUp(_ text: String) throws -> [String] {
      let lines = text.replacingOccurrences(of: "public ", with: "").split(separator: "\n").map(String.init)
      let scripts = lines.filter {
        $0.contains("let script") || $0.contains("@Knob") || $0.contains("@Parameter")
      }
      return scripts + lines[try #require(lines.firstIndex { $0.contains("func setUp") })...]
    }
    #expect(try setUp(starter) == setUp(written))
    let card = Starter(name).card
    for part in [card.id, card.title, card.summary, card.story, card.touches[0]] {
      #expect(written.contains("\"\(part)\""))
    }
  }

  /// The format of this project: 110 columns, imports sorted.
  @Test(arguments: ["lift", "soft-landing", "zoom"])
  func whatIsWrittenKeepsToTheFormat(text: String) throws {
    let template = EffectTemplate(name: try EffectName(text))
    for source in [template.source, template.test] {
      let lines = source.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 110 })
      let imports = lines.filter { $0.hasPrefix("import ") }
      #expect(imports == imports.sorted())
    }
  }

  @Test(arguments: ["Catalog/Lift/notes.txt", "Tests/CatalogTests/LiftTests.swift"])
  func whatIsThereIsLeftAlone(path: String) throws {
    try inCheckout { checkout in
      let file = checkout.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: file)
      let before = try contents(of: checkout)
      #expect(throws: CommandError.self) { try NewCommand.addEffect(EffectName("lift"), to: checkout) }
      #expect(try contents(of: checkout) == before)
    }
  }

  @Test(arguments: ["publish", "flat-button", "stage", "angle", "card", "string", "self"])
  func takenNamesAreRefusedAndNothingChanges(text: String) throws {
    try inCheckout { checkout in
      let before = try contents(of: checkout)
      #expect(throws: CommandError.self) {
        let name = try EffectName(text)
        try NewCommand.checkType(name, in: checkout)
        _ = try NewCommand.addEffect(name, to: checkout)
      }
      #expect(try contents(of: checkout) == before)
    }
  }

  /// A run that was ended when the folder was complete and the manifest was not yet replaced.
  @Test func anInterruptedRunIsFinishedByTheNext() throws {
    try inCheckout { checkout in
      try NewCommand.addEffect(EffectName("lift"), to: checkout)
      let complete = try contents(of: checkout)
      try Data(Self.manifest.utf8).write(to: checkout.manifest)
      try FileManager.default.removeItem(
        at: checkout.folder.appending(path: "Tests/CatalogTests/LiftTests.swift"))
      try NewCommand.addEffect(EffectName("lift"), to: checkout)
      #expect(try contents(of: checkout) == complete)
    }
  }

  @Test func aPackageOfOnesOwnIsAboutTenLines() throws {
    try inCheckout { checkout in
      let folder = checkout.folder.appending(path: "own-effects")
      let report = try NewCommand.writePackage(folder, EffectName("lift"), checkout)
      let main = try String(
        contentsOf: folder.appending(path: "Sources/own-effects/main.swift"), encoding: .utf8)
      #expect(main.contains("Popping.main(effects: Catalog.effects + [Lift()])"))
      #expect(main.split(separator: "\n").count <= 10)
      let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      #expect(manifest.contains(".package(path: \"\(checkout.folder.path)\")"))
      #expect(report.contains("swift run own-effects play lift"))
      #expect(throws: CommandError.self) {
        try NewCommand.writePackage(folder, EffectName("lift"), checkout)
      }
    }
  }

  @Test(arguments: ["popping", "Popping-mine", "1st", "my effects", "Lift"])
  func aFolderThatCannotNameAPackageIsRefused(name: String) throws {
    try inCheckout { checkout in
      let folder = checkout.folder.appending(path: name)
      #expect(throws: CommandError.self) {
        try NewCommand.writePackage(folder, EffectName("lift"), checkout)
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }
}
