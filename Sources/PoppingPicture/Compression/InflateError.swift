/// Why compressed data could not be inflated; bytes are counted from the beginning of the zlib stream.
enum InflateError: Error, Equatable {
  case truncated
  case badZlibHeader
  case needsDictionary
  case badBlockType(byte: Int)
  case badStoredLength(byte: Int)
  case badCodeLengths(byte: Int)
  case badSymbol(byte: Int)
  case badDistance(byte: Int)
  case tooLong(expected: Int)
  case tooShort(count: Int, expected: Int)
  case wrongChecksum

  /// What is wrong with the data: the end of a sentence that begins with their name.
  var reason: String {
    switch self {
    case .truncated: "end too early; the file is cut off"
    case .badZlibHeader: "do not begin with the header of a zlib stream"
    case .needsDictionary: "need a preset dictionary, which PNG does not allow"
    case .badBlockType(let byte): "have a block of unknown type at byte \(byte)"
    case .badStoredLength(let byte): "have a stored block whose length is damaged at byte \(byte)"
    case .badCodeLengths(let byte): "have a Huffman code that cannot be at byte \(byte)"
    case .badSymbol(let byte): "have a code without meaning at byte \(byte)"
    case .badDistance(let byte): "copy from before their beginning at byte \(byte)"
    case .tooLong(let expected): "hold more than the \(expected) bytes that the picture's size asks for"
    case .tooShort(let count, let expected):
      "hold \(count) bytes, but the picture's size asks for \(expected)"
    case .wrongChecksum: "have a wrong checksum; the file is damaged"
    }
  }
}
