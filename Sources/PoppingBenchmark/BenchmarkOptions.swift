import PoppingCommand

/// What a run of the benchmarks is asked for.
struct BenchmarkOptions: Equatable, Sendable {
  /// How the report is written.
  enum Format: Sendable {
    case table
    case json
    case markdown
  }

  var format = Format.table

  /// The row to measure; nil is all.
  var filter: String?

  /// How often each thing is measured.
  var repeats = 7

  /// Whether the rows that take minutes are measured too.
  var includesLong = false
  var showsHelp = false

  /// Reads a command line.
  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": format = .json
      case "--markdown": format = .markdown
      case "--builds": includesLong = true
      case "-h", "--help": showsHelp = true
      case "--filter": filter = try Self.name(rest.popFirst())
      case "--repeats": repeats = try Self.repeats(rest.popFirst())
      default:
        throw BenchmarkError("There is no option '\(word)'; \(Self.hint(for: word, among: Self.names))")
      }
    }
  }

  /// The rows that are asked for.
  var benchmarks: [Benchmark] {
    Benchmark.all.filter { filter.map($0.isChosen) ?? (includesLong || !$0.isLong) }
  }

  static let help = """
    popping-bench [--json|--markdown] [--filter NAME] [--repeats N] [--builds]

    Measures how fast Popping is. Call it from the package's folder, built with -c release.

      --json       for .ci/compare-benchmarks
      --markdown   the table as the documentation holds it
      --filter     one row, or those whose names begin so
      --repeats    how often each is measured; 7, unless said otherwise
      --builds     also builds the package, which takes minutes

    rows: \(Benchmark.all.map(\.name).joined(separator: ", "))

    """

  private static let names = ["--json", "--markdown", "--filter", "--repeats", "--builds", "--help"]

  private static func name(_ word: String?) throws -> String {
    let names = Benchmark.all.map(\.name)
    guard let word, !word.isEmpty else {
      throw BenchmarkError("--filter needs a row's name: \(names.joined(separator: ", ")).")
    }
    guard Benchmark.all.contains(where: { $0.isChosen(by: word) }) else {
      throw BenchmarkError("There is no row '\(word)'; \(hint(for: word, among: names))")
    }
    return word
  }

  private static func repeats(_ word: String?) throws -> Int {
    guard let word, let number = Int(word), (1...1000).contains(number) else {
      throw BenchmarkError("--repeats takes a whole number from 1 to 1000, not '\(word ?? "")'.")
    }
    return number
  }

  private static func hint(for word: String, among names: [String]) -> String {
    NearestName.suggestion(for: word, among: names).map { "did you mean '\($0)'?" }
      ?? "there are \(names.joined(separator: ", "))."
  }
}

extension Benchmark {
  /// Whether the row bears a name, or one that begins so.
  func isChosen(by filter: String) -> Bool { name.hasPrefix(filter) }
}
