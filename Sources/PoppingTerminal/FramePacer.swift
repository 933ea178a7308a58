/// Says when each frame of a show is due: at its start plus the frame's number times the frame's duration.
///
/// The moments are absolute, so waiting a little too long does not add up, and a frame that is already over is skipped
/// instead of shown late. It reads no clock: the moments are handed in.
///
///     var pacer = FramePacer(framesPerSecond: 60, start: MonotonicClock.now)
///     while pacer.time < duration {
///       stage.advance(to: pacer.time)
///       // draw, show, and wait for pacer.deadline
///       pacer.advance(to: MonotonicClock.now)
///     }
public struct FramePacer: Sendable {
  /// How many frames make a second of the clock.
  public let framesPerSecond: Double

  /// The number of the frame that is due next; the first is 0.
  public private(set) var frame = 0

  /// The number of frames that were left out because their moment had passed.
  public private(set) var skippedFrames = 0

  private var epoch: MonotonicClock.Instant
  private var pauseStart: MonotonicClock.Instant?

  /// Makes a pacer whose first frame is due at `start`.
  ///
  /// At least one frame in 1000 seconds is shown, at most 1000 a second.
  public init(framesPerSecond: Double, start: MonotonicClock.Instant) {
    self.framesPerSecond = framesPerSecond > 0.001 ? min(framesPerSecond, 1000) : 0.001
    epoch = start
  }

  /// The moment at which the next frame is due; `nil` while paused.
  public var deadline: MonotonicClock.Instant? { isPaused ? nil : epoch.advanced(by: time) }

  /// The time of the next frame in the show, in seconds from its start.
  public var time: Double { Double(frame) / framesPerSecond }

  /// Whether the show stands still.
  public var isPaused: Bool { pauseStart != nil }

  /// Goes on from the frame that was shown to the first that is still to come.
  /// - Returns: How many frames further that is: 1, or more if some are skipped. What moves by frames has to move by as
  ///   many, or it falls behind.
  @discardableResult
  public mutating func advance(to now: MonotonicClock.Instant) -> Int {
    let due = Int((now.seconds(since: epoch) * framesPerSecond).rounded(.down)) + 1
    let next = max(frame + 1, due)
    defer { frame = next }
    skippedFrames += next - frame - 1
    return next - frame
  }

  /// Lets the show stand still from a moment on.
  public mutating func pause(at now: MonotonicClock.Instant) {
    if !isPaused { pauseStart = now }
  }

  /// Lets the show go on where it stood.
  public mutating func resume(at now: MonotonicClock.Instant) {
    guard let start = pauseStart else { return }
    pauseStart = nil
    shift(by: now.seconds(since: start))
  }

  /// Moves everything that is still to come by a number of seconds, as after a stop of the whole program; a pause holds it
  /// back anyway.
  public mutating func shift(by seconds: Double) {
    if !isPaused { epoch = epoch.advanced(by: seconds) }
  }
}
