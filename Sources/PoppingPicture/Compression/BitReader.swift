/// Reads bits from bytes, those of least value first (RFC 1951, section 3.1.1).
struct BitReader {
  private let bytes: [UInt8]
  private let end: Int

  /// The first byte that is not yet in the buffer.
  private var next: Int

  /// The bits read ahead; those above `count` are zero.
  private var buffer: UInt64 = 0
  private var count = 0

  /// Reads a part of the bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    next = range.lowerBound
    end = range.upperBound
  }

  /// The byte that the next bit is in.
  var position: Int { next - (count + 7) / 8 }

  /// Fills the buffer up to 57 bits at least, or with all that is left: enough for a length and its distance.
  @inline(__always)
  mutating func refill() {
    while count <= 56, next < end {
      buffer |= UInt64(bytes[next]) << UInt64(truncatingIfNeeded: count)
      next += 1
      count += 8
    }
  }

  /// The next bits, zeros behind the end of the data; `refill` has to have been called.
  @inline(__always)
  func peek(_ width: Int) -> Int {
    Int(truncatingIfNeeded: buffer & ((1 &<< UInt64(truncatingIfNeeded: width)) &- 1))
  }

  /// Drops bits that were looked at.
  @inline(__always)
  mutating func skip(_ width: Int) throws(InflateError) {
    guard width <= count else { throw .truncated }
    buffer &>>= UInt64(truncatingIfNeeded: width)
    count -= width
  }

  /// Takes up to 16 bits from the buffer.
  @inline(__always)
  mutating func take(_ width: Int) throws(InflateError) -> Int {
    let bits = peek(width)
    try skip(width)
    return bits
  }

  /// Fills the buffer and takes up to 16 bits.
  mutating func read(_ width: Int) throws(InflateError) -> Int {
    refill()
    return try take(width)
  }

  /// Drops the bits up to the next whole byte.
  mutating func alignToByte() throws(InflateError) { try skip(count & 7) }

  /// Takes whole bytes from the place of the reader, which is at the beginning of one.
  mutating func readBytes(_ length: Int) throws(InflateError) -> ArraySlice<UInt8> {
    let start = position
    guard length <= end - start else { throw .truncated }
    next = start + length
    buffer = 0
    count = 0
    return bytes[start..<next]
  }
}
