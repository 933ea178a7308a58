/// An option of the command line.
struct Option: Hashable, Sendable {
  /// The name with its hyphens.
  let name: String

  /// What stands for the value in help; nil for an option without one.
  let placeholder: String?

  /// What it does, for help.
  let summary: String

  /// The words that it takes, where it takes one of several; `Choices` says what they stand for.
  var choices: [String] = []

  /// Whether its value is a file.
  var takesFile = false

  /// Whether it may be given several times.
  var repeats = false
}

extension Option {
  static let family = Choices.family.option
  static let json = Option(name: "--json", placeholder: nil, summary: "JSON, for programs")
  static let time = Option(name: "--at", placeholder: "T", summary: "the frame at T seconds")
  static let all = Option(name: "--all", placeholder: nil, summary: "all of them")
  static let interactive = Option(
    name: "--interactive", placeholder: nil, summary: "touch it yourself, with mouse or keys")
  static let loop = Option(name: "--loop", placeholder: nil, summary: "over and over, until you leave with q")
  static let rate = Option(name: "--rate", placeholder: "R", summary: "R times as fast; 0.25 is slow motion")
  static let reduceMotion = Option(
    name: "--reduce-motion", placeholder: nil,
    summary: "the last frame at once (also POPPING_REDUCE_MOTION=1)")

  static let bounciness = Option(
    name: "--bounciness", placeholder: "B",
    summary: "bounciness of all springs, nominally 0 to 20; play takes several: 4,10,18")
  static let speed = Option(
    name: "--speed", placeholder: "S", summary: "speed of all springs, nominally 0 to 20")
  static let set = Option(
    name: "--set", placeholder: "NAME=VALUE", summary: "a parameter, or SPRING.bounciness and the like",
    repeats: true)
  static let image = Option(
    name: "--image", placeholder: "FILE", summary: "the picture to show (\(PictureFile.formats))",
    takesFile: true)
  static let text = Option(name: "--text", placeholder: "STRING", summary: "the text to show")

  static let size = Option(name: "--size", placeholder: "COLSxROWS", summary: "the size in cells")
  static let glyphs = Choices.glyphs.option
  static let color = Choices.color.option
  static let framesPerSecond = Option(
    name: "--fps", placeholder: "N", summary: "frames a second, 1 to 1000; 60 unless said, 30 in recordings")

  static let output = Option(
    name: "-o", placeholder: "FILE", summary: "the file to write, a .cast or a .svg", takesFile: true)
  static let castVersion = Choices.castVersion.option
  static let theme = Choices.theme.option
  static let loopRecording = Option(
    name: loop.name, placeholder: nil, summary: "an SVG that begins again at its end")
  static let hold = Option(
    name: "--hold", placeholder: "S",
    summary: "how long the last frame stays, in seconds; 0 unless said, 1 in an SVG that loops")

  static let check = Option(
    name: "--check", placeholder: nil, summary: "writes nothing, and fails where something is out of date")

  static let package = Option(
    name: "--package", placeholder: "DIR", summary: "a package of your own in this new folder")

  static let help = Option(name: "--help", placeholder: nil, summary: "this page")
  static let version = Option(name: "--version", placeholder: nil, summary: "the program's version")

  static let events = Option(
    name: "--events", placeholder: nil, summary: "what happens to animations, instead of values")
  static let format = Choices.format.option
  static let mass = Option(name: "--mass", placeholder: "M", summary: "mass; 1 unless said")
  static let stiffness = Option(name: "--stiffness", placeholder: "K", summary: "stiffness, POP's tension")
  static let damping = Option(name: "--damping", placeholder: "C", summary: "damping, POP's friction")
  static let response = Option(
    name: "--response", placeholder: "S", summary: "the period without damping, in seconds")
  static let dampingRatio = Option(
    name: "--damping-ratio", placeholder: "Z", summary: "damping ratio; 1 is critical")
  static let duration = Option(
    name: "--duration", placeholder: "S", summary: "SwiftUI's perceptual duration, in seconds")
  static let bounce = Option(name: "--bounce", placeholder: "B", summary: "SwiftUI's bounce, above -1 to 1")
  static let from = Option(name: "--from", placeholder: "A", summary: "where the value starts; 0 unless said")
  static let to = Option(name: "--to", placeholder: "B", summary: "where it comes to rest; 1 unless said")
  static let velocity = Option(
    name: "--velocity", placeholder: "V", summary: "how fast it starts, in units per second")
  static let threshold = Option(
    name: "--threshold", placeholder: "H",
    summary: "the least difference that matters; a thousandth of the distance unless said")
  static let solver = Choices.solver.option
  static let samples = Choices.samples.option
  static let toCode = Choices.toCode.option

  /// The options that take one of several words.
  static let withChoices: [Option] = [
    family, glyphs, color, solver, samples, format, toCode, castVersion, theme,
  ]

  /// The names of the options that take files, as a shell's pattern.
  static let withFiles = [image, output].map(\.name).joined(separator: "|")

  static let tuning = [bounciness, speed, set, image, text]
  static let view = [size, glyphs, color, framesPerSecond]
}
