/// The samples of a canvas: a plane of bytes for each of red, green and blue (multiplied by alpha), for alpha, and for
/// the veil, which is how far a text has been painted over.
struct SamplePlanes {
  static let red = 0
  static let green = 1
  static let blue = 2
  static let alpha = 3
  static let veil = 4
  static let count = 5

  /// Samples in a row.
  let width: Int

  /// Rows of samples.
  let height: Int

  // Words of four samples, so that a cell's part of a row is one word; the end is padded for reading by tiles.
  private(set) var words: [UInt32]
  let planeWords: Int

  init(columns: Int, rows: Int) {
    width = columns * Samples.perColumn
    height = rows * Samples.perRow
    planeWords = columns * height + BlockFit.tile
    words = Array(repeating: 0, count: planeWords * SamplePlanes.count)
  }

  /// Runs a closure with the memory of the planes.
  mutating func withMemory<Result>(_ body: (Memory) -> Result) -> Result {
    let (width, planeBytes) = (width, planeWords * 4)
    return words.withUnsafeMutableBytes { bytes in
      // The buffer is never empty: the padding is always there.
      guard let base = bytes.baseAddress else { preconditionFailure("sample planes without memory") }
      return body(
        Memory(base: base.assumingMemoryBound(to: UInt8.self), width: width, planeBytes: planeBytes))
    }
  }

  /// The planes while they are worked on.
  struct Memory {
    let base: UnsafeMutablePointer<UInt8>
    let width: Int
    let planeBytes: Int

    /// The sample in a plane, a row and a column.
    @inline(__always)
    func sample(_ plane: Int, x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
      base + (plane * planeBytes + y * width + x)
    }

    /// The word of four samples in a plane, a row and a column of cells.
    @inline(__always)
    func word(_ plane: Int, column: Int, y: Int) -> UnsafeRawPointer {
      UnsafeRawPointer(base + (plane * planeBytes + y * width + column * Samples.perColumn))
    }
  }
}

/// The arithmetic of painting bytes over bytes.
enum Blend {
  /// A product of two bytes divided by 255, rounded.
  @inline(__always)
  static func scaled(_ product: UInt16) -> UInt16 {
    let biased = product &+ 128
    return (biased &+ (biased >> 8)) >> 8
  }

  /// Sets a run of bytes.
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, with value: UInt8) {
    target.update(repeating: value, count: count)
  }

  /// Paints one value (not premultiplied) over a run, as strongly as `share` says.
  @inline(__always)
  static func paint(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, value: UInt8, share: UInt8) {
    let (part, rest) = (UInt16(value) * UInt16(share), UInt16(255 - share))
    for index in 0..<count {
      target[index] = UInt8(truncatingIfNeeded: scaled(part &+ UInt16(target[index]) &* rest))
    }
  }

  /// Paints one value (not premultiplied) over a run, as strongly as `coverage` says.
  @inline(__always)
  static func paint(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, value: UInt8, coverage: UnsafePointer<UInt8>
  ) {
    for index in 0..<count {
      let share = UInt16(coverage[index])
      target[index] = UInt8(
        truncatingIfNeeded: scaled(UInt16(value) &* share &+ UInt16(target[index]) &* (255 &- share)))
    }
  }

  /// Paints premultiplied values over a run.
  @inline(__always)
  static func paint(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, values: UnsafePointer<UInt8>,
    alpha: UnsafePointer<UInt8>
  ) {
    for index in 0..<count {
      let behind = scaled(UInt16(target[index]) &* (255 &- UInt16(alpha[index])))
      target[index] = values[index] &+ UInt8(truncatingIfNeeded: behind)
    }
  }

  /// Makes a run weaker, as `coverage` says.
  @inline(__always)
  static func weaken(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, coverage: UnsafePointer<UInt8>
  ) {
    for index in 0..<count {
      target[index] = UInt8(truncatingIfNeeded: scaled(UInt16(target[index]) &* UInt16(coverage[index])))
    }
  }
}
