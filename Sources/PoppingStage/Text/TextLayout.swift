/// How a text is broken into lines of cells.
public enum TextLayout {
  /// One line of a text.
  public struct Line: Equatable, Sendable {
    /// The part of the text that the line shows.
    ///
    /// Spaces at which the text was broken, and line feeds, belong to no line.
    public var range: Range<String.Index>

    /// The number of cells it takes.
    public var width: Int
  }

  /// Breaks a text at its line feeds and, with a width, wherever a line would be longer than so many cells.
  ///
  /// A line is broken at spaces and beside clusters two cells wide; a word that is longer than a line is broken between
  /// two clusters. A cluster wider than the width stands on a line of its own. Ask for the lines of a text that is
  /// `sanitizedForTerminal`.
  public static func lines(of text: String, width limit: Int? = nil) -> [Line] {
    var breaker = LineBreaker(start: text.startIndex, limit: max(1, limit ?? .max))
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      breaker.take(text[index], at: index, next: next)
      index = next
    }
    breaker.finish(at: text.endIndex)
    return breaker.lines
  }
}

/// The state between two clusters while a text is broken into lines.
private struct LineBreaker {
  var lines: [TextLayout.Line] = []

  // The line so far, and its width with all spaces.
  private var start: String.Index
  private var width = 0

  // The last place where the line may end, the place where the next one would start, and the widths up to both.
  private var lastBreak: (end: String.Index, next: String.Index, width: Int, nextWidth: Int)?

  // Whether what came last were spaces: more of them only move the start of the next line.
  private var isAfterSpace = false

  // Whether the line holds more than spaces: those before its first word are an indent, no place to end it.
  private var hasWord = false

  private let limit: Int

  init(start: String.Index, limit: Int) {
    self.start = start
    self.limit = limit
  }

  mutating func take(_ cluster: Character, at index: String.Index, next: String.Index) {
    if cluster == "\n" {
      finish(at: index)
      begin(at: next)
      return
    }
    let clusterWidth = cluster.cellWidth
    if cluster == " " {
      if isAfterSpace, let last = lastBreak {
        lastBreak = (last.end, next, last.width, width + 1)
      } else if hasWord {
        lastBreak = (index, next, width, width + 1)
      }
      isAfterSpace = hasWord
      width += 1
      return
    }
    if !isAfterSpace, clusterWidth == 2, index > start { lastBreak = (index, index, width, width) }
    isAfterSpace = false
    hasWord = true
    // A sum that cannot overflow: the limit may be the greatest number.
    if width > limit - clusterWidth, index > start { breakLine(at: index) }
    width += clusterWidth
    if clusterWidth == 2 { lastBreak = (next, next, width, width) }
  }

  /// Ends the line at the last opportunity, or before the cluster at `index` where there is none.
  private mutating func breakLine(at index: String.Index) {
    if let last = lastBreak {
      lines.append(TextLayout.Line(range: start..<last.end, width: last.width))
      start = last.next
      width -= last.nextWidth
    } else {
      lines.append(TextLayout.Line(range: start..<index, width: width))
      start = index
      width = 0
    }
    lastBreak = nil
  }

  /// Ends the last line of a paragraph.
  mutating func finish(at index: String.Index) {
    if isAfterSpace, width > limit, let last = lastBreak {
      lines.append(TextLayout.Line(range: start..<last.end, width: last.width))
    } else {
      lines.append(TextLayout.Line(range: start..<index, width: width))
    }
  }

  private mutating func begin(at index: String.Index) {
    start = index
    width = 0
    lastBreak = nil
    isAfterSpace = false
    hasWord = false
  }
}
