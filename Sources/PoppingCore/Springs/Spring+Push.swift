#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Spring {
  /// The velocity with which a value that rests at its target is pushed so that it first swings out to a distance.
  ///
  /// A push with velocity v goes out the farthest where its velocity is zero, after atan(ω/r)/ω seconds with the decay r
  /// and the damped frequency ω; 1/r at critical damping, and atanh(s/r)/s beyond, with rates r ± s.
  ///
  /// - Parameter distance: how far the first swing goes, in the value's units; its sign is the velocity's.
  /// - Returns: the velocity in units per second.
  public func velocity(pushingTo distance: Double) -> Double {
    let (decay, root) = (rates.decay, rates.root)
    let time =
      root == 0 ? 1 / decay : (rates.oscillates ? atan2(root, decay) : atanh(root / decay)) / root
    return distance / value(at: time, from: 0, to: 0, velocity: 1)
  }
}
