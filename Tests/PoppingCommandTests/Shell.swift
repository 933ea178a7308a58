import Foundation
import TerminalTestSupport

/// What a command line printed and how it ended.
struct Outcome {
  let output: String
  let errors: String
  let status: Int32
}

/// Runs a line of bash in which `popping` is the built program.
func shell(_ line: String, in folder: URL? = nil, environment: [String: String] = [:]) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", "popping() { \"\(BuiltProduct.path("popping"))\" \"$@\"; }\n\(line)"]
  var variables = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
  ]
  variables.merge(environment) { $1 }
  process.environment = variables
  process.currentDirectoryURL = folder
  let output = Pipe()
  let errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  let messages = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return Outcome(
    output: String(decoding: text, as: UTF8.self), errors: String(decoding: messages, as: UTF8.self),
    status: process.terminationStatus)
}

/// A new folder for a test, gone afterwards.
func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "popping-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
