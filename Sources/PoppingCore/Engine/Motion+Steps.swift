extension Motion {
  /// Makes the step of a frame, unless it has been made; true if the motion is at its end, nil if there was no step.
  ///
  /// The value is still to be written.
  func step(at time: Double) -> Bool? {
    guard isMoving, var stepper, stepTime != time else { return nil }
    let isDone = stepper.step(by: stepTime.map { max(time - $0, 0) } ?? 0)
    stepTime = time
    self.stepper = stepper
    return isDone
  }

  /// Goes on with the next run, if there is one; its ends, or nil after the last run.
  func startNextRun() -> CourseEnds? {
    guard let stepper, runsLeft > 1 else { return nil }
    runsLeft -= 1
    // A run back has the velocity of the run forth the other way round.
    var ends = stepper.ends
    ends.from = plan.autoreverses ? stepper.ends.to : stepper.ends.from
    ends.to = plan.autoreverses ? stepper.ends.from : stepper.ends.to
    ends.velocity = plan.autoreverses ? -stepper.ends.velocity : stepper.ends.velocity
    self.stepper = plan.mover.stepper(ends, roundingFactor: plan.roundingFactor)
    return ends
  }
}
