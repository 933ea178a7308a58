import Foundation
import PoppingStage

/// Has pictures of other formats converted by a program that is installed: ImageMagick, ffmpeg or Netpbm.
enum PictureConverter {
  /// A program that converts, and how it is called to write PNG or Netpbm to its standard output.
  private struct Tool {
    let name: String
    let arguments: (_ path: String) -> [String]
  }

  private static var tools: [Tool] {
    [
      Tool(name: "magick") { ["\($0)[0]", "png:-"] },
      Tool(name: "convert") { ["\($0)[0]", "png:-"] },
      Tool(name: "ffmpeg") {
        [
          "-v", "error", "-nostdin", "-i", "file:\($0)", "-frames:v", "1", "-f", "image2pipe", "-c:v", "ppm",
          "-",
        ]
      },
      Tool(name: "anytopnm") { [$0] },
    ]
  }

  /// How long a converter may take, in seconds.
  private static let patience = 10.0

  /// The picture as PNG or Netpbm, from the first installed program that can convert it.
  static func convert(_ path: String) throws(CommandError) -> [UInt8] {
    var complaint: String?
    for tool in tools {
      guard let program = executable(tool.name) else { continue }
      do {
        return try run(program, tool.arguments(URL(filePath: path).path))
      } catch {
        complaint = complaint ?? "\(tool.name) says: \(error.message)"
      }
    }
    guard let complaint else {
      throw .failure(
        "The picture '\(path)' is neither PNG nor Netpbm; install ImageMagick, ffmpeg or Netpbm to have it converted."
      )
    }
    throw .failure("The picture '\(path)' cannot be converted; \(complaint)")
  }

  private static func executable(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a converter with its output in a file, so that neither its length nor its time is without bounds.
  private static func run(_ program: URL, _ arguments: [String]) throws(CommandError) -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "popping-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "picture")
    let errors = folder.appending(path: "errors")
    let process = Process()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in [output, errors] { try Data().write(to: file) }
      process.executableURL = program
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw .failure(error.localizedDescription)
    }
    var waited = 0.0
    while process.isRunning {
      let size = (try? output.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
      if waited > patience || size > PictureFile.limit {
        process.terminate()
        throw .failure(waited > patience ? "nothing for ten seconds." : "more than 1 GiB.")
      }
      Thread.sleep(forTimeInterval: 0.01)
      waited += 0.01
    }
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      let line = text.split(whereSeparator: \.isNewline).first.map { String($0).sanitizedForTerminal }
      throw .failure(line ?? "nothing, and ends with status \(process.terminationStatus).")
    }
    return try PictureFile.contents(of: output.path)
  }
}
