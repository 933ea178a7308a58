import PoppingStage

/// All that there is to paint of a tree of layers, from the back to the front.
///
/// Two lists tell what has changed between two frames, so that only that is painted again.
struct DisplayList {
  var items: [DisplayItem] = []
  var clips: [Clip] = []

  /// Layers nested deeper than this are left out: the program's stack is not without end.
  private static let greatestDepth = 100

  /// Replaces the list by what a tree of layers shows on a canvas.
  mutating func fill(
    from root: Layer, canvas: SampleBox, pictures: inout PictureStore, texts: inout TextStore,
    paths: inout PathStore
  ) {
    items.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    let perPoint = 1 / Samples.points
    let scene = Scene(
      projection: Projection(x: SIMD3(perPoint, 0, 0), y: SIMD3(0, perPoint, 0), w: SIMD3(0, 0, 1)),
      opacity: 1, clip: nil, limits: canvas, canvas: canvas, depth: 0)
    add(root, in: scene, &pictures, &texts, &paths)
  }

  /// What a layer takes over from those that hold it.
  struct Scene {
    /// The map from the superlayer's points to samples.
    var projection: Projection
    var opacity: Double
    var clip: Int?
    /// The samples inside all masks.
    var limits: SampleBox
    var canvas: SampleBox
    var depth: Int
    /// Whether left and right are changed.
    var isMirrored = false
  }

  private mutating func add(
    _ layer: Layer, in outer: Scene, _ pictures: inout PictureStore, _ texts: inout TextStore,
    _ paths: inout PathStore
  ) {
    var scene = outer
    let look = layer.look
    let opacity = scene.opacity * look.opacity.share
    guard !layer.isHidden, opacity > 0, scene.depth < DisplayList.greatestDepth else { return }
    let projection = layer.projection.followed(by: scene.projection)
    scene.isMirrored = scene.isMirrored != layer.isMirrored
    // What is mirrored does not show its back for that.
    let determinant = scene.isMirrored ? -projection.determinant : projection.determinant
    guard determinant.isFinite, determinant > 0 || (layer.isDoubleSided && determinant < 0) else { return }
    if let path = layer.maskPath {
      guard cut(&scene, along: path, .fill(layer.fillRule), projection, &paths) else { return }
    }
    let shape = Shape(look.bounds, radius: look.cornerRadius, projection: projection, limits: scene.limits)

    if let shape {
      addColor(look.backgroundColor, shape, nil, opacity, scene.clip)
      if let gradient = layer.gradient, let source = GradientSource(gradient, on: shape, opacity: opacity) {
        items.append(DisplayItem(shape: shape, clip: scene.clip, opacity: 1, source: .gradient(source)))
      }
      if let picture = layer.picture,
        let source = pictures.source(for: picture, layer.pictureRect, on: shape, projection)
      {
        items.append(
          DisplayItem(shape: shape, clip: scene.clip, opacity: opacity, source: .picture(source)))
      }
    }
    if let path = layer.path {
      addPath(path, of: layer, look, projection, opacity, scene, &paths)
    }
    if let text = layer.text {
      addText(text, look, projection, opacity, scene, &texts)
    }
    addSublayers(of: layer, shape, projection, opacity, scene, &pictures, &texts, &paths)
    if let shape, look.borderWidth > 0 {
      var hole: Int?
      if let inside = Shape(
        look.bounds.inset(by: look.borderWidth, look.borderWidth), radius: shape.radius - look.borderWidth,
        projection: projection, limits: scene.limits)
      {
        clips.append(Clip(shape: inside))
        hole = clips.count - 1
      }
      addColor(look.borderColor, shape, hole, opacity, scene.clip)
    }
  }

  private mutating func addSublayers(
    of layer: Layer, _ shape: Shape?, _ projection: Projection, _ opacity: Double, _ scene: Scene,
    _ pictures: inout PictureStore, _ texts: inout TextStore, _ paths: inout PathStore
  ) {
    let sublayers = layer.sublayers
    guard !sublayers.isEmpty else { return }
    var inner = scene
    inner.projection = projection
    inner.opacity = opacity
    inner.depth += 1
    if layer.masksToBounds {
      guard let shape else { return }
      clips.append(Clip(shape: shape, parent: scene.clip))
      inner.clip = clips.count - 1
      inner.limits = shape.box
    }
    let first = sublayers[0].look.zPosition
    if sublayers.allSatisfy({ $0.look.zPosition == first }) {
      for sublayer in sublayers { add(sublayer, in: inner, &pictures, &texts, &paths) }
    } else {
      // What is no number counts as zero: it would upset the order.
      let depths = sublayers.map { $0.look.zPosition.isNaN ? 0 : $0.look.zPosition }
      let order = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      for index in order { add(sublayers[index], in: inner, &pictures, &texts, &paths) }
    }
  }

  private mutating func addColor(
    _ color: Color, _ shape: Shape, _ hole: Int?, _ opacity: Double, _ clip: Int?
  ) {
    let opacity = opacity * color.alpha.share
    guard opacity > 0 else { return }
    items.append(
      DisplayItem(shape: shape, hole: hole, clip: clip, opacity: opacity, source: .solid(color.bytes)))
  }

  private mutating func addText(
    _ text: Text, _ look: Look, _ projection: Projection, _ opacity: Double, _ scene: Scene,
    _ texts: inout TextStore
  ) {
    let opacity = opacity * look.textColor.alpha.share
    var (text, projection) = (text, projection)
    if scene.isMirrored {
      text.alignment = text.alignment.mirrored
      projection = .mirror(about: look.bounds.midX).followed(by: projection)
    }
    guard opacity > 0, let placement = TextPlacement(look, projection, limits: scene.canvas),
      let run = texts.run(for: text, look, placement)
    else { return }
    var shape = placement.shape
    shape.limit(to: scene.limits)
    guard !shape.box.isEmpty else { return }
    items.append(DisplayItem(shape: shape, clip: scene.clip, opacity: opacity, source: .text(run)))
  }
}

extension DisplayList {
  /// Adds to the damage what looks different in another list.
  func addDifferences(from other: DisplayList, to damage: inout Damage) {
    let sameClips = zip(clips, other.clips).map { $0 == $1 }
    func isSame(_ item: DisplayItem, _ otherItem: DisplayItem) -> Bool {
      guard item == otherItem else { return false }
      if let hole = item.hole, hole >= sameClips.count || !sameClips[hole] { return false }
      var clip = item.clip
      while let index = clip {
        guard index < sameClips.count, sameClips[index] else { return false }
        clip = clips[index].parent
      }
      return true
    }
    // Items that only one list has are looked for between a common beginning and a common end.
    var start = 0
    var (end, otherEnd) = (items.count, other.items.count)
    if end != otherEnd {
      while start < min(end, otherEnd), isSame(items[start], other.items[start]) { start += 1 }
      while min(end, otherEnd) > start, isSame(items[end - 1], other.items[otherEnd - 1]) {
        end -= 1
        otherEnd -= 1
      }
      for item in items[start..<end] { damage.add(item.shape.box) }
      for item in other.items[start..<otherEnd] { damage.add(item.shape.box) }
    } else {
      for (item, otherItem) in zip(items, other.items) where !isSame(item, otherItem) {
        damage.add(item.shape.box)
        damage.add(otherItem.shape.box)
      }
    }
    // A line of text is drawn as a whole, so that no wide cluster is torn.
    var grows = true
    while grows {
      grows = false
      for item in items {
        guard case .text = item.source else { continue }
        grows = damage.complete(item.shape.box) || grows
      }
    }
  }
}
