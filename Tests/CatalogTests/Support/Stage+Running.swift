import PoppingStage

extension Stage {
  /// What a reading gives in the next seconds, now and at each of so many frames a second.
  func samples<Value>(seconds: Double, perSecond: Double = 60, _ read: () -> Value) -> [Value] {
    let start = time
    return (0...Int(seconds * perSecond)).map { frame in
      advance(to: start + Double(frame) / perSecond)
      return read()
    }
  }

  /// Performs the effect's script to its end, a minute at most.
  func performToEnd() {
    perform(effect.script)
    let start = time
    for frame in 0..<3600 where !isFinished { advance(to: start + Double(frame) / 60) }
  }

  /// Touches a place and lets go at once.
  func tap(at place: Point) {
    touch(.began, at: place)
    touch(.ended, at: place)
  }

  /// Puts the finger down and draws it at a steady pace, a place in each of 60 frames a second; it stays down.
  func drag(from start: Point, to end: Point, seconds: Double) {
    touch(.began, at: start)
    let began = time
    let steps = max(1, Int(seconds * 60))
    for step in 1...steps {
      advance(to: began + Double(step) / 60)
      touch(.moved, at: start + (end - start) * (Double(step) / Double(steps)))
    }
  }
}
