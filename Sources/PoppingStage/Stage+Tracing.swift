import PoppingCore

/// An animated property of a layer at one moment.
public struct TracedValue: Hashable, Sendable {
  /// The layer's name.
  public let layer: String

  /// The property's POP name.
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
  private var followed: [(layer: Layer, property: LayerProperty)] = []

  /// Makes a tracer that follows nothing yet.
  public init() {}

  /// The values of all properties that are, or were, animated, in the order in which they began.
  public mutating func values(on stage: Stage) -> [TracedValue] {
    let running = stage.animator.runningAnimations
    for animation in running where animation.hasStarted {
      guard let layer = stage.layer(owning: animation.owner),
        let property = try? Look.property(named: animation.propertyName),
        !followed.contains(where: { $0.layer === layer && $0.property.name == property.name })
      else { continue }
      followed.append((layer, property))
    }
    return followed.map { layer, property in
      let animation = running.last {
        $0.owner == ObjectIdentifier(layer.storage) && $0.propertyName == property.name
      }
      return TracedValue(
        layer: layer.name, property: property.name, componentNames: property.componentNames,
        value: property.read(layer.look),
        velocity: animation?.velocity ?? Array(repeating: 0, count: property.componentNames.count))
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
