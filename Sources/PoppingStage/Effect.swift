/// An effect of the catalogue.
public protocol Effect: Sendable {
  /// Builds the effect on a stage.
  func setUp(on stage: Stage)
}

/// Where an effect plays.
public final class Stage {
}
