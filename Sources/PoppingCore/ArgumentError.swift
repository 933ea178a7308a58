/// Why numbers make no spring or decay: the argument, its value and what it must be.
public struct ArgumentError: Error, Hashable, CustomStringConvertible {
  /// The argument that was refused, as the initializer spells it: `mass`, `bounce`.
  public let argument: String

  /// The value that was given.
  public let value: Double

  /// What the argument must be, to follow the words "must be".
  public let requirement: String

  /// A sentence with the argument, its value and what it must be.
  public var description: String { "\(argument) is \(value), but must be \(requirement)" }

  static func check(
    _ argument: String, _ value: Double, _ requirement: String, _ holds: (Double) -> Bool
  ) throws(ArgumentError) {
    guard value.isFinite, holds(value) else {
      throw ArgumentError(argument: argument, value: value, requirement: requirement)
    }
  }

  static func checkFinite(_ argument: String, _ value: Double) throws(ArgumentError) {
    try check(argument, value, "a finite number") { _ in true }
  }

  static func checkPositive(_ argument: String, _ value: Double) throws(ArgumentError) {
    try check(argument, value, "a finite number above 0") { $0 > 0 }
  }

  static func checkNotNegative(_ argument: String, _ value: Double) throws(ArgumentError) {
    try check(argument, value, "a finite number, 0 or above") { $0 >= 0 }
  }
}

/// Why numbers make no spring.
public typealias SpringError = ArgumentError
