/// A key that was typed.
public enum Key: Hashable, Sendable {
  /// A character, the space among them.
  case character(Character)
  /// Return or enter.
  case enter
  /// The tabulator.
  case tab
  /// The tabulator with shift.
  case backTab
  /// The key that takes away the character before the cursor.
  case backspace
  /// The key that takes away the character behind the cursor.
  case delete
  /// An arrow to the left.
  case left
  /// An arrow to the right.
  case right
  /// An arrow upwards.
  case up
  /// An arrow downwards.
  case down
  /// To the start of the line.
  case home
  /// To the end of the line.
  case end
}
