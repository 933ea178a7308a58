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
  public static var componentNames: [String] { [""] }
  public static var componentCount: Int { 1 }
  public var components: Components { Components(radians, 0, 0, 0) }
  public init(components: Components) { self.init(radians: components.x) }
}
