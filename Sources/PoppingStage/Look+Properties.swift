import PoppingCore

/// A property of a layer that animations move, under its POP name.
public struct LayerProperty: Sendable {
  /// POP's name, or Core Animation's for what POP has no name for.
  public let name: String

  /// POP's threshold, in the property's unit: the least change that matters.
  public let threshold: Double

  /// What each component is called, the only one of a plain number empty.
  public let componentNames: [String]

  /// Reads the components of the property.
  public let read: @Sendable (Look) -> [Double]

  let keyPath: PartialKeyPath<Look> & Sendable

  /// A `StorageProperty<Look, Value>` for the value's type.
  let storageProperty: any Sendable

  init<Value: Animatable>(
    _ name: String, _ keyPath: WritableKeyPath<Look, Value> & Sendable, threshold: Double
  ) {
    self.name = name
    self.threshold = threshold
    self.keyPath = keyPath
    storageProperty = StorageProperty(name, threshold: threshold, keyPath: keyPath)
    componentNames = Value.componentNames
    read = { look in
      let components = look[keyPath: keyPath].components
      return (0..<Value.componentCount).map { components[$0] }
    }
  }
}

extension Look {
  /// The properties with the names and thresholds of POP (POPAnimatableProperty.mm).
  public static let properties: [LayerProperty] = [
    LayerProperty("position", \.position, threshold: 1),
    LayerProperty("positionX", \.position.x, threshold: 1),
    LayerProperty("positionY", \.position.y, threshold: 1),
    LayerProperty("zPosition", \.zPosition, threshold: 1),
    LayerProperty("bounds", \.bounds, threshold: 1),
    LayerProperty("boundsOrigin", \.bounds.origin, threshold: 1),
    LayerProperty("boundsOriginX", \.bounds.origin.x, threshold: 1),
    LayerProperty("boundsOriginY", \.bounds.origin.y, threshold: 1),
    LayerProperty("frame", \.frame, threshold: 1),
    LayerProperty("size", \.size, threshold: 1),
    LayerProperty("scaleXY", \.scale, threshold: 0.005),
    LayerProperty("scaleX", \.scale.x, threshold: 0.005),
    LayerProperty("scaleY", \.scale.y, threshold: 0.005),
    LayerProperty("rotation", \.rotationZ, threshold: 0.01),
    LayerProperty("rotationX", \.rotationX, threshold: 0.01),
    LayerProperty("rotationY", \.rotationY, threshold: 0.01),
    LayerProperty("skewX", \.skewX, threshold: 0.01),
    LayerProperty("translationXY", \.translation, threshold: 1),
    LayerProperty("translationX", \.translation.x, threshold: 1),
    LayerProperty("translationY", \.translation.y, threshold: 1),
    LayerProperty("translationZ", \.translationZ, threshold: 1),
    LayerProperty("perspective", \.perspective, threshold: 0.000_01),
    LayerProperty("opacity", \.opacity, threshold: 0.01),
    LayerProperty("backgroundColor", \.backgroundColor, threshold: 0.01),
    LayerProperty("cornerRadius", \.cornerRadius, threshold: 0.01),
    LayerProperty("borderWidth", \.borderWidth, threshold: 0.01),
    LayerProperty("borderColor", \.borderColor, threshold: 0.01),
    LayerProperty("textColor", \.textColor, threshold: 0.01),
    LayerProperty("strokeStart", \.strokeStart, threshold: 0.01),
    LayerProperty("strokeEnd", \.strokeEnd, threshold: 0.01),
    LayerProperty("lineWidth", \.lineWidth, threshold: 0.01),
    LayerProperty("strokeColor", \.strokeColor, threshold: 0.01),
    LayerProperty("fillColor", \.fillColor, threshold: 0.01),
  ]

  /// What POP calls the same properties on views, labels, scroll views and shape layers.
  private static let viewNames = [
    "view.alpha": "opacity", "view.backgroundColor": "backgroundColor", "view.center": "position",
    "view.frame": "frame", "view.bounds": "bounds", "view.size": "size", "view.scaleX": "scaleX",
    "view.scaleY": "scaleY", "view.scaleXY": "scaleXY", "label.textColor": "textColor",
    "scrollView.contentOffset": "boundsOrigin", "shapeLayer.strokeStart": "strokeStart",
    "shapeLayer.strokeEnd": "strokeEnd", "shapeLayer.lineWidth": "lineWidth",
    "shapeLayer.strokeColor": "strokeColor", "shapeLayer.fillColor": "fillColor",
  ]

  /// The property of a POP name, a layer's or a view's.
  public static func property(named name: String) throws(UnknownPropertyError) -> LayerProperty {
    let layerName = viewNames[name] ?? name
    guard let property = properties.first(where: { $0.name == layerName }) else {
      throw UnknownPropertyError(name: name, known: properties.map(\.name) + viewNames.keys)
    }
    return property
  }

  /// The property of a POP name, to animate it; its values have to be of the type asked for.
  public static func property<Value: Animatable>(
    named name: String, of type: Value.Type
  ) throws(UnknownPropertyError) -> StorageProperty<Look, Value> {
    let property = try property(named: name)
    guard let typed = property.storageProperty as? StorageProperty<Look, Value> else {
      throw UnknownPropertyError(name: "\(name) of type \(type)", known: [])
    }
    return typed
  }

  /// The property that a key path names, with POP's default threshold of 1 for one that the table does not have.
  static func property<Value: Animatable>(
    at keyPath: WritableKeyPath<Look, Value> & Sendable
  ) -> StorageProperty<Look, Value> {
    let known = properties.first { $0.keyPath == keyPath }
    return StorageProperty(
      known?.name ?? "\(keyPath)", threshold: known?.threshold ?? 1, keyPath: keyPath)
  }
}
