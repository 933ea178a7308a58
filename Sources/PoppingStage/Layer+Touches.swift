extension Layer {
  /// Follows drags and taps that begin on the layer; one thing is told of at a time, from `.began` on.
  public func onGesture(_ perform: @escaping (Layer, Gesture) -> Void) {
    gestureAction = perform
  }

  /// The foremost layer under a point that answers touches, or whose superlayer does.
  ///
  /// - Parameter point: A point in the plane of the superlayer, in points.
  func layer(touchedAt point: Point) -> Layer? {
    guard acceptsTouches, !isHidden, look.opacity > 0.01,
      let inside = projection.inverse?.apply(to: point)
    else { return nil }
    let isWithin = look.bounds.contains(inside)
    if masksToBounds && !isWithin { return nil }
    for layer in sublayersInDrawingOrder.reversed() {
      if let touched = layer.layer(touchedAt: inside) { return touched }
    }
    return isWithin && answersTouches ? self : nil
  }

  /// The layers held, from the back to the front.
  public var sublayersInDrawingOrder: [Layer] {
    let layers = sublayers
    if layers.allSatisfy({ $0.look.zPosition == layers[0].look.zPosition }) { return layers }
    return layers.enumerated()
      .sorted { ($0.element.look.zPosition, $0.offset) < ($1.element.look.zPosition, $1.offset) }
      .map(\.element)
  }

  /// A point of the stage in the plane of the layer's superlayer; nil where the plane is seen edge-on.
  func pointInSuperlayer(_ point: Point) -> Point? {
    guard let superlayer else { return point }
    return superlayer.pointInside(point)
  }

  /// A point of the stage in the layer's own plane; nil where that is seen edge-on.
  func pointInside(_ point: Point) -> Point? {
    pointInSuperlayer(point).flatMap { projection.inverse?.apply(to: $0) }
  }

  /// Whether a point of the stage lies in the layer as it is without its scale, which a press changes.
  func restingBounds(contain point: Point) -> Bool {
    var resting = look
    resting.scale = 1
    guard let outside = pointInSuperlayer(point),
      let inside = projection(of: resting).inverse?.apply(to: outside)
    else {
      return false
    }
    return look.bounds.contains(inside)
  }
}

extension Layer {
  /// This layer or the first one below it that has a name.
  public func layer(named name: String) -> Layer? { layer(where: { $0.name == name }) }

  /// This layer or the first one below it that is as asked for.
  func layer(where isMeant: (Layer) -> Bool) -> Layer? {
    if isMeant(self) { return self }
    for layer in sublayers {
      if let found = layer.layer(where: isMeant) { return found }
    }
    return nil
  }
}

extension Layer {
  /// The visible layers, from this one down, that answer touches.
  var touchableLayers: [Layer] {
    guard acceptsTouches, !isHidden, look.opacity > 0.01 else { return [] }
    return (answersTouches ? [self] : []) + sublayers.flatMap(\.touchableLayers)
  }

  /// A place in the layer's bounds, in fractions of their width and height, as a point of the stage; nil when that is
  /// behind the viewer.
  func pointOnStage(fraction: Point) -> Point? {
    let bounds = look.bounds
    var point = Point(bounds.minX + fraction.x * bounds.width, bounds.minY + fraction.y * bounds.height)
    var current: Layer? = self
    while let layer = current {
      guard let outside = layer.projection.apply(to: point) else { return nil }
      point = outside
      current = layer.superlayer
    }
    return point
  }
}
