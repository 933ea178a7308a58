/// What an effect says of itself.
public struct Card: Hashable, Sendable {
  /// The name on the command line: lower-case letters, digits and hyphens.
  public let id: String

  /// The name for people.
  public let title: String

  /// The group in which the catalogue lists it.
  public let family: Family

  /// One sentence: what happens.
  public let summary: String

  /// Where it comes from, what to feel for, and what is to be seen when its script has ended.
  public let story: String

  /// How to touch it, a sentence for each way.
  public let touches: [String]

  /// The folder with the effect's source: `Catalog/Fold` for the module `FoldEffect`, otherwise the module's name.
  public let source: String

  /// Makes a card; `fileID` tells where the effect's source is and is left to the compiler.
  public init(
    _ id: String, _ title: String, in family: Family, _ summary: String, story: String = "",
    touches: [String] = [], fileID: String = #fileID
  ) {
    let module = String(fileID.prefix { $0 != "/" })
    source = module.hasSuffix("Effect") ? "Catalog/\(module.dropLast("Effect".count))" : module
    self.id = id
    self.title = title
    self.family = family
    self.summary = summary
    self.story = story
    self.touches = touches
  }
}

/// The groups of the catalogue, in the order in which it lists them.
public enum Family: String, CaseIterable, Sendable {
  /// Buttons and other things to press.
  case controls
  /// Whole screens and how they come and go.
  case screens
  /// Things to drag, throw and fold.
  case gestures
  /// Text that moves or is typed.
  case text
  /// Movements that draw the eye.
  case attention
  /// Ways in.
  case entrance
  /// Ways out.
  case exit
  /// Ways from one content to the next.
  case transition
}
