import PoppingStage

/// A number or a word of an effect that the browser sets with a slider.
struct BrowserSetting: Equatable {
  /// What it is called on the command line, and in the list.
  let name: String

  /// The numbers that the slider goes through; whole ones where `isWhole`.
  var range = 0.0...20

  /// Whether only whole numbers are taken.
  var isWhole = false

  /// The words that it goes through instead of numbers.
  var choices: [String] = []

  /// Its value as the effect comes.
  let initial: String

  /// The spring that it belongs to; nil for all springs and for parameters.
  var spring: String?

  /// The settings of an effect: bounciness and speed of all its springs, then of each, then its parameters.
  static func all(of effect: any Effect) -> [BrowserSetting] {
    let controls = effect.controls
    var settings: [BrowserSetting] = []
    if let first = controls.springs.first?.knob.initial {
      settings.append(BrowserSetting(name: Self.bounciness, initial: first.bounciness.parameterText))
      settings.append(BrowserSetting(name: Self.speed, initial: first.speed.parameterText))
    }
    for (name, knob) in controls.springs {
      let initial = knob.initial
      let numbers: [(String, Double?, ClosedRange<Double>)] = [
        (Self.bounciness, initial.bounciness, 0...20), (Self.speed, initial.speed, 0...20),
        ("mass", initial.mass, 0.5...10), ("stiffness", initial.stiffness, 10...1000),
        ("damping", initial.damping, 0...100),
      ]
      settings += numbers.compactMap { number, value, range in
        value.map {
          BrowserSetting(name: "\(name).\(number)", range: range, initial: $0.parameterText, spring: name)
        }
      }
    }
    return settings + controls.parameters.compactMap(parameter)
  }

  private static let bounciness = "bounciness"
  private static let speed = "speed"

  /// Texts, colours and lists have no slider.
  private static func parameter(_ name: String, _ parameter: any AnyParameter) -> BrowserSetting? {
    switch parameter.domain {
    case .choices(let words):
      BrowserSetting(name: name, choices: words, initial: parameter.initialText)
    case .range(let range) where parameter.initialNumber != nil:
      BrowserSetting(
        name: name, range: range, isWhole: parameter is Parameter<Int>, initial: parameter.initialText)
    case .range, .any: nil
    }
  }

  /// Its value in a tuning, as it is written.
  func text(in tuning: Tuning) -> String {
    switch name {
    case Self.bounciness: tuning.bounciness?.parameterText ?? initial
    case Self.speed: tuning.speed?.parameterText ?? initial
    default: tuning.settings[name] ?? inherited(from: tuning) ?? initial
    }
  }

  /// What a spring's number is where only that of all springs is set.
  private func inherited(from tuning: Tuning) -> String? {
    guard let spring else { return nil }
    return switch name {
    case "\(spring).\(Self.bounciness)": tuning.bounciness?.parameterText
    case "\(spring).\(Self.speed)": tuning.speed?.parameterText
    default: nil
    }
  }

  /// Where its value stands between the ends, 0 to 1.
  func share(in tuning: Tuning) -> Double {
    let text = text(in: tuning)
    if !choices.isEmpty {
      return Double(choices.firstIndex(of: text) ?? 0) / Double(max(1, choices.count - 1))
    }
    let width = range.upperBound - range.lowerBound
    guard let value = Double(text), width > 0 else { return 0 }
    return min(max((value - range.lowerBound) / width, 0), 1)
  }

  /// A tuning with another value; what is written for all springs takes the place of what is written for one.
  func setting(_ text: String, in tuning: Tuning) -> Tuning {
    var tuning = tuning
    switch name {
    case Self.bounciness: tuning.bounciness = Double(text)
    case Self.speed: tuning.speed = Double(text)
    default:
      tuning.settings[name] = text
      return tuning
    }
    tuning.settings = tuning.settings.filter { !$0.key.hasSuffix(".\(name)") }
    return tuning
  }

  /// The value at a share of the way between the ends, on a step.
  func text(atShare share: Double) -> String {
    if !choices.isEmpty {
      return choices[min(choices.count - 1, max(0, Int(share * Double(choices.count - 1) + 0.5)))]
    }
    let step = step
    let value = range.lowerBound + ((range.upperBound - range.lowerBound) * share / step).rounded() * step
    return Self.tidy(min(max(value, range.lowerBound), range.upperBound))
  }

  /// The value so many steps on; it stays within the ends.
  func text(stepping count: Int, in tuning: Tuning) -> String {
    if !choices.isEmpty {
      let index = choices.firstIndex(of: text(in: tuning)) ?? 0
      return choices[min(choices.count - 1, max(0, index + count))]
    }
    let value = (Double(text(in: tuning)) ?? range.lowerBound) + Double(count) * step
    return Self.tidy(min(max(value, range.lowerBound), range.upperBound))
  }

  private var step: Double {
    let step = (range.upperBound - range.lowerBound) / 20
    return isWhole ? max(1, step.rounded()) : max(step, 1e-12)
  }

  /// A number to a millionth, without the traces of binary fractions.
  private static func tidy(_ value: Double) -> String { ((value * 1e6).rounded() / 1e6).parameterText }
}
