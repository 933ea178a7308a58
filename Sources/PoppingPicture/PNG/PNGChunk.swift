/// A chunk of a PNG file whose length and checksum are right: a name and data.
struct PNGChunk {
  /// Four letters, such as IDAT.
  let name: String

  /// The byte of the file that the chunk begins at, with its length.
  let start: Int

  /// Where its data stand in the file.
  let data: Range<Int>

  /// Whether a reader that does not know the chunk has to give up (PNG, section 5.4).
  let isCritical: Bool

  /// Where its checksum ends and the next chunk begins.
  var end: Int { data.upperBound + 4 }

  /// An error with the chunk's name and place, of which `problem` is the rest of the sentence.
  func error(_ problem: String) -> PictureError {
    .unreadable(reason: "the PNG chunk \(name) at byte \(start) \(problem)")
  }

  /// Reads the chunk that begins at a byte of the file.
  init(_ bytes: [UInt8], at start: Int) throws(PictureError) {
    guard start < bytes.count else {
      throw .unreadable(
        reason: "the PNG file ends after \(bytes.count) bytes without a chunk IEND; it is cut off")
    }
    let truncated = PictureError.unreadable(
      reason: "the PNG chunk at byte \(start) goes on beyond the end of the file, byte \(bytes.count); "
        + "the file is cut off")
    // Length, name and checksum are four bytes each.
    guard bytes.count - start >= 12 else { throw truncated }
    let name = bytes[start + 4..<start + 8]
    // 0x20 is what small letters have more than great ones.
    guard name.allSatisfy({ (0x41...0x5a).contains($0 & ~0x20) }) else {
      throw .unreadable(
        reason: "the PNG chunk at byte \(start) has a name that is not four letters; the file is damaged")
    }
    self.name = String(decoding: name, as: Unicode.UTF8.self)
    self.start = start
    isCritical = bytes[start + 4] & 0x20 == 0
    let length = bytes.bigEndian32(at: start)
    guard UInt64(length) <= UInt64(bytes.count - start - 12) else { throw truncated }
    data = start + 8..<start + 8 + Int(length)
    guard bytes.bigEndian32(at: end - 4) == Checksums.crc32(bytes, start + 4..<data.upperBound) else {
      throw error("has a wrong checksum; the file is damaged")
    }
  }
}

extension [UInt8] {
  /// The two bytes from an index on as a number, the greater first.
  func bigEndian16(at index: Int) -> Int { Int(self[index]) << 8 | Int(self[index + 1]) }

  /// The four bytes from an index on as a number, the greatest first.
  func bigEndian32(at index: Int) -> UInt32 { self[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) } }
}
