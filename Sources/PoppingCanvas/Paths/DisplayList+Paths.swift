import PoppingStage

extension DisplayList {
  /// Adds what a layer's path fills and, over it, its stroke.
  mutating func addPath(
    _ path: Path, of layer: Layer, _ look: Look, _ projection: Projection, _ opacity: Double, _ scene: Scene,
    _ paths: inout PathStore
  ) {
    add(path, .fill(layer.fillRule), look.fillColor, projection, opacity, scene, &paths)
    guard look.lineWidth > 0 else { return }
    let stroke = PathInk.Stroke(
      width: look.lineWidth, cap: layer.lineCap, start: look.strokeStart.share, end: look.strokeEnd.share)
    add(path, .stroke(stroke), look.strokeColor, projection, opacity, scene, &paths)
  }

  private mutating func add(
    _ path: Path, _ ink: PathInk, _ color: Color, _ projection: Projection, _ opacity: Double, _ scene: Scene,
    _ paths: inout PathStore
  ) {
    let opacity = opacity * color.alpha.share
    guard opacity > 0, let found = paths.mask(of: path, ink, projection, limits: scene.limits) else { return }
    items.append(
      DisplayItem(
        shape: found.shape, mask: found.mask, clip: scene.clip, opacity: opacity, source: .solid(color.bytes))
    )
  }

  /// Lets only what lies inside a path through from now on; false when that is nothing.
  mutating func cut(
    _ scene: inout Scene, along path: Path, _ ink: PathInk, _ projection: Projection,
    _ paths: inout PathStore
  ) -> Bool {
    guard let found = paths.mask(of: path, ink, projection, limits: scene.limits) else { return false }
    clips.append(Clip(shape: found.shape, mask: found.mask, parent: scene.clip))
    scene.clip = clips.count - 1
    scene.limits = found.shape.box
    return true
  }
}
