/// The memory of a struct of values that animations write in place.
///
/// An object such as a layer owns one. Animations hold the memory, not the owner: when the storage goes with its owner,
/// or says `detach()`, what still runs on it ends at the next advance, unfinished.
public final class AnimatedStorage<Values> {
  let block: MemoryBlock
  private let pointer: UnsafeMutablePointer<Values>

  /// Puts values into a memory of their own.
  public init(_ values: Values) {
    let pointer = UnsafeMutablePointer<Values>.allocate(capacity: 1)
    pointer.initialize(to: values)
    self.pointer = pointer
    block = MemoryBlock {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  deinit { block.detach() }

  /// The values, read and changed in place.
  public var values: Values {
    _read { yield pointer.pointee }
    _modify { yield &pointer.pointee }
  }

  /// Ends the animations that run on the values, unfinished, at the next advance.
  public func detach() { block.detach() }

  /// Where a motion finds one of the values: its place in memory, or its accessor where it has none.
  func outlet<Value: Animatable>(to keyPath: WritableKeyPath<Values, Value>) -> any Outlet {
    guard let offset = MemoryLayout<Values>.offset(of: keyPath), Value.liesInMemoryAsComponents else {
      return AccessorOutlet(block, pointer, keyPath)
    }
    let place = (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: Double.self)
    return MemoryOutlet(block, MemoryPlace(start: place, count: Value.componentCount))
  }
}

/// Memory that is freed when neither its storage nor an animation uses it any more.
final class MemoryBlock {
  /// Whether the owner has gone; it stands in memory of its own, to be looked at without counting references.
  let detachment = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  private let free: () -> Void

  init(free: @escaping () -> Void) {
    self.free = free
    detachment.initialize(to: false)
  }

  deinit {
    detachment.deallocate()
    free()
  }

  var isDetached: Bool { detachment.pointee }

  func detach() { detachment.pointee = true }
}

extension Animatable {
  /// Whether a value's bytes are exactly its components as `Double`s in order, found by writing some and reading them.
  static var liesInMemoryAsComponents: Bool {
    guard MemoryLayout<Self>.size == componentCount * MemoryLayout<Double>.size,
      MemoryLayout<Self>.alignment >= MemoryLayout<Double>.alignment
    else { return false }
    let probe = Components(1, 2, 3, 4)
    return withUnsafeBytes(of: Self(components: probe)) { bytes in
      (0..<componentCount).allSatisfy {
        bytes.load(fromByteOffset: $0 * MemoryLayout<Double>.size, as: Double.self) == probe[$0]
      }
    }
  }
}
