/// How a motion is computed.
public enum Solver: Hashable, Sendable, CaseIterable {
  /// In closed form: the same at every frame rate, at rest at an exact time.
  case exact

  /// As POP computes it, step by step, with its rules for the end; the frame rate shows in the result.
  case pop
}
