/// Rectangles by colour, in the order in which the colours came.
struct ColorRuns {
  private struct Run {
    var x: Int
    let y: Int
    var width: Int
    let height: Int
  }

  /// The colours.
  private(set) var colors: [String] = []
  private var runs: [String: [Run]] = [:]

  /// Adds a rectangle, to the one at its left where they make one.
  mutating func add(_ color: String, x: Int, y: Int, width: Int, height: Int) {
    if runs[color] == nil { colors.append(color) }
    let last = runs[color]?.lastIndex { $0.y == y && $0.height == height }
    if let last, let run = runs[color]?[last], run.x + run.width == x {
      runs[color]?[last].width += width
    } else {
      runs[color, default: []].append(Run(x: x, y: y, width: width, height: height))
    }
  }

  /// Full-height rectangles as lines as thick as a row.
  func lines(_ names: ColorNames) -> String {
    paths(names) { "M\($0.x) \(SVGRow.height / 2)h\($0.width)" }
  }

  /// Rectangles; that they are closed goes without saying where they are filled.
  func areas(_ names: ColorNames) -> String {
    paths(names) { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)" }
  }

  private func paths(_ names: ColorNames, _ path: (Run) -> String) -> String {
    colors.map { color in
      "<path \(names.attribute(color)) d=\"\((runs[color] ?? []).map(path).joined())\"/>"
    }.joined()
  }
}

/// How a colour is told: by the name of a style where that is shorter, else by itself.
struct ColorNames {
  private let property: String
  private var names: [String: String] = [:]

  /// The rules that say what the names mean.
  private(set) var rules = ""

  /// The fewest uses that make up for the rule.
  private static let leastUses = 6

  /// Names the colours that are used often.
  /// - Parameters:
  ///   - property: `fill` or `stroke`.
  ///   - uses: The colours, each as often as it is used.
  ///   - letters: Makes the name of a number.
  init(_ property: String, uses: [String], letters: (Int) -> String) {
    self.property = property
    var counts: [String: Int] = [:]
    for color in uses { counts[color, default: 0] += 1 }
    let often = counts.filter { $0.value >= Self.leastUses }
    for (color, _) in often.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(Self.mostNames) {
      let name = letters(names.count)
      names[color] = name
      rules += ".\(name){\(property):\(color)}"
    }
  }

  /// Names of one and two letters.
  private static let mostNames = 26 + 26 * 26

  func attribute(_ color: String) -> String {
    names[color].map { "class=\"\($0)\"" } ?? "\(property)=\"\(color)\""
  }
}
