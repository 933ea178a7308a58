import PoppingStage

/// Reads the tuning options.
enum TuningOptions {
  /// The tuning that the arguments ask for; what is odd but possible is noted on standard error.
  static func tuning(from arguments: Arguments) throws(CommandError) -> Tuning {
    var tuning = try tuningWithoutBounciness(from: arguments)
    tuning.bounciness = try arguments.number(.bounciness, "a number, nominally 0 to 20")
    noteUnusual(tuning.bounciness, of: .bounciness)
    return tuning
  }

  /// The tunings that are to be seen side by side: one for each bounciness of a list such as `4,10,18`.
  static func tunings(from arguments: Arguments) throws(CommandError) -> [Tuning] {
    guard let list = arguments.value(.bounciness), list.contains(",") else {
      return [try tuning(from: arguments)]
    }
    var tuning = try tuningWithoutBounciness(from: arguments)
    var tunings: [Tuning] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(part), number.isFinite else {
        throw .usage("\(Option.bounciness.name) takes a number, or several such as 4,10,18, not '\(list)'.")
      }
      tuning.bounciness = number
      noteUnusual(number, of: .bounciness)
      tunings.append(tuning)
    }
    guard tunings.count <= mostPanes else {
      throw .usage("\(Option.bounciness.name) takes at most \(mostPanes) numbers, not \(tunings.count).")
    }
    return tunings
  }

  private static let mostPanes = 8

  private static func noteUnusual(_ value: Double?, of option: Option) {
    guard let value, !(0...20).contains(value) else { return }
    StandardStreams.warn("popping: \(option.name) \(value.parameterText) is outside the usual 0 to 20.")
  }

  private static func tuningWithoutBounciness(from arguments: Arguments) throws(CommandError) -> Tuning {
    var tuning = Tuning()
    tuning.speed = try arguments.number(.speed, "a number, nominally 0 to 20")
    noteUnusual(tuning.speed, of: .speed)
    for setting in arguments.values[Option.set.name] ?? [] {
      guard let equals = setting.firstIndex(of: "="), equals != setting.startIndex else {
        throw .usage("--set takes NAME=VALUE, not '\(setting)'.")
      }
      tuning.settings[String(setting[..<equals])] = String(setting[setting.index(after: equals)...])
    }
    tuning.picture = try arguments.value(.image).map(PictureFile.picture)
    tuning.text = arguments.value(.text)
    return tuning
  }
}
