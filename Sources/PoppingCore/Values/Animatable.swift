/// A value made of one to four numbers, which an animation can move.
///
/// The engine works on components alone: a spring moves each of them by itself, all with the same spring.
public protocol Animatable: Equatable, Sendable {
  /// What each component is called in a trace (`x`, `y`); one to four names, the only one of a plain number empty.
  static var componentNames: [String] { get }

  /// How many components the value has, 1 to 4; the count of `componentNames`.
  static var componentCount: Int { get }

  /// The components in order; the lanes behind the last component are 0.
  var components: Components { get }

  /// Makes the value from its components; lanes behind the last component are ignored.
  init(components: Components)
}

/// The components of an animatable value; unused lanes are 0.
public typealias Components = SIMD4<Double>

extension Double: Animatable {
  /// An empty name: the number is its only component.
  public static var componentNames: [String] { [""] }

  /// One.
  public static var componentCount: Int { 1 }

  /// The number, in the first lane.
  public var components: Components { Components(self, 0, 0, 0) }

  /// Makes the number from the first lane.
  public init(components: Components) { self = components.x }
}
