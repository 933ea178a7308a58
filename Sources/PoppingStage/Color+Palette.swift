import PoppingCore

extension Color {
  /// The colour of a screen on which controls stand: a white that does not glare.
  public static let paper = Color(236, 240, 241)

  /// Six colours for things that are told apart: red, green, blue, yellow, purple and orange.
  public static let accents = [
    Color(231, 76, 60), Color(46, 204, 113), Color(52, 152, 219), Color(241, 196, 15), Color(155, 89, 182),
    Color(230, 126, 34),
  ]
}
