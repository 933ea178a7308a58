/// A course that is run several times, forth or forth and back; every run starts like the first.
struct RepeatedCourse: Course {
  private let mover: Mover
  private let autoreverses: Bool

  /// The run in progress, which may have been changed on its way, and those that follow in turn.
  private let first: any Course
  private let forth: any Course
  private let back: any Course
  private let startsBack: Bool

  /// How many runs there are from `first` on; infinite where they go on for ever.
  private let runs: Double

  /// Makes the runs of a mover.
  init(_ mover: Mover, _ ends: CourseEnds, runs: Double, autoreverses: Bool) {
    self.init(mover, ends, first: nil, startsBack: false, runs: runs, autoreverses: autoreverses)
  }

  private init(
    _ mover: Mover, _ ends: CourseEnds, first: (any Course)?, startsBack: Bool, runs: Double,
    autoreverses: Bool
  ) {
    self.mover = mover
    self.autoreverses = autoreverses
    forth = mover.course(ends)
    back = autoreverses ? mover.course(forth.ends.reversed) : forth
    self.first = first ?? forth
    self.startsBack = startsBack
    self.runs = runs
  }

  var ends: CourseEnds { forth.ends }

  var duration: Double {
    guard runs > 1, first.duration.isFinite else { return first.duration }
    // Runs without length are over at once, however many.
    guard forth.duration + back.duration > 0 else { return first.duration }
    return start(of: runs)
  }

  var reachTime: Double { first.reachTime }

  var rest: Components { runs.isFinite && isBack(runs - 1) ? ends.from : ends.to }

  func value(at time: Double) -> Components {
    guard time < duration else { return rest }
    let run = run(at: time)
    return course(of: run).value(at: time - start(of: run))
  }

  func velocity(at time: Double) -> Components {
    guard time < duration else { return .zero }
    let run = run(at: time)
    return course(of: run).velocity(at: time - start(of: run))
  }

  func turn(_ number: Int) -> (time: Double, ends: CourseEnds)? {
    let run = Double(number)
    let start = start(of: run)
    guard run < runs, start.isFinite, start < duration else { return nil }
    return (start, course(of: run).ends)
  }

  /// The run in progress bends, later ones start anew; a new target counts for a run back only from the next one on.
  func continued(at time: Double, _ change: CourseChange) -> any Course {
    let run = run(at: time)
    let present = course(of: run)
    var ends = ends
    var own = change
    switch change {
    case .target(let target):
      ends.to = target.finite(or: ends.to)
      if isBack(run) { own = .target(present.ends.to) }
    case .velocity, .spring: break
    }
    return RepeatedCourse(
      mover.changed(by: change), ends, first: present.continued(at: time - start(of: run), own),
      startsBack: isBack(run), runs: runs - run, autoreverses: autoreverses)
  }

  private func isBack(_ run: Double) -> Bool {
    autoreverses && (run.truncatingRemainder(dividingBy: 2) == 1) != startsBack
  }

  private func course(of run: Double) -> any Course { run < 1 ? first : isBack(run) ? back : forth }

  /// The time at which a run starts; the runs after the first alternate.
  private func start(of run: Double) -> Double {
    guard run >= 1 else { return 0 }
    let pairs = ((run - 1) / 2).rounded(.down)
    let odd = run - 1 - 2 * pairs
    return first.duration + pairs * (forth.duration + back.duration) + (odd > 0 ? course(of: 1).duration : 0)
  }

  private func run(at time: Double) -> Double {
    let later = time - first.duration
    guard later >= 0 else { return 0 }
    let pair = forth.duration + back.duration
    let pairs = (later / pair).rounded(.down)
    let run = 1 + 2 * pairs + (later - pairs * pair >= course(of: 1).duration ? 1 : 0)
    return min(run, runs - 1)
  }
}
