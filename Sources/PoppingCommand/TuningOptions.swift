import PoppingStage

/// Reads the tuning options.
enum TuningOptions {
  /// The tuning that the arguments ask for; what is odd but possible is noted on standard error.
  static func tuning(from arguments: Arguments) throws(CommandError) -> Tuning {
    var tuning = Tuning()
    tuning.bounciness = try arguments.number(.bounciness, "a number, nominally 0 to 20")
    tuning.speed = try arguments.number(.speed, "a number, nominally 0 to 20")
    for (option, value) in [(Option.bounciness, tuning.bounciness), (.speed, tuning.speed)] {
      if let value, !(0...20).contains(value) {
        StandardStreams.warn("popping: \(option.name) \(value.parameterText) is outside the usual 0 to 20.")
      }
    }
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
