import PoppingStage

/// The whole program.
public enum Popping {
  /// Runs it.
  public static func main(effects: [any Effect]) {}
}
