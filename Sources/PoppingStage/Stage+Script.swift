import PoppingCore

extension Stage {
  /// Performs a script from now on.
  public func perform(_ script: Script) { perform(script, then: nil) }

  func perform(_ script: Script, then completion: (() -> Void)?) {
    onScriptEnd = completion
    isScriptDone = false
    scriptNumber += 1
    perform(script.steps[...])
  }

  /// Leaves the rest of the script undone, as when a hand takes over; a finger that it has put down is lost.
  public func stopScript() {
    guard !isScriptDone else { return }
    isScriptDone = true
    onScriptEnd = nil
    scriptNumber += 1
    for part in enteredParts { part.stopScript() }
    if touchedLayer != nil { touch(.cancelled, at: touchLocation) }
  }

  /// Goes on with the script after a number of seconds, unless it has been stopped by then.
  private func goOn(after delay: Double, _ perform: @escaping (Stage) -> Void) {
    let number = scriptNumber
    animator.after(delay) { [weak self] in
      if let self, scriptNumber == number { perform(self) }
    }
  }

  /// How often a drawn finger reports its place, and how often it is looked whether all has settled, in seconds.
  private static var tick: Double { 1.0 / 60 }

  private func perform(_ steps: ArraySlice<Script.Step>) {
    guard let step = steps.first else {
      isScriptDone = true
      let completion = onScriptEnd
      onScriptEnd = nil
      completion?()
      return
    }
    let rest = steps.dropFirst()
    switch step {
    case .touchDown(let place):
      touch(.began, at: point(at: place))
      perform(rest)
    case .move(let place, let duration):
      let path = FingerPath(start: touchLocation, end: point(at: place), began: time, duration: duration)
      move(along: path, step: 0, then: rest)
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
      goOn(after: interval) { $0.perform([remainder] + rest) }
    case .press(let key):
      press(key)
      perform(rest)
    case .wait(let seconds):
      goOn(after: seconds) { $0.perform(rest) }
    case .settle:
      if isSettled {
        perform(rest)
      } else {
        goOn(after: Self.tick) { $0.perform(steps) }
      }
    case .perform(let parts):
      perform(parts, then: rest)
    }
  }

  private func perform(_ parts: [Script.Part], then rest: ArraySlice<Script.Step>) {
    var pending = 1
    let number = scriptNumber
    let goOn = { [weak self] in
      pending -= 1
      if let self, pending == 0, scriptNumber == number { perform(rest) }
    }
    for part in parts {
      guard let stage = enter(part.number) else { continue }
      pending += 1
      stage.perform(part.script, then: goOn)
    }
    goOn()
  }

  /// The way of a drawn finger.
  private struct FingerPath {
    let start: Point
    let end: Point
    let began: Double
    let duration: Double

    /// The number of places that are reported, without the first.
    var steps: Int { max(1, Int(min(duration, 3600) / Stage.tick + 0.999)) }
  }

  /// Steps are counted rather than timed: a rounded time might never quite come to the end.
  private func move(along path: FingerPath, step: Int, then rest: ArraySlice<Script.Step>) {
    let progress = Double(step) / Double(path.steps)
    touch(.moved, at: path.start + (path.end - path.start) * TimingCurve.easeInEaseOut.value(at: progress))
    guard step < path.steps else { return perform(rest) }
    let next = path.began + path.duration * Double(step + 1) / Double(path.steps)
    goOn(after: next - time) { $0.move(along: path, step: step + 1, then: rest) }
  }

  /// A place in points of the stage, as the layer it is in stands now.
  private func point(at place: Script.Place) -> Point {
    let layer = place.layer.flatMap { root.layer(named: $0) } ?? root
    return layer.pointOnStage(fraction: place.fraction) ?? root.pointOnStage(fraction: Point(0.5, 0.5))
      ?? center
  }
}
