import PoppingCore

extension Look {
  /// What a property is called in a trace and when an animation on it counts as settled.
  struct PropertyInfo: Sendable {
    /// POP's name.
    let name: String
    /// POP's threshold, in the property's unit.
    let threshold: Double
  }

  /// The properties with POP's names and thresholds (POPAnimatableProperty.mm); those that POP has no name for are
  /// called after Core Animation's.
  static let properties: [(keyPath: PartialKeyPath<Look> & Sendable, info: PropertyInfo)] = [
    (\.position, .init(name: "position", threshold: 1)),
    (\.position.x, .init(name: "positionX", threshold: 1)),
    (\.position.y, .init(name: "positionY", threshold: 1)),
    (\.zPosition, .init(name: "zPosition", threshold: 1)),
    (\.bounds, .init(name: "bounds", threshold: 1)),
    (\.bounds.origin, .init(name: "boundsOrigin", threshold: 1)),
    (\.bounds.origin.x, .init(name: "boundsOriginX", threshold: 1)),
    (\.bounds.origin.y, .init(name: "boundsOriginY", threshold: 1)),
    (\.frame, .init(name: "frame", threshold: 1)),
    (\.size, .init(name: "size", threshold: 1)),
    (\.scale, .init(name: "scaleXY", threshold: 0.005)),
    (\.scale.x, .init(name: "scaleX", threshold: 0.005)),
    (\.scale.y, .init(name: "scaleY", threshold: 0.005)),
    (\.rotationZ, .init(name: "rotation", threshold: 0.01)),
    (\.rotationX, .init(name: "rotationX", threshold: 0.01)),
    (\.rotationY, .init(name: "rotationY", threshold: 0.01)),
    (\.translation, .init(name: "translationXY", threshold: 1)),
    (\.translation.x, .init(name: "translationX", threshold: 1)),
    (\.translation.y, .init(name: "translationY", threshold: 1)),
    (\.translationZ, .init(name: "translationZ", threshold: 1)),
    (\.perspective, .init(name: "perspective", threshold: 0.000_01)),
    (\.opacity, .init(name: "opacity", threshold: 0.01)),
    (\.backgroundColor, .init(name: "backgroundColor", threshold: 0.01)),
    (\.cornerRadius, .init(name: "cornerRadius", threshold: 0.01)),
    (\.borderWidth, .init(name: "borderWidth", threshold: 0.01)),
    (\.borderColor, .init(name: "borderColor", threshold: 0.01)),
    (\.textColor, .init(name: "textColor", threshold: 0.01)),
  ]

  /// The name and threshold of a property; POP's default threshold of 1 for one that the table does not name.
  static func info(of keyPath: PartialKeyPath<Look>) -> PropertyInfo {
    properties.first { $0.keyPath == keyPath }?.info ?? PropertyInfo(name: "\(keyPath)", threshold: 1)
  }
}
