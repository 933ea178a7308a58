import Foundation

/// Text as JSON writes it, in ASCII where it drives a terminal.
enum JSONString {
  /// The text between quotes; quotes, backslashes and what cannot be printed are escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\r": result += "\\r"
      case "\n": result += "\\n"
      case _ where isUnprintable(scalar): result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Controls, and the two separators that some readers of lines break at.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
  }
}
