/// A finger, or a pressed mouse button, at one moment.
public struct Touch: Hashable, Sendable {
  /// What has become of the touch.
  public var phase: Phase

  /// Where it is, in points of the stage.
  public var location: Point

  /// When, in seconds of the stage's time.
  public var time: Double

  /// The life of a touch.
  public enum Phase: Hashable, Sendable {
    /// It has begun.
    case began
    /// It has moved.
    case moved
    /// It has been let go.
    case ended
    /// It has been lost: nobody knows where it was let go.
    case cancelled
  }
}
