/// One of the values in an `AnimatedStorage` that animations can move, named by a key path.
///
/// A stored value is written in place; a computed one, such as a frame made of position and size, through its accessor.
public struct StorageProperty<Values, Value: Animatable>: Sendable {
  /// The name, under which animations of the property run unless they are given a key.
  public let name: String

  /// The least change that matters, in the value's units; a spring is at rest within half of it.
  public let threshold: Double

  /// The place of the value among the others.
  public let keyPath: any WritableKeyPath<Values, Value> & Sendable

  /// Makes a property.
  ///
  /// - Parameters:
  ///   - name: the name, also the default key of its animations.
  ///   - threshold: the least change that matters, above 0.
  ///   - keyPath: the place of the value among the others.
  public init(
    _ name: String, threshold: Double, keyPath: any WritableKeyPath<Values, Value> & Sendable
  ) {
    self.name = name
    self.threshold = threshold
    self.keyPath = keyPath
  }
}
