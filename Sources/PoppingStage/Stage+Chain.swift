extension Stage {
  /// A part of a chain: it starts its animations and hands `next` to the one that ends it.
  public typealias Link = (_ next: @escaping Layer.Completion) -> Void

  /// Does one thing after another, each when the one before has come to its end.
  ///
  ///     stage.chain([
  ///       { next in avatar.spring(\.scale, from: 0.001, to: 1, tuned: pop, completion: next) },
  ///       { next in title.spring(\.position.y, to: 80, tuned: rise, completion: next) },
  ///     ])
  ///
  /// An animation that is replaced or removed before its end breaks the chain there.
  public func chain(_ links: [Link]) {
    perform(links[...])
  }

  private func perform(_ links: ArraySlice<Link>) {
    guard let first = links.first else { return }
    first { [weak self] finished in
      if finished { self?.perform(links.dropFirst()) }
    }
  }
}
