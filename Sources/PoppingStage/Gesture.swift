/// A drag or a tap on a layer.
public final class Gesture {
  /// What has become of the drag.
  public private(set) var phase = Phase.began

  /// Where the touch began, in the plane of the layer's superlayer, in points.
  public private(set) var start: Point

  /// Where the touch is now, in the plane of the layer's superlayer, in points.
  public private(set) var location: Point

  /// How far the touch has been drawn from where it began, in points.
  public var translation: Point { location - start }

  /// The touch's velocity in points per second, over its last tenth of a second; zero after it has rested.
  public var velocity: Point {
    guard let last = trail.last, let first = trail.first(where: { last.time - $0.time <= Self.memory }),
      last.time > first.time
    else { return .zero }
    return (last.location - first.location) * (1 / (last.time - first.time))
  }

  /// How long a movement counts for the velocity, in seconds.
  private static let memory = 0.1
  private var trail: [Touch] = []
  private(set) var isOver = false

  /// The life of a gesture.
  public enum Phase: Hashable, Sendable {
    /// The touch has begun.
    case began
    /// The touch has moved.
    case changed
    /// The touch was let go after it had moved.
    case ended
    /// The touch was let go where it began.
    case tapped
    /// The touch was lost, or the gesture was ended by `cancel()`.
    case cancelled
  }

  init(_ touch: Touch) {
    start = touch.location
    location = touch.location
    trail = [touch]
  }

  /// Ends the gesture: what the touch does from now on is not answered any more.
  public func cancel() { isOver = true }

  /// Takes in what the touch does next; false when nobody needs to hear of it.
  func update(_ touch: Touch) -> Bool {
    guard !isOver else { return false }
    location = touch.location
    switch touch.phase {
    case .began: return false
    case .moved:
      phase = .changed
      trail.removeAll { touch.time - $0.time > Self.memory }
      trail.append(touch)
    case .ended:
      phase = phase == .began ? .tapped : .ended
      // A finger that rested before it was let go has no velocity.
      trail.removeAll { touch.time - $0.time > Self.memory }
      isOver = true
    case .cancelled:
      phase = .cancelled
      isOver = true
    }
    return true
  }
}
