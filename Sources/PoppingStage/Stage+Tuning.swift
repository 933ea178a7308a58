import PoppingCore

extension Stage {
  /// Sets the effect anew while it plays.
  ///
  /// What a knob's spring moves goes on from its present value and velocity with the spring as it is now set, and waits as
  /// long as before where it has not begun. Parameters are read anew wherever the effect asks for them from now on. What
  /// the effect presents keeps its own tuning.
  ///
  /// - Throws: `TuningError` when the tuning does not fit the effect; then nothing has changed.
  public func retune(_ tuning: Tuning) throws(TuningError) {
    try tuning.check(against: effect)
    let old = springs
    takeOver(tuning)
    springs = tuning.springs(of: effect.controls)
    let changed = springs.filter { old[$0.key]?.spring != $0.value.spring }.map(\.value)
    guard !changed.isEmpty else { return }
    let foreignOwners = presentedOwners
    for animation in animator.runningAnimations where !foreignOwners.contains(animation.owner) {
      if let spring = changed.first(where: { $0.name == animation.tag })?.spring { animation.spring = spring }
    }
  }

  private func takeOver(_ tuning: Tuning) {
    self.tuning = tuning
    for part in enteredParts { part.takeOver(tuning) }
  }

  /// What animations of all that is presented here are known by.
  private var presentedOwners: Set<ObjectIdentifier> {
    enteredParts.reduce(into: presented?.root.storageOwners ?? []) { $0.formUnion($1.presentedOwners) }
  }
}

extension Tuning {
  /// The springs of an effect by their knobs; a tuning that was checked makes them all.
  func springs(of controls: EffectControls) -> [ObjectIdentifier: (name: String, spring: Spring)] {
    Dictionary(
      controls.springs.map { name, knob in
        let spring = (try? spring(name, initial: knob.initial).spring()) ?? .standard
        return (ObjectIdentifier(knob), (name, spring))
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Layer {
  /// What animations of this layer and of all it holds are known by.
  var storageOwners: Set<ObjectIdentifier> {
    sublayers.reduce(into: [ObjectIdentifier(storage)]) { $0.formUnion($1.storageOwners) }
  }
}
