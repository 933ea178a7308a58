import PoppingStage

/// The program `popping`, for whatever effects it is started with.
public enum Popping {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Runs the program with the arguments of the process and ends the process.
  ///
  /// An own package calls this with its effects, beside or instead of the catalogue's:
  ///
  ///     Popping.main(effects: Catalog.effects + [Wobble()])
  public static func main(effects: [any Effect]) -> Never {
    StandardStreams.prepare()
    let program = Program(catalog: EffectCatalog(effects))
    ProgramExit.exit(with: program.run(Array(CommandLine.arguments.dropFirst())))
  }
}
