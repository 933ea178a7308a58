/// Many values on springs of one kind, moved together: what thousands of particles or grid points need.
///
/// The numbers lie in arrays of their own, distance by distance and velocity by velocity, and a frame is one pass over
/// them. A value that can no longer get further than half the threshold from its target is put onto it.
///
///     var grid = SpringBatch(.standard, count: 10_000)
///     grid.setTarget(1, of: 42)
///     grid.advance(by: 1.0 / 60)
///     let height = grid[42]
public struct SpringBatch: Sendable {
  /// What each of the values is on.
  public let spring: Spring

  /// The least change that matters, in the values' unit.
  public let threshold: Double

  private var distances: [Double]
  private var velocities: [Double]
  private var targets: [Double]

  /// What a frame makes of a distance and a velocity, and the length of the frame.
  private var step: (time: Double, transition: SpringTransition)?

  /// Puts values at rest.
  ///
  /// - Parameters:
  ///   - spring: What each of them is on.
  ///   - count: How many there are; below 0 counts as 0.
  ///   - value: Where they are, and their targets; a finite number.
  ///   - threshold: The least change that matters; what is not above 1e-100 counts as that.
  public init(_ spring: Spring, count: Int, at value: Double = 0, threshold: Double = 0.001) {
    self.spring = spring
    self.threshold = Double.maximum(threshold, 1e-100)
    distances = Array(repeating: 0, count: max(0, count))
    velocities = distances
    targets = Array(repeating: value, count: distances.count)
  }

  /// How many values there are.
  public var count: Int { distances.count }

  /// Whether every value stands on its target.
  public var isAtRest: Bool { distances.allSatisfy { $0 == 0 } && velocities.allSatisfy { $0 == 0 } }

  /// One of the values; setting it moves it there at once and leaves its velocity and target.
  public subscript(index: Int) -> Double {
    get { targets[index] + distances[index] }
    set { distances[index] = newValue - targets[index] }
  }

  /// How fast a value moves, in units per second.
  public func velocity(of index: Int) -> Double { velocities[index] }

  /// Lets a value move at a velocity in units per second from now on.
  public mutating func setVelocity(_ velocity: Double, of index: Int) { velocities[index] = velocity }

  /// Where a value goes.
  public func target(of index: Int) -> Double { targets[index] }

  /// Sends a value elsewhere; it goes on from where it is, at the velocity it has.
  public mutating func setTarget(_ target: Double, of index: Int) {
    distances[index] += targets[index] - target
    targets[index] = target
  }

  /// Lets so many seconds pass; frames of the same length, one after another, cost least.
  public mutating func advance(by time: Double) {
    let transition = step?.time == time ? step?.transition : nil
    let move = transition ?? spring.transition(over: time)
    step = (time, move)
    // A spring's energy never grows, so with the energy of half the threshold a value stays within it.
    let limit = threshold * threshold / 4
    let velocityShare = spring.mass / spring.stiffness
    let count = count
    distances.withUnsafeMutableBufferPointer { distances in
      velocities.withUnsafeMutableBufferPointer { velocities in
        for index in 0..<count {
          let distance = move.displacement(from: distances[index], velocity: velocities[index])
          let velocity = move.velocity(from: distances[index], velocity: velocities[index])
          let isMoving = distance * distance + velocity * velocity * velocityShare > limit
          distances[index] = isMoving ? distance : 0
          velocities[index] = isMoving ? velocity : 0
        }
      }
    }
  }
}
