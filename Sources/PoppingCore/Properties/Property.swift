/// Something of an object that animations can move: how it is read and written, and when it counts as arrived.
///
/// ```swift
/// let amount = Property<Account, Double>("amount", threshold: 0.01, keyPath: \.amount)
/// animator.add(.spring(to: 250), to: account, amount)
/// ```
public struct Property<Object: AnyObject, Value: Animatable>: Sendable {
  /// The name, under which animations of the property run unless they are given a key.
  public let name: String

  /// The least change that matters, in the value's units; a spring is at rest within half of it.
  public let threshold: Double

  /// Reads the value.
  public let read: @Sendable (Object) -> Value

  /// Writes the value.
  public let write: @Sendable (Object, Value) -> Void

  /// Makes a property from a way to read and a way to write it.
  ///
  /// - Parameters:
  ///   - name: the name, also the default key of its animations.
  ///   - threshold: the least change that matters, above 0; POP's default is 1.
  ///   - read: reads the value.
  ///   - write: writes the value.
  public init(
    _ name: String, threshold: Double = 1, read: @escaping @Sendable (Object) -> Value,
    write: @escaping @Sendable (Object, Value) -> Void
  ) {
    self.name = name
    self.threshold = threshold
    self.read = read
    self.write = write
  }

  /// Makes a property from a key path.
  ///
  /// - Parameters:
  ///   - name: the name, also the default key of its animations.
  ///   - threshold: the least change that matters, above 0; POP's default is 1.
  ///   - keyPath: the place of the value in the object.
  public init(
    _ name: String, threshold: Double = 1, keyPath: any ReferenceWritableKeyPath<Object, Value> & Sendable
  ) {
    self.init(name, threshold: threshold) {
      $0[keyPath: keyPath]
    } write: {
      $0[keyPath: keyPath] = $1
    }
  }
}
