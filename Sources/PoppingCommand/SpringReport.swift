import PoppingCanvas
import PoppingStage

/// A spring drawn and told for people.
enum SpringReport {
  static func text(of run: SpringRun, view: ViewOptions) -> String {
    curve(of: run, view: view) + "\n" + forms(of: run)
  }

  private static func forms(of run: SpringRun) -> String {
    let spring = run.spring
    func pair(_ name: String, _ value: Double?, _ other: String, _ otherValue: Double?) -> String {
      guard let value, let otherValue else { return "\(name), \(other): this spring has none\n" }
      return "\(name) \(Numbers.short(value)), \(other) \(Numbers.short(otherValue))\n"
    }
    return "mass \(Numbers.short(spring.mass)), stiffness \(Numbers.short(spring.stiffness)), "
      + "damping \(Numbers.short(spring.damping))\n"
      + pair("bounciness", spring.bounciness, "speed", spring.speed)
      + pair("response", spring.response, "damping ratio", spring.dampingRatio)
      + pair("duration", spring.duration, "bounce", spring.bounce)
      + "\(overshoot(of: run)), \(settling(of: run))\n"
  }

  private static func overshoot(of run: SpringRun) -> String {
    guard run.from != run.to else { return "no distance to overshoot" }
    guard let overshoot = run.overshoot else { return "no overshoot" }
    return "overshoot \(Numbers.short(overshoot.share * 100, digits: 3)) % after "
      + "\(Numbers.short(overshoot.time, digits: 3)) s"
  }

  private static func settling(of run: SpringRun) -> String {
    let time = run.settlingDuration
    guard time.isFinite else { return "never settles" }
    return "settles after \(Numbers.short(time, digits: 3)) s (to \(Numbers.short(run.threshold, digits: 3)))"
  }

  /// The curve from the start to a little after it has settled, with a line for the target and marks below for the
  /// overshoot (o) and the settling (s).
  private static func curve(of run: SpringRun, view: ViewOptions) -> String {
    let columns = max(20, min(view.size.columns, 80))
    let rows = max(4, min(view.size.rows - 8, 14))
    let settling = run.settlingDuration
    let duration = settling.isFinite ? max(settling * 1.15, 0.05) : 5 * run.spring.response
    var plot = CurvePlot(columns: columns, rows: rows, glyphs: view.capabilities.glyphSet.value)
    plot.draw(
      { run.spring.value(at: $0 * duration, from: run.from, to: run.to, velocity: run.velocity) },
      target: run.to)
    var marks = Array(repeating: Character(" "), count: columns)
    if let overshoot = run.overshoot, overshoot.time <= duration {
      marks[min(columns - 1, Int(overshoot.time / duration * Double(columns)))] = "o"
    }
    if settling.isFinite { marks[min(columns - 1, Int(settling / duration * Double(columns)))] = "s" }
    let scale =
      "0 s" + String(repeating: " ", count: max(1, columns - 10)) + "\(Numbers.short(duration, digits: 3)) s"
    return (plot.lines + [String(marks), scale]).map { "\(trimmed($0))\n" }.joined()
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
