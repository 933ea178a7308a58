/// What every frame needs of a motion: numbers and addresses in memory of its own, so that going through thousands of
/// motions counts no references.
struct MotionCell {
  /// Whether the motion is somewhere else in every frame, as a function of time.
  var isFlowing = false

  /// The time of what the motion next does by itself.
  var nextEvent = Double.infinity

  /// The time at which the course starts; it lies infinitely far back when the motion has arrived.
  var anchor = 0.0

  /// Where to write the value of the kernel; nil if there is more to it than that.
  var place: MemoryPlace?
  var kernel = SpringKernel.still

  /// Whether the owner of the place has gone.
  var detachment: UnsafePointer<Bool>?
}

extension MotionCell {
  /// Writes the value of a frame, if there is no more to it.
  ///
  /// - Returns: false if it takes the motion itself to do it.
  @inline(__always)
  func write(at time: Double) -> Bool {
    guard let place, detachment?.pointee == false else { return false }
    place.write(kernel.value(at: time - anchor))
    return true
  }
}

extension Motion {
  /// Brings the cell up to what the motion has become.
  func updateCell() {
    cell.pointee.isFlowing = isMoving && !isStepped
    cell.pointee.nextEvent = nextEvent
    cell.pointee.anchor = hasArrived ? -.infinity : anchor
    cell.pointee.place = nil
    if let course = course as? SpringCourse, course.isFree, !isStepped, ledger == nil, !plan.isAdditive,
      plan.roundingFactor == 0, let memory = outlet as? MemoryOutlet
    {
      cell.pointee.place = memory.place
      cell.pointee.kernel = course.kernel
      cell.pointee.detachment = UnsafePointer(memory.block.detachment)
    }
  }
}
