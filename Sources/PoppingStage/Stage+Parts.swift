import PoppingCore

/// An effect that plays as a part of a compound, on a stage of its own that lies on the compound's.
struct StagePart: Sendable {
  /// What plays.
  let effect: any Effect

  /// Where it plays, in fractions of the compound's width and height.
  var area = Rect(0, 0, 1, 1)

  /// Whether left and right are exchanged.
  var isMirrored = false
}

extension Stage {
  /// Brings a part onto the stage, in front of the others; where parts take turns, in their place.
  ///
  /// It is set up when it first enters. One that was there before goes on as it was left.
  ///
  /// - Returns: The part's stage; nil when there is no part of that number.
  @discardableResult
  func enter(_ number: Int) -> Stage? {
    guard parts.indices.contains(number) else { return nil }
    let stage = partStages[number] ?? setUp(parts[number])
    partStages[number] = stage
    if takesTurns {
      for other in enteredParts { other.root.isHidden = other !== stage }
    }
    return stage
  }

  /// Brings the part onto the stage whose turn it is after the present one, after the last the first.
  func enterNext() {
    let present = partStages.first { !$0.value.root.isHidden }?.key ?? -1
    if !parts.isEmpty { enter((present + 1) % parts.count) }
  }

  /// The stages of the parts that have entered, from the back to the front.
  var enteredParts: [Stage] { parts.indices.compactMap { partStages[$0] } }

  private func setUp(_ part: StagePart) -> Stage {
    let frame = part.area.onWholeCells(of: bounds.size)
    let stage = Stage(
      part.effect, bounds: Rect(origin: .zero, size: frame.size), tuning: tuning, library: library,
      animator: animator, partOf: self)
    stage.root.frame = frame
    stage.root.isMirrored = part.isMirrored
    root.add(stage.root)
    return stage
  }
}

extension Rect {
  /// This rectangle in fractions of a size, in points and with its edges at those of cells, so that text stands as on a
  /// stage of its own.
  fileprivate func onWholeCells(of size: Size) -> Rect {
    func edge(_ fraction: Double, _ length: Double, _ cell: Double) -> Double {
      (min(max(fraction, 0), 1) * length / cell).rounded() * cell
    }
    let left = edge(minX, size.width, Stage.cell.width)
    let top = edge(minY, size.height, Stage.cell.height)
    return Rect(
      left, top, max(0, edge(maxX, size.width, Stage.cell.width) - left),
      max(0, edge(maxY, size.height, Stage.cell.height) - top))
  }
}
