import Foundation
import TerminalTestSupport

/// Where benchmarks find programs, and a folder to build others in, which goes with it.
final class Workshop {
  /// The folder.
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "popping-bench-\(getpid())").path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw BenchmarkError("No folder can be made for temporary files: \(error.localizedDescription)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The program as the README builds it, beside this one.
  static func popping() throws -> String {
    try existing(BuiltProduct.path("popping"), command: "swift build -c release --product popping")
  }

  /// The program linked statically, where the README has it built.
  static func staticPopping() throws -> String {
    try existing(".build/static/release/popping", command: staticBuild)
  }

  /// How the README has the static program built.
  static let staticBuild =
    "swift build -c release --static-swift-stdlib -Xlinker -s --scratch-path .build/static --product popping"

  private static func existing(_ path: String, command: String) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkError("There is no program \(path); build it with '\(command)'.")
    }
    return path
  }

  /// A Swift program that does nothing.
  func emptyProgram(isStatic: Bool) throws -> String {
    let program = "\(folder)/empty\(isStatic ? "-static" : "")"
    try write("", to: "\(folder)/main.swift")
    try ChildProcess.run(
      ["swiftc", "-O", "\(folder)/main.swift", "-o", program] + (isStatic ? ["-static-stdlib"] : []))
    return program
  }

  /// A copy of the package in the working folder, to build and to change.
  func packageCopy() throws -> String {
    let copy = "\(folder)/package"
    let parts = ["Package.swift", "Sources", "Catalog", "Tests"]
    guard parts.allSatisfy(FileManager.default.fileExists(atPath:)) else {
      throw BenchmarkError("The working folder is not the package's; call from where Package.swift is.")
    }
    try ChildProcess.run(["mkdir", "-p", copy])
    try ChildProcess.run(["cp", "-R"] + parts + [copy])
    return copy
  }

  /// Writes a file.
  func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw BenchmarkError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
