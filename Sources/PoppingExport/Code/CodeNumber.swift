import Foundation

/// How code writes numbers, with a dot in every locale.
enum CodeNumber {
  /// In full, so that reading gives the same number back; whole numbers without a point.
  static func exact(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
  }

  /// To a number of decimal places, without zeros at the end.
  static func rounded(_ number: Double, places: Int) -> String {
    var text = String(format: "%.\(places)f", number)
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  /// To four digits, for people.
  static func short(_ number: Double) -> String { String(format: "%.4g", number) }

  /// The decimal places that tell a millionth of a scale.
  static func places(forScale scale: Double) -> Int {
    guard scale > 0, scale.isFinite else { return 6 }
    return min(max(6 - Int(log10(scale).rounded(.down)), 0), 300)
  }
}
