// listing: ProgressBar
import Foundation
import PoppingCore

/// What the bar shows; the spring moves the share, which may pass what is done and come back.
final class ProgressBar {
  var share = 0.0

  func line(width: Int = 40) -> String {
    let eighths = Int(min(max(share, 0), 1) * Double(width * 8))
    let full = String(repeating: "█", count: eighths / 8)
    let part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    let bar = (full + part).padding(toLength: width, withPad: " ", startingAt: 0)
    return "▕\(bar)▏ \(Int((share * 100).rounded())) %"
  }
}

let bar = ProgressBar()
let animator = Animator()
let share = Property<ProgressBar, Double>("share", threshold: 0.002, keyPath: \.share)
let spring = try Spring(response: 0.5, dampingRatio: 0.5)

// Stands for work that tells now and then how far it is: the seconds from the start, and the share that is done.
let reports = [(0.2, 0.1), (0.9, 0.45), (1.3, 0.6), (2.2, 0.85), (2.5, 1)]
for (time, done) in reports {
  animator.after(time) { animator.add(.spring(to: done, spring), to: bar, share) }
}

let clock = ContinuousClock()
let start = clock.now
while !animator.isIdle {
  try await clock.sleep(for: .milliseconds(16))
  animator.advance(to: start.duration(to: clock.now) / .seconds(1))
  FileHandle.standardOutput.write(Data("\r\(bar.line()) ".utf8))
}
print()
// end of listing
