/// Puts the scalars of a stream of UTF-8 together, byte by byte; what is no UTF-8 becomes U+FFFD, once for every longest
/// part that could have begun a scalar (Unicode, 3.9).
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The range of the next byte, which is narrower after some first bytes.
  private var range: ClosedRange<UInt8> = 0x80...0xbf

  /// Whether a scalar is begun.
  var isWaiting: Bool { missing > 0 }

  mutating func decode(_ byte: UInt8, emit: (Unicode.Scalar) -> Void) {
    if missing > 0 {
      if range.contains(byte) { return proceed(byte, emit: emit) }
      flush(emit: emit)
    }
    range = 0x80...0xbf
    switch byte {
    case 0x00...0x7f: emit(Unicode.Scalar(byte))
    case 0xc2...0xdf: begin(byte & 0x1f, missing: 1)
    case 0xe0: begin(0, missing: 2, range: 0xa0...0xbf)
    case 0xed: begin(0xd, missing: 2, range: 0x80...0x9f)
    case 0xe1...0xef: begin(byte & 0xf, missing: 2)
    case 0xf0: begin(0, missing: 3, range: 0x90...0xbf)
    case 0xf1...0xf3: begin(byte & 7, missing: 3)
    case 0xf4: begin(4, missing: 3, range: 0x80...0x8f)
    default: emit("\u{fffd}")
    }
  }

  /// Gives up a scalar that was begun.
  mutating func flush(emit: (Unicode.Scalar) -> Void) {
    if missing > 0 { emit("\u{fffd}") }
    missing = 0
  }

  private mutating func begin(_ bits: UInt8, missing: Int, range: ClosedRange<UInt8> = 0x80...0xbf) {
    value = UInt32(bits)
    self.missing = missing
    self.range = range
  }

  private mutating func proceed(_ byte: UInt8, emit: (Unicode.Scalar) -> Void) {
    value = value << 6 | UInt32(byte & 0x3f)
    missing -= 1
    range = 0x80...0xbf
    if missing == 0 { emit(Unicode.Scalar(value) ?? "\u{fffd}") }
  }
}
