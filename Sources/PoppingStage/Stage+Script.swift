import PoppingCore

extension Stage {
  /// Performs a script from now on.
  public func perform(_ script: Script) {
    isScriptDone = false
    perform(script.steps[...])
  }

  /// How often a drawn finger reports its place, and how often it is looked whether all has settled, in seconds.
  private static var tick: Double { 1.0 / 60 }

  private func perform(_ steps: ArraySlice<Script.Step>) {
    guard let step = steps.first else {
      isScriptDone = true
      return
    }
    let rest = steps.dropFirst()
    switch step {
    case .touchDown(let place):
      touch(.began, at: point(at: place))
      perform(rest)
    case .move(let place, let duration):
      move(from: touchLocation, to: point(at: place), began: time, duration: duration, then: rest)
    case .touchUp:
      touch(.ended, at: touchLocation)
      perform(rest)
    case .touchCancel:
      touch(.cancelled, at: touchLocation)
      perform(rest)
    case .type(let text, let interval):
      guard let first = text.first else { return perform(rest) }
      paste(String(first))
      let remainder = Script.Step.type(String(text.dropFirst()), every: interval)
      animator.after(interval) { [weak self] in self?.perform([remainder] + rest) }
    case .press(let key):
      press(key)
      perform(rest)
    case .wait(let seconds):
      animator.after(seconds) { [weak self] in self?.perform(rest) }
    case .settle:
      if isSettled {
        perform(rest)
      } else {
        animator.after(Self.tick) { [weak self] in self?.perform(steps) }
      }
    }
  }

  private func move(
    from start: Point, to end: Point, began: Double, duration: Double, then rest: ArraySlice<Script.Step>
  ) {
    let progress = duration > 0 ? min((time - began) / duration, 1) : 1
    touch(.moved, at: start + (end - start) * TimingCurve.easeInEaseOut.value(at: progress))
    guard progress < 1 else { return perform(rest) }
    animator.after(min(Self.tick, began + duration - time)) { [weak self] in
      self?.move(from: start, to: end, began: began, duration: duration, then: rest)
    }
  }

  private func point(at place: Script.Place) -> Point {
    let layer = place.layer.flatMap { root.layer(named: $0) } ?? root
    return layer.pointOnStage(fraction: place.fraction) ?? center
  }
}
