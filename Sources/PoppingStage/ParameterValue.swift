/// A type of value that a parameter can have: it is written and read as text.
public protocol ParameterValue: Sendable {
  /// What a value is called in "takes …".
  static var parameterNoun: String { get }

  /// Reads a value; nil when the text is none.
  init?(parameterText: String)

  /// The value as it is written on the command line.
  var parameterText: String { get }

  /// The numbers in it, which a range limits.
  var parameterNumbers: [Double] { get }

  /// The value as a number, where it is a single one.
  var parameterNumber: Double? { get }
}

extension ParameterValue {
  public var parameterNumber: Double? { nil }
}

extension Double: ParameterValue {
  public static var parameterNoun: String { "a number such as 0.5" }

  public init?(parameterText: String) {
    guard let value = Double(parameterText), value.isFinite else { return nil }
    self = value
  }

  public var parameterText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }

  public var parameterNumbers: [Double] { [self] }
  public var parameterNumber: Double? { self }
}

extension Int: ParameterValue {
  public static var parameterNoun: String { "a whole number" }
  public init?(parameterText: String) { self.init(parameterText) }
  public var parameterText: String { String(self) }
  public var parameterNumbers: [Double] { [Double(self)] }
  public var parameterNumber: Double? { Double(self) }
}

extension String: ParameterValue {
  public static var parameterNoun: String { "text" }
  public init?(parameterText: String) { self = parameterText }
  public var parameterText: String { self }
  public var parameterNumbers: [Double] { [] }
}

extension Color: ParameterValue {
  public static var parameterNoun: String { "a colour such as #3498db" }

  public init?(parameterText: String) {
    let digits = parameterText.hasPrefix("#") ? parameterText.dropFirst() : Substring(parameterText)
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else {
      return nil
    }
    self.init(
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value))
  }

  public var parameterText: String {
    let bytes = [red, green, blue].map { Int(min(max($0, 0), 1) * 255 + 0.5) }
    return "#" + bytes.map { String($0 / 16, radix: 16) + String($0 % 16, radix: 16) }.joined()
  }

  public var parameterNumbers: [Double] { [] }
}

extension Array: ParameterValue where Element: ParameterValue {
  public static var parameterNoun: String { "a list with commas, each \(Element.parameterNoun)" }

  public init?(parameterText: String) {
    var values: Self = []
    for part in parameterText.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = Element(parameterText: String(part)) else { return nil }
      values.append(value)
    }
    self = values
  }

  public var parameterText: String { map(\.parameterText).joined(separator: ",") }
  public var parameterNumbers: [Double] { flatMap(\.parameterNumbers) }
}
