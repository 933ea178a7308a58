import PoppingCore

/// An animated property of a layer at one moment.
public struct TracedValue: Hashable, Sendable {
  /// The layer's name; empty for a property of another object.
  public let layer: String

  /// The property's POP name, or the name that the object's property was given.
  public let property: String

  /// What each component is called, the only one of a plain number empty.
  public let componentNames: [String]

  /// The components of the value, in the property's unit.
  public let value: [Double]

  /// The components of the velocity, in units per second; zero at rest.
  public let velocity: [Double]
}

/// Follows what moves on a stage: every property from the first moment it is animated on.
public struct StageTracer {
  private var followed: [Followed] = []

  /// A property of a layer, or of another object, of which only its animations are known.
  private enum Followed {
    case layer(Layer, LayerProperty)
    case object(AnyRunningAnimation)

    func isMoved(by animation: AnyRunningAnimation) -> Bool {
      switch self {
      case .layer(let layer, let property):
        ObjectIdentifier(layer.storage) == animation.owner && property.name == animation.propertyName
      case .object(let last):
        last.owner == animation.owner && last.propertyName == animation.propertyName
      }
    }
  }

  /// Makes a tracer that follows nothing yet.
  public init() {}

  /// The values of all properties that are, or were, animated, in the order in which they began.
  public mutating func values(on stage: Stage) -> [TracedValue] {
    let running = stage.animator.runningAnimations
    for animation in running where animation.hasStarted {
      let index = followed.firstIndex { $0.isMoved(by: animation) }
      if let index {
        if case .object = followed[index] { followed[index] = .object(animation) }
      } else if let layer = stage.layer(owning: animation.owner) {
        guard let property = try? Look.property(named: animation.propertyName) else { continue }
        followed.append(.layer(layer, property))
      } else {
        followed.append(.object(animation))
      }
    }
    return followed.map { followed in
      let animation = running.last(where: followed.isMoved)
      switch followed {
      case .layer(let layer, let property):
        return TracedValue(
          layer: layer.name, property: property.name, componentNames: property.componentNames,
          value: property.read(layer.look),
          velocity: animation?.velocity ?? Array(repeating: 0, count: property.componentNames.count))
      case .object(let last):
        return TracedValue(
          layer: "", property: last.propertyName, componentNames: last.componentNames, value: last.value,
          velocity: animation?.velocity ?? Array(repeating: 0, count: last.componentNames.count))
      }
    }
  }
}

extension Stage {
  /// The name of the layer on which something happened; empty for one that has gone.
  public func layerName(of event: TraceEvent) -> String { layer(owning: event.owner)?.name ?? "" }

  func layer(owning owner: ObjectIdentifier) -> Layer? {
    root.layer(where: { ObjectIdentifier($0.storage) == owner })
  }
}
