extension Stage {
  /// Presents another effect of the catalogue in front of this one, as it comes.
  ///
  /// An id that the catalogue does not have is told on the stage.
  public func present(_ id: String) {
    guard let effect = library.first(where: { $0.card.id == id }) else {
      return tell("There is no effect '\(id)' to present here.")
    }
    let stage = Stage(effect, bounds: bounds, tuning: Tuning(), library: library, animator: animator)
    stage.presenter = self
    stage.root.zPosition = 1_000
    presented = stage
    root.add(stage.root)
  }

  /// Takes the effect away that this one was presented as; one that plays by itself stays.
  public func dismiss() {
    guard let presenter else { return }
    root.removeFromSuperlayer()
    presenter.presented = nil
  }

  /// Shows a line at the lower edge of the stage, for people who build effects.
  public func show(_ message: String) {
    let line = Layer(
      "message", frame: Rect(0, bounds.maxY - Stage.cell.height, bounds.width, Stage.cell.height))
    line.backgroundColor = Color(231, 76, 60)
    line.textColor = .white
    line.text = Text(message)
    line.zPosition = 10_000
    add(line)
  }
}
