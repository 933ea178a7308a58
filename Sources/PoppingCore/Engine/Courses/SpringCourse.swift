/// The exact course of a spring.
struct SpringCourse: Course {
  private let spring: Spring
  let kernel: SpringKernel
  let ends: CourseEnds

  /// Where clamping stops each component: the time at which it first reaches the target.
  private let stops: Components

  init(_ spring: Spring, _ ends: CourseEnds) {
    self.spring = spring
    self.ends = ends
    let displacement = ends.from - ends.to
    var stops = Components(repeating: .infinity)
    var duration = 0.0
    for path in Self.paths(spring, displacement, ends.velocity) {
      var end = spring.settlingTime(
        displacement: path.displacement, velocity: path.velocity, threshold: ends.restDistance)
      if ends.clampMode.contains(.end) {
        stops[path.lane] = path.crossing
        end = min(end, path.crossing)
      }
      duration = max(duration, end)
    }
    self.stops = stops
    kernel = SpringKernel(
      rates: spring.rates, from: ends.from, to: ends.to, displacement: displacement, velocity: ends.velocity,
      duration: duration)
  }

  var duration: Double { kernel.duration }

  /// Whether the kernel tells the whole course.
  var isFree: Bool { ends.clampMode.isEmpty }

  func value(at time: Double) -> Components {
    let free = kernel.value(at: time)
    guard !isFree, time > 0 else { return free }
    let held = ends.clampMode.contains(.start) ? ends.heldBehindStart(free) : free
    return held.replacing(with: ends.to, where: stops .<= Components(repeating: time))
  }

  func velocity(at time: Double) -> Components {
    kernel.velocity(at: time).replacing(with: 0, where: stops .<= Components(repeating: time))
  }

  /// The last of the first crossings; where a component has none, it reaches the target at the end.
  var reachTime: Double {
    Self.paths(spring, kernel.displacement, ends.velocity)
      .reduce(0) { max($0, min($1.crossing, duration)) }
  }

  func continued(at time: Double, _ change: CourseChange) -> any Course {
    var ends = ends
    ends.from = value(at: time)
    ends.velocity = velocity(at: time)
    ends.apply(change)
    if case .spring(let spring) = change { return SpringCourse(spring, ends) }
    return SpringCourse(spring, ends)
  }

  /// The components that move.
  private static func paths(
    _ spring: Spring, _ displacement: Components, _ velocity: Components
  ) -> [SpringPath] {
    (0..<Components.scalarCount)
      .map {
        SpringPath(rates: spring.rates, lane: $0, displacement: displacement[$0], velocity: velocity[$0])
      }
      .filter { $0.displacement != 0 || $0.velocity != 0 }
  }
}

/// The numbers of a spring's course and nothing else, so that moving a value counts no references.
struct SpringKernel {
  let rates: SpringRates
  let from: Components
  let to: Components
  let displacement: Components
  let velocity: Components
  let duration: Double

  /// A value that stands at zero.
  static let still = SpringKernel(
    rates: Spring.standard.rates, from: .zero, to: .zero, displacement: .zero, velocity: .zero, duration: 0)

  @inline(__always)
  func value(at time: Double) -> Components {
    guard time < duration else { return to }
    guard time > 0 else { return from }
    return to + rates.transition(over: time).displacement(from: displacement, velocity: velocity)
  }

  func velocity(at time: Double) -> Components {
    guard time < duration else { return .zero }
    guard time > 0 else { return velocity }
    return rates.transition(over: time).velocity(from: displacement, velocity: velocity)
  }
}
