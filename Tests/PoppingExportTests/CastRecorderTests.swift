import Foundation
import PoppingCanvas
import PoppingExport
import TerminalTestSupport
import Testing

@Suite struct CastRecorderTests {
  private func cast(_ version: CastRecorder.Version, times: [Double], end: Double) throws -> CastReader {
    var recorder = CastRecorder(version: version, columns: 5, rows: 2, title: "\u{1b}\"\\ü")
    for (number, time) in times.enumerated() {
      var frame = Frame(columns: 5, rows: 2)
      frame.cells[0] = Cell(glyph: Glyph(Unicode.Scalar(UInt8(65 + number % 26))))
      recorder.add(frame, at: time)
    }
    return try CastReader(Data(recorder.file(endingAt: end)))
  }

  @Test func roundingDoesNotAddUp() throws {
    // A thousand frames at 60 a second: a third of a millisecond lost each time would be a third of a second.
    let times = (0..<1000).map { Double($0) / 60 }
    for version in CastRecorder.Version.allCases {
      let cast = try cast(version, times: times, end: 1000.0 / 60)
      #expect(zip(cast.events, times).allSatisfy { abs($0.time - $1) <= 0.000_501 })
      #expect(abs((cast.events.last?.time ?? 0) - 1000.0 / 60) <= 0.000_501)
    }
  }

  @Test func titlesAreQuoted() throws {
    #expect(try cast(.two, times: [0], end: 1).header["title"] as? String == "\u{1b}\"\\ü")
    #expect(try cast(.three, times: [0], end: 1).header["title"] as? String == "\u{1b}\"\\ü")
  }

  @Test func theDurationIsInTheHeaderOfVersionTwo() throws {
    #expect(try cast(.two, times: [0, 0.5], end: 2.25).header["duration"] as? Double == 2.25)
  }

  @Test func aFrameThatShowsTheSameIsNoEvent() throws {
    var recorder = CastRecorder(version: .two, columns: 5, rows: 2, title: "")
    for time in [0.0, 1, 2] { recorder.add(Frame(columns: 5, rows: 2), at: time) }
    #expect(try CastReader(Data(recorder.file(endingAt: 3))).events.map(\.time) == [0, 3])
  }
}
