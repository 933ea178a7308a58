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
  let block: MemoryBlock
  let place: MemoryPlace

  init(_ block: MemoryBlock, _ place: MemoryPlace) {
    self.block = block
    self.place = place
  }

  var isGone: Bool { block.isDetached }

  func read() -> Components? { place.read() }

  func write(_ components: Components) { place.write(components) }
}

/// Where components lie in order; whoever uses it sees to it that the memory is there.
struct MemoryPlace {
  let start: UnsafeMutablePointer<Double>
  let count: Int

  func read() -> Components {
    var components = Components.zero
    for lane in 0..<count { components[lane] = start[lane] }
    return components
  }

  @inline(__always)
  func write(_ components: Components) {
    start[0] = components.x
    if count > 1 { start[1] = components.y }
    if count > 2 { start[2] = components.z }
    if count > 3 { start[3] = components.w }
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
