import PoppingStage

/// How all layers of a stage look at a moment.
struct StageSnapshot: Equatable {
  /// The layers' looks by the layers' identity, and what is not animated of them.
  let layers: [ObjectIdentifier: LayerState]

  /// A layer at a moment.
  struct LayerState: Equatable {
    let name: String
    let look: Look
    let text: Text?
    let isHidden: Bool
  }

  /// The first property that was moving, and is elsewhere now although no time has passed.
  ///
  /// - Parameters:
  ///   - before: The same moment, before something was done.
  ///   - earlier: A moment earlier: what differs between the two was moving.
  func jump(
    from before: StageSnapshot, movingSince earlier: StageSnapshot
  ) -> (layer: String, property: String)? {
    for (id, now) in layers {
      guard let then = before.layers[id], let past = earlier.layers[id], !then.isHidden, !now.isHidden else {
        continue
      }
      for property in Look.properties {
        let value = property.read(then.look)
        if property.read(past.look) != value, property.read(now.look) != value {
          return (now.name, property.name)
        }
      }
    }
    return nil
  }
}

extension Stage {
  /// How all layers look now.
  var snapshot: StageSnapshot {
    var layers: [ObjectIdentifier: StageSnapshot.LayerState] = [:]
    func visit(_ layer: Layer) {
      layers[ObjectIdentifier(layer)] = StageSnapshot.LayerState(
        name: layer.name, look: layer.look, text: layer.text, isHidden: layer.isHidden)
      for layer in layer.sublayers { visit(layer) }
    }
    visit(root)
    return StageSnapshot(layers: layers)
  }
}

extension Layer {
  /// The name of the first layer, from this one down, with a number that is not finite.
  var firstUnfinite: String? {
    let isFinite = Look.properties.allSatisfy { property in property.read(look).allSatisfy(\.isFinite) }
    if !isFinite { return name }
    for layer in sublayers {
      if let name = layer.firstUnfinite { return name }
    }
    return nil
  }
}
