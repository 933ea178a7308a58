import PoppingCore

extension Color {
  /// The colour of a screen on which controls stand: a white that does not glare.
  public static let paper = Color(236, 240, 241)
}
