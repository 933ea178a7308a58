/// The text of an animated SVG.
struct SVGDocument {
  let width: Int
  let height: Int
  let title: String

  /// What is drawn behind everything.
  let paper: String

  /// The rules that name colours.
  let colorRules: String
  let loops: Bool

  /// How long it takes, in seconds.
  let end: Double
  let film: SVGFilm

  var text: String {
    let title = SVGText.escaped(title)
    let fixed = (film.pictures.first ?? []).indices.map(film.isFixed)
    let rows = film.rows.enumerated().filter { !$0.element.isEmpty }.map { index, markup in
      "<g id=\"\(Self.name(index))\">\(markup)</g>\n"
    }
    let frames = film.pictures.enumerated().map { index, picture in
      let offset = index == 0 ? "" : " transform=\"translate(\(index * width))\""
      return "<g\(offset)>\(uses(of: picture) { !fixed[$0] })</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(title)">
      <title>\(title)</title>
      <style>
      .film{font:\(SVGRow.fontSize)px ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace}
      \(colorRules)\(motion)
      </style>
      <defs>
      \(rows.joined())</defs>
      <rect width="\(width)" height="\(height)" fill="\(paper)"/>
      <g class="film" shape-rendering="crispEdges" stroke-width="\(SVGRow.height)">
      \(uses(of: film.pictures.first ?? []) { fixed[$0] })<g class="strip">
      \(frames.joined())</g>
      </g>
      </svg>

      """
  }

  /// The rows of a picture that are asked for, where they stand.
  private func uses(of picture: [Int], where isWanted: (Int) -> Bool) -> String {
    picture.enumerated().filter { isWanted($0.offset) && !film.rows[$0.element].isEmpty }.map { row, place in
      "<use href=\"#\(Self.name(place))\"\(row == 0 ? "" : " y=\"\(row * SVGRow.height)\"")/>"
    }.joined()
  }

  /// The rules that push the strip along; none where nothing moves.
  private var motion: String {
    guard film.changes.count > 1, end > 0, let last = film.changes.last else { return "" }
    func moved(_ picture: Int) -> String {
      "transform:translateX(\(picture == 0 ? "0" : "-\(picture * width)px"))"
    }
    // What would be shown from the very end on is seen only where the animation stays there.
    let shown = film.changes.filter { $0.time < end || !loops }
    let frames = shown.map {
      "\(CodeNumber.rounded(min($0.time / end, 1) * 100, places: 4))%{\(moved($0.picture))}"
    }
    let hold = last.time < end ? "100%{\(moved(last.picture))}" : ""
    return """

      .strip{animation:strip \(CodeNumber.rounded(end, places: 6))s steps(1,end) \(loops ? "infinite" : "forwards")}
      @keyframes strip{\(frames.joined())\(hold)}
      @media (prefers-reduced-motion:reduce){.strip{animation:none;\(moved(last.picture))}}
      """
  }

  /// A short name of letters for a number.
  static func name(_ number: Int) -> String {
    var (rest, name) = (number, "")
    repeat {
      name = String(UnicodeScalar(UInt8(97 + rest % 26))) + name
      rest = rest / 26 - 1
    } while rest >= 0
    return name
  }
}
