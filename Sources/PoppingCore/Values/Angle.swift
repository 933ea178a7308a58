/// An angle; positive ones turn clockwise on the screen, since y grows downwards.
public struct Angle: Hashable, Sendable {
  /// The angle in radians, not reduced to a single turn.
  public var radians: Double

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// Makes an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
}

extension Angle: Animatable {
  /// What the components are called in a trace.
  public static var componentNames: [String] { [""] }

  /// How many components the value has.
  public static var componentCount: Int { 1 }

  /// The radians, as the only component.
  public var components: Components { Components(radians, 0, 0, 0) }

  /// Makes the value from its components.
  public init(components: Components) { self.init(radians: components.x) }
}
