import PoppingStage

public struct Fold: Effect {
  public init() {}
  public func setUp(on stage: Stage) {}
}
