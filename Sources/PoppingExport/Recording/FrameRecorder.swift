import PoppingCanvas

/// Takes the frames of a performance and makes a file of them.
///
/// Times are handed in, in seconds from 0 on, so that the same frames give the same bytes.
public protocol FrameRecorder {
  /// Takes the frame that is shown from a time on.
  mutating func add(_ frame: Frame, at time: Double)

  /// The file, in which the last frame is shown until `end`.
  func file(endingAt end: Double) -> [UInt8]
}
