import PoppingStage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A picture on disk.
enum PictureFile {
  /// The formats that are read, for help.
  static let formats = "Netpbm or PNG; others through ImageMagick, ffmpeg or Netpbm"

  /// The most bytes that are read of a file; a picture of the largest size taken, uncompressed, fits.
  static let limit = 1 << 30

  /// Reads a picture.
  static func picture(at path: String) throws(CommandError) -> Picture {
    let bytes = try contents(of: path)
    var failure: PictureError
    do throws(PictureError) {
      return try Picture(bytes: bytes)
    } catch {
      failure = error
    }
    if case .unrecognizedFormat = failure {
      let converted = try PictureConverter.convert(path)
      do throws(PictureError) {
        return try Picture(bytes: converted)
      } catch {
        failure = error
      }
    }
    throw .failure("The picture '\(path)' cannot be shown: \(failure.description)")
  }

  /// The bytes of a file.
  static func contents(of path: String) throws(CommandError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw unreadable(path)
      }
    }
    throw .failure("The picture '\(path)' is larger than 1 GiB; make it smaller.")
  }

  private static func unreadable(_ path: String) -> CommandError {
    .failure("The picture '\(path)' cannot be read: \(String(cString: strerror(errno))).")
  }
}
