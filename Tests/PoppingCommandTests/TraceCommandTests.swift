import Foundation
import TerminalTestSupport
import Testing

/// `popping trace`: rows that other programs read.
@Suite struct TraceCommandTests {
  private func trace(_ arguments: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "popping-\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try PseudoTerminal.run(
      BuiltProduct.path("popping"), arguments: ["trace"] + arguments, timeout: 30, output: file.path)
    #expect(run.ending == .exited(0))
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func everyFrameHasARowForEachComponent() throws {
    let rows = rows(try trace(["flat-button"]))
    #expect(rows[0] == ["frame", "time", "layer", "property", "value", "velocity"])
    #expect(rows.dropFirst().allSatisfy { $0.count == 6 })
    // The press begins at 0.3 s, in frame 18, with the scale at 1.
    #expect(rows[1].prefix(5) == ["18", "0.3", "button", "scaleXY.x", "1"])
    #expect(rows[2][3] == "scaleXY.y")
    // 0.4 s later it is at 0.95, and in the end at rest at 1.
    let pressed = try #require(rows.first { $0[0] == "42" })
    #expect(pressed[4] == "0.95")
    #expect(try #require(rows.last)[4...] == ["1", "0"])
    // No frame is left out once it has begun.
    let frames = rows.dropFirst().filter { $0[3] == "scaleXY.x" }.compactMap { Int($0[0]) }
    #expect(frames == Array(18...(frames.last ?? 0)))
  }

  @Test func eventsHaveTheirExactTimes() throws {
    let rows = rows(try trace(["flat-button", "--events", "--fps", "7"]))
    #expect(rows[0] == ["frame", "time", "layer", "property", "event", "value"])
    let starts = rows.filter { $0[4] == "didStart" }.compactMap { Double($0[1]) }
    // The script presses after 0.3 s and lets go 0.6 s later, whatever the frame rate.
    #expect(abs(starts[0] - 0.3) < 1e-9 && abs(starts[1] - 0.9) < 1e-9)
    #expect(rows.filter { $0[4] == "didStart" }.count == rows.filter { $0[4] == "didStop" }.count)
  }

  @Test func asJSONItIsAnArrayOfObjects() throws {
    let text = try trace(["fold", "--format", "json", "--fps", "10"])
    let rows = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Set(rows[0].keys) == ["frame", "time", "layer", "property", "value", "velocity"])
    #expect(rows[0]["layer"] as? String == "upper" && rows[0]["property"] as? String == "rotationX")
    #expect(rows[0]["value"] as? Double == 0)
  }
}
