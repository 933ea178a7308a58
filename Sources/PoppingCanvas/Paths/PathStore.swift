import PoppingStage

/// The paths of a frame as masks; those that have not changed are taken over from the frame before.
struct PathStore {
  /// What a mask depends on; what differs most often comes first.
  private struct Key: Equatable {
    let projection: Projection
    let ink: PathInk
    let limits: SampleBox
    let path: Path
  }

  private struct Entry {
    let key: Key
    /// The place of the mask; nil when nothing is to be seen.
    let found: (shape: Shape, mask: MaskSource)?
  }

  /// The masks of this frame.
  private(set) var masks: [PathMask] = []
  private var entries: [Entry] = []
  private var lastMasks: [PathMask] = []
  private var lastEntries: [Entry] = []
  private var nextID = 0

  /// Begins a frame; indices from the frame before lose their meaning.
  mutating func prepare() {
    guard !entries.isEmpty || !lastEntries.isEmpty else { return }
    swap(&masks, &lastMasks)
    swap(&entries, &lastEntries)
    masks.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// What a path covers inside the limits, and a shape whose box holds it; nil when that is nothing.
  mutating func mask(
    of path: Path, _ ink: PathInk, _ projection: Projection, limits: SampleBox
  ) -> (shape: Shape, mask: MaskSource)? {
    let key = Key(projection: projection, ink: ink, limits: limits, path: path)
    let found = kept(key) ?? made(key)
    entries.append(Entry(key: key, found: found))
    return found
  }

  /// The mask of the frame before, most likely asked for at the same turn; an inner nil is a path that shows nothing.
  private mutating func kept(_ key: Key) -> (shape: Shape, mask: MaskSource)?? {
    let turn = entries.count
    let place =
      turn < lastEntries.count && lastEntries[turn].key == key
      ? turn : lastEntries.firstIndex { $0.key == key }
    guard let place else { return nil }
    guard let (shape, mask) = lastEntries[place].found else { return .some(nil) }
    masks.append(lastMasks[mask.index])
    return (shape, MaskSource(id: mask.id, index: masks.count - 1))
  }

  private mutating func made(_ key: Key) -> (shape: Shape, mask: MaskSource)? {
    guard !key.limits.isEmpty else { return nil }
    let outline = PathOutline(key.path, key.ink, through: key.projection)
    guard let mask = PathMask(outline, limits: key.limits) else { return nil }
    // The box alone counts of this shape: the samples themselves, as a rectangle that nothing moves.
    let box = mask.box
    let rect = Rect(
      Double(box.left), Double(box.top), Double(box.right - box.left), Double(box.bottom - box.top))
    guard var shape = Shape(rect, radius: 0, projection: .identity, limits: key.limits) else { return nil }
    shape.limit(to: box)
    masks.append(mask)
    nextID += 1
    return (shape, MaskSource(id: nextID, index: masks.count - 1))
  }
}

/// A mask that stands in the store.
struct MaskSource: Equatable {
  /// Names the mask; never used again for another.
  var id: Int

  /// The place in the store, which holds for one frame.
  var index: Int

  static func == (left: MaskSource, right: MaskSource) -> Bool { left.id == right.id }
}

/// What of a path is covered.
enum PathInk: Equatable {
  /// What it encloses.
  case fill(FillRule)
  /// A line along it.
  case stroke(Stroke)

  struct Stroke: Equatable {
    /// The line's width in points.
    var width: Double
    var cap: LineCap

    /// Where the line starts and ends, in fractions of the path's length.
    var start: Double
    var end: Double
  }
}
