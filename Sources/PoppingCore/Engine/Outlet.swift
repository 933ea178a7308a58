/// Where a motion reads and writes components, whatever the type of the value and of what holds it.
protocol Outlet: AnyObject {
  /// Whether what held the value is gone.
  var isGone: Bool { get }

  /// The components as they are now; nil if what held them is gone.
  func read() -> Components?

  func write(_ components: Components)
}

/// A property of an object, which is held weakly.
final class ObjectOutlet<Object: AnyObject, Value: Animatable>: Outlet {
  private weak var object: Object?
  private let property: Property<Object, Value>

  init(_ object: Object, _ property: Property<Object, Value>) {
    self.object = object
    self.property = property
  }

  var isGone: Bool { object == nil }

  func read() -> Components? { object.map { property.read($0).components } }

  func write(_ components: Components) {
    if let object { property.write(object, Value(components: components)) }
  }
}

/// A stored value in a block of memory, where its components lie in order.
final class MemoryOutlet: Outlet {
  private let block: MemoryBlock
  private let place: UnsafeMutablePointer<Double>
  private let count: Int

  init(_ block: MemoryBlock, _ place: UnsafeMutablePointer<Double>, count: Int) {
    self.block = block
    self.place = place
    self.count = count
  }

  var isGone: Bool { block.isDetached }

  func read() -> Components? {
    var components = Components.zero
    for lane in 0..<count { components[lane] = place[lane] }
    return components
  }

  func write(_ components: Components) {
    for lane in 0..<count { place[lane] = components[lane] }
  }
}

/// A computed value of a storage, reached through its key path.
final class AccessorOutlet<Values, Value: Animatable>: Outlet {
  private let block: MemoryBlock
  private let pointer: UnsafeMutablePointer<Values>
  private let keyPath: WritableKeyPath<Values, Value>

  init(
    _ block: MemoryBlock, _ pointer: UnsafeMutablePointer<Values>, _ keyPath: WritableKeyPath<Values, Value>
  ) {
    self.block = block
    self.pointer = pointer
    self.keyPath = keyPath
  }

  var isGone: Bool { block.isDetached }

  func read() -> Components? { pointer.pointee[keyPath: keyPath].components }

  func write(_ components: Components) { pointer.pointee[keyPath: keyPath] = Value(components: components) }
}
