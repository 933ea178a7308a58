import PoppingTerminal
import Testing

@Suite("Pacing")
struct FramePacerTests {
  private let start = MonotonicClock.Instant(nanoseconds: 1_000_000_000)

  @Test(
    "Ten seconds take ten seconds, however late each frame is shown", arguments: [24.0, 30, 60, 120, 59.94])
  func noDrift(framesPerSecond: Double) {
    var pacer = FramePacer(framesPerSecond: framesPerSecond, start: start)
    var now = start
    let count = Int(10 * framesPerSecond)
    for frame in 0..<count {
      #expect(pacer.frame == frame)
      // A sleep that ends 0.9 ms late, and a drawing of 5 ms.
      now = max(now, pacer.deadline ?? now).advanced(by: 0.0059)
      pacer.advance(to: now)
    }
    #expect(pacer.skippedFrames == 0)
    let last = Double(count - 1) / framesPerSecond
    #expect(abs(now.seconds(since: start) - last - 0.0059) < 1e-6)
  }

  @Test("A frame whose moment is over is skipped, and the next comes when it is due")
  func skipping() throws {
    var pacer = FramePacer(framesPerSecond: 10, start: start)
    #expect(pacer.advance(to: start.advanced(by: 0.35)) == 4)
    #expect(pacer.frame == 4 && pacer.skippedFrames == 3)
    #expect(pacer.time == 0.4)
    #expect(try #require(pacer.deadline) == start.advanced(by: 0.4))
  }

  @Test("A pause moves what is to come, and there is no deadline while it lasts")
  func pausing() throws {
    var pacer = FramePacer(framesPerSecond: 50, start: start)
    pacer.advance(to: start.advanced(by: 0.001))
    pacer.pause(at: start.advanced(by: 0.005))
    #expect(pacer.deadline == nil && pacer.isPaused)
    pacer.resume(at: start.advanced(by: 3.005))
    #expect(try #require(pacer.deadline) == start.advanced(by: 3.02))
    #expect(pacer.time == 0.02)
  }

  @Test("A stop of the program moves what is to come, but not twice when the show stood still anyway")
  func shifting() throws {
    var pacer = FramePacer(framesPerSecond: 50, start: start)
    pacer.shift(by: 2)
    #expect(try #require(pacer.deadline) == start.advanced(by: 2))
    pacer.pause(at: start.advanced(by: 2))
    pacer.shift(by: 5)
    pacer.resume(at: start.advanced(by: 8))
    #expect(try #require(pacer.deadline) == start.advanced(by: 8))
  }
}
