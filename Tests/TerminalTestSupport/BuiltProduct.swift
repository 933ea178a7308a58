#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the programs that were built along with the tests.
public enum BuiltProduct {
  /// The path of a built executable, which lies beside the tests' own.
  public static func path(_ name: String) -> String {
    let folder = own.lastIndex(of: "/").map { own[..<$0] } ?? "."
    return "\(folder)/\(name)"
  }

  private static var own: String {
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          $0.baseAddress.map { readlink("/proc/self/exe", $0, 4096) } ?? 0
        }
      }
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    #else
      return CommandLine.arguments[0]
    #endif
  }
}
