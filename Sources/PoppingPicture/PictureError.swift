/// Why bytes could not be read as a picture; `description` is a sentence that says what was wrong and where.
public enum PictureError: Error, Equatable, Sendable {
  /// The bytes do not begin like the formats that were asked for; another reader may know them.
  case unrecognizedFormat(expected: String)

  /// The picture would take more than `Picture.greatestByteCount` bytes.
  case tooLarge(width: Int, height: Int)

  /// The file breaks its format or uses a part of it that is not read; the reason is a sentence with the place in bytes.
  case unreadable(reason: String)
}

extension PictureError: CustomStringConvertible {
  /// The error as a sentence without a full stop.
  public var description: String {
    switch self {
    case .unrecognizedFormat(let expected):
      "the format of the picture is not recognised; what is read is \(expected)"
    case .tooLarge(let width, let height):
      "the picture is \(width) × \(height) pixels, which is more than the \(Picture.greatestByteCount >> 20) MiB "
        + "that a picture may take at 4 bytes a pixel; make it smaller"
    case .unreadable(let reason): reason
    }
  }
}
