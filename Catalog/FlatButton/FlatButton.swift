import PoppingStage

public struct FlatButton: Effect {
  public init() {}
  public func setUp(on stage: Stage) {}
}
