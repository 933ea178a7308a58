/// Reads the text of a Netpbm file byte by byte.
///
/// From `#` to the next line feed or carriage return, both included, is a comment, which is as if it were not there: it may
/// even stand inside a number, and its end is no white space (the pages pbm(5), pgm(5) and ppm(5) of Netpbm).
struct NetpbmScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Skips comments and gives the byte behind, which is not consumed; nil at the end.
  @inline(__always)
  mutating func peek() -> UInt8? {
    guard position < bytes.count else { return nil }
    return bytes[position] == UInt8(ascii: "#") ? skipComments() : bytes[position]
  }

  @inline(never)
  private mutating func skipComments() -> UInt8? {
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      while position < bytes.count, bytes[position] != 0x0a, bytes[position] != 0x0d { position += 1 }
      position = min(position + 1, bytes.count)
    }
    return position < bytes.count ? bytes[position] : nil
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte = peek(), byte.isNetpbmSpace { position += 1 }
  }

  /// Skips white space and comments where there has to be white space.
  mutating func skipSpace(after name: String) throws(PictureError) {
    try skipDelimiter(after: name)
    skipSpace()
  }

  /// Skips the one white space character that divides the header from the raster.
  mutating func skipDelimiter(after name: String = "header") throws(PictureError) {
    guard let byte = peek() else { throw truncated("behind its \(name)") }
    guard byte.isNetpbmSpace else {
      throw .unreadable(
        reason: "the Netpbm picture has no white space behind its \(name), at byte \(position)")
    }
    position += 1
  }

  /// Reads a decimal number, up to the first byte that is no digit.
  mutating func number(_ name: String, in range: ClosedRange<Int>) throws(PictureError) -> Int {
    guard let first = peek() else { throw truncated("before its \(name)") }
    let start = position
    guard first.isDigit else {
      throw .unreadable(
        reason: "the Netpbm picture has no number for its \(name) at byte \(start)")
    }
    var value = 0
    while let byte = peek(), byte.isDigit {
      let digit = Int(byte - UInt8(ascii: "0"))
      guard value <= (range.upperBound - digit) / 10 else {
        throw .unreadable(
          reason: "the \(name) of the Netpbm picture at byte \(start) is above \(range.upperBound)")
      }
      value = value * 10 + digit
      position += 1
    }
    guard value >= range.lowerBound else {
      throw .unreadable(
        reason: "the \(name) of the Netpbm picture at byte \(start) is \(value), which is below "
          + "\(range.lowerBound)")
    }
    return value
  }

  /// The error of a file that ends too early.
  func truncated(_ place: String) -> PictureError {
    .unreadable(reason: "the Netpbm picture ends \(place), after \(bytes.count) bytes; the file is cut off")
  }
}

extension UInt8 {
  /// Whether the byte is a blank, tab, line feed or carriage return.
  @inline(__always)
  var isNetpbmSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0a || self == 0x0d }

  /// Whether the byte is a decimal digit of ASCII.
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
