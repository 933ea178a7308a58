/// A platform that a spring can be written for.
///
///     let target = CodeTarget.named("css")
///     print(target?.code(for: [CodeSpring("release", .standard)]) ?? "")
public struct CodeTarget: Sendable {
  /// The name on the command line.
  public let name: String

  /// What people call the platform.
  public let title: String

  let write: @Sendable ([CodeSpring]) -> String

  /// The code, in the platform's own units and syntax, ending in a line feed.
  ///
  /// What the platform cannot express is said in a comment of its syntax.
  public func code(for springs: [CodeSpring]) -> String { write(springs) }

  /// All platforms.
  public static let all: [CodeTarget] = [
    swiftUI, uiKit, coreAnimation, css, webAnimations, motion, reactSpring, android, compose, flutter, lottie,
    pop, popping,
  ]

  /// The platform of a name.
  public static func named(_ name: String) -> CodeTarget? { all.first { $0.name == name } }

  init(_ name: String, _ title: String, write: @escaping @Sendable ([CodeSpring]) -> String) {
    self.name = name
    self.title = title
    self.write = write
  }

  /// A platform with comments of its own: what stands once at the top, then a passage for each spring.
  init(
    _ name: String, _ title: String, comment: CommentStyle = .slashes, header: [String] = [],
    passage: @escaping @Sendable (CodeSpring) -> CodePassage
  ) {
    self.init(name, title) { springs in
      let passages = springs.map { spring in
        let passage = passage(spring)
        return comment.lines([CodePassage.summary(of: spring)] + passage.notes) + passage.lines
      }
      let blocks = (header.isEmpty ? [] : [header]) + passages
      return blocks.map { $0.map { "\($0)\n" }.joined() }.joined(separator: "\n")
    }
  }
}

/// One spring as code, with what has to be said about it.
struct CodePassage {
  /// What the platform cannot express, or does in its own way; sentences.
  var notes: [String] = []

  /// The code.
  var lines: [String] = []

  static func summary(of spring: CodeSpring) -> String {
    let time = spring.settlingTime
    let push = spring.velocity == 0 ? "" : " with \(CodeNumber.short(spring.velocity)) per second"
    let end = time.isFinite ? "at rest after \(CodeNumber.short(time)) s" : "never at rest"
    return
      "\(spring.name): from \(CodeNumber.short(spring.from)) to \(CodeNumber.short(spring.to))\(push), \(end)."
  }
}

/// How a language marks comments.
enum CommentStyle: Sendable {
  /// `// to the end of the line`
  case slashes
  /// `/* between two marks */`
  case block

  func lines(_ texts: [String]) -> [String] {
    switch self {
    case .slashes: texts.map { "// \($0)" }
    case .block: texts.map { "/* \($0) */" }
    }
  }
}
