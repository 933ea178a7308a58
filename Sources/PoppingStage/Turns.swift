/// Turns that elements take one after another; a new round takes the place of the turns still to come.
///
/// An element goes on with what it does until its turn comes, so that a change of mind in mid-flight makes none of them
/// jump or stand still.
///
///     let turns = Turns(on: stage)
///     turns.begin(rows.staggered(by: 0.05, after: 0.2)) { row in
///       row.spring(\.opacity, to: 1, tuned: rise)
///     }
public final class Turns {
  private weak var stage: Stage?
  private var round = 0

  /// Makes the turns of a stage.
  public init(on stage: Stage) { self.stage = stage }

  /// Begins a round.
  ///
  /// - Parameters:
  ///   - elements: Who takes a turn, and how many seconds from now.
  ///   - perform: What an element does in its turn.
  ///   - completion: Done when all that the turns started is over: true when it came to its end, false when any of it was
  ///     replaced or another round has begun.
  public func begin<Element>(
    _ elements: [(element: Element, delay: Double)], perform: @escaping (Element) -> Void,
    completion: Layer.Completion? = nil
  ) {
    guard let stage else { return }
    round += 1
    let round = round
    stage.animator.group {
      for (element, delay) in elements {
        stage.after(delay) { [weak self] in
          if self?.round == round { perform(element) }
        }
      }
    } onCompletion: { [weak self] finished in
      completion?(finished && self?.round == round)
    }
  }
}
