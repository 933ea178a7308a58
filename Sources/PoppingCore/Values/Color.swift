/// A colour: red, green, blue and alpha from 0 to 1, sRGB, alpha not multiplied in.
///
/// A spring may carry a component beyond that range for a moment; what draws the colour limits it.
public struct Color: Hashable, Sendable {
  /// The share of red, 0 to 1.
  public var red: Double

  /// The share of green, 0 to 1.
  public var green: Double

  /// The share of blue, 0 to 1.
  public var blue: Double

  /// The opacity, 0 (not visible) to 1.
  public var alpha: Double

  /// Nothing at all: black with no opacity.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Makes a colour from shares of 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from 8-bit shares, as design tools write them: `Color(52, 152, 219)`.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func opacity(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color: Animatable {
  /// What the components are called in a trace.
  public static var componentNames: [String] { ["red", "green", "blue", "alpha"] }

  /// How many components the value has.
  public static var componentCount: Int { 4 }

  /// The components red, green, blue and alpha.
  public var components: Components { Components(red, green, blue, alpha) }

  /// Makes the value from its components.
  public init(components: Components) {
    self.init(red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }
}
