/// How bright colours are, for terminals without colours.
enum Brightness {
  /// The brightness, 0 to 1, of a colour of 0 to 255 (multiplied by alpha, on black), with the weights of BT.601.
  @inline(__always)
  static func of(_ color: SIMD4<Float>) -> Float {
    (color.x * 0.299 + color.y * 0.587 + color.z * 0.114) / 255
  }

  /// The brightness with nearly black and nearly white drawn to the ends: large areas stay plain.
  static func stretched(_ brightness: Float) -> Float { (brightness - 0.06) / 0.88 }
}
