/// Something that happened at the terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was typed.
  case key(KeyPress)
  /// The mouse was moved or pressed.
  case mouse(MouseReport)
  /// Text was pasted; its line ends are `\n`, and control characters other than that and the tabulator are taken out.
  case paste(String)
  /// The window got the keyboard, or lost it.
  case focus(Bool)
  /// The window has another size now; whatever is shown next is drawn whole.
  case resized(TerminalSize)
  /// The program was stopped, as by ctrl-Z, and goes on after this number of seconds; whatever is shown next is drawn whole.
  case resumed(pausedFor: Double)
  /// A signal (its number) asks the program to end: close the terminal and call `Terminal.die(by:)`.
  case ending(signal: Int32)
  /// The terminal has gone: close it and end quietly.
  case hungUp
  /// The moment that was waited for has come.
  case deadline
}

/// A key, with the keys held down beside it.
public struct KeyPress: Hashable, Sendable {
  /// Which key.
  public var code: Code

  /// Shift, alt and control, as far as a terminal tells: not shift with a letter, which is another letter.
  public var modifiers: KeyModifiers

  /// Makes a key press.
  public init(_ code: Code, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The keys that terminals tell apart.
  public enum Code: Hashable, Sendable {
    /// A key that stands for a character; with control it is a small letter.
    case character(Character)
    /// Return or enter.
    case enter
    /// The tabulator; with shift it goes backwards.
    case tab
    /// Escape.
    case escape
    /// The key that takes away the character before the cursor.
    case backspace
    /// The key that takes away the character behind the cursor.
    case delete
    /// Insert.
    case insert
    /// An arrow upwards.
    case up
    /// An arrow downwards.
    case down
    /// An arrow to the left.
    case left
    /// An arrow to the right.
    case right
    /// To the start.
    case home
    /// To the end.
    case end
    /// A page upwards.
    case pageUp
    /// A page downwards.
    case pageDown
    /// A function key, by its number from 1.
    case function(Int)
  }
}

/// Keys held down beside another key or the mouse.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as `CSI … u` and the modified keys of xterm count them.
  public let rawValue: Int

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)

  /// Alt, also known as option or meta.
  public static let alt = KeyModifiers(rawValue: 2)

  /// Control.
  public static let control = KeyModifiers(rawValue: 4)

  /// The command or Windows key; few terminals tell.
  public static let command = KeyModifiers(rawValue: 8)

  /// Makes a set of the bits given.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What the mouse did, and over which cell.
public struct MouseReport: Hashable, Sendable {
  /// What it did.
  public var action: Action

  /// The button that was pressed, let go or held; `nil` for moves without a button and for the wheel.
  public var button: Button?

  /// The column, from 0; never negative, but it may lie beyond the last.
  public var column: Int

  /// The row, from 0; never negative, but it may lie beyond the last.
  public var row: Int

  /// The keys held down.
  public var modifiers: KeyModifiers

  /// Makes a report.
  public init(
    _ action: Action, _ button: Button? = nil, column: Int, row: Int, modifiers: KeyModifiers = []
  ) {
    self.action = action
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }

  /// What a mouse does.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case pressed
    /// A button was let go.
    case released
    /// It moved with a button down.
    case dragged
    /// It moved with no button down.
    case moved
    /// The wheel turned, by one step in one direction.
    case scrolledUp, scrolledDown, scrolledLeft, scrolledRight
  }

  /// The buttons that are told apart.
  public enum Button: Hashable, Sendable {
    /// The left button.
    case left
    /// The middle button, or the wheel pressed.
    case middle
    /// The right button.
    case right
  }
}
