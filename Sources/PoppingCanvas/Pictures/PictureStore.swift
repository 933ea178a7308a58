import PoppingStage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Pictures in the sizes they are shown in, kept from frame to frame.
struct PictureStore {
  private struct Entry {
    let id: Int
    // Held so that its pixels stay where they are: the address names the picture.
    let picture: Picture
    let part: Rect
    let width: Int
    let height: Int
    let filtered: FilteredPicture
    var lastUse: Int
  }

  private var entries: [Entry] = []
  private var nextID = 0
  private var frame = 0

  /// Sizes that no frame has shown for so long are given up.
  private static let greatestAge = 8
  private static let capacity = 64

  /// Begins a frame: what has not been shown lately is forgotten, and indices from earlier frames lose their meaning.
  mutating func prepare() {
    frame += 1
    guard entries.count > PictureStore.capacity / 2 else { return }
    entries.removeAll { frame - $0.lastUse > PictureStore.greatestAge }
  }

  /// The filtered picture at a place in the store.
  func filtered(at index: Int) -> FilteredPicture { entries[index].filtered }

  /// What a picture looks like on a shape; nil when nothing of it is shown.
  mutating func source(for picture: Picture, _ part: Rect, on shape: Shape, _ projection: Projection)
    -> PictureSource?
  {
    let rect = shape.rect
    let shrinking = PictureStore.shrinking(of: shape, projection)
    func samples(_ points: Double) -> Int {
      Int(max(1, min(2048, (points / Samples.points / shrinking).rounded(.up))))
    }
    guard picture.width > 0, picture.height > 0,
      let index = index(for: picture, part, width: samples(rect.width), height: samples(rect.height))
    else { return nil }
    entries[index].lastUse = frame
    let filtered = entries[index].filtered
    let inverse = shape.inverse
    let mapping = Projection(
      x: (inverse.x - inverse.w * rect.minX) * (Double(filtered.width) / rect.width),
      y: (inverse.y - inverse.w * rect.minY) * (Double(filtered.height) / rect.height), w: inverse.w)
    return PictureSource(id: entries[index].id, index: index, mapping: mapping)
  }

  /// The power of two by which the layer's own size can be divided, since it is shown at least that much smaller.
  private static func shrinking(of shape: Shape, _ projection: Projection) -> Double {
    let rect = shape.rect
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ].compactMap { projection.apply(to: $0) }
    guard corners.count == 4 else { return 1 }
    func scale(_ from: Int, _ to: Int, _ length: Double) -> Double {
      let side = corners[to] - corners[from]
      return (side.x * side.x + side.y * side.y).squareRoot() * Samples.points / length
    }
    let greatest = max(
      scale(0, 1, rect.width), scale(3, 2, rect.width), scale(1, 2, rect.height), scale(0, 3, rect.height))
    var factor = 1.0
    while factor < 256, greatest * factor <= 0.5 { factor *= 2 }
    return factor
  }

  private mutating func index(for picture: Picture, _ part: Rect, width: Int, height: Int) -> Int? {
    let address = picture.pixels.withUnsafeBufferPointer { $0.baseAddress }
    let known = entries.firstIndex { entry in
      entry.width == width && entry.height == height && entry.part == part
        && entry.picture.width == picture.width && entry.picture.height == picture.height
        && entry.picture.pixels.withUnsafeBufferPointer { $0.baseAddress } == address
    }
    if let known { return known }
    guard let filtered = FilteredPicture(picture, part: part, width: width, height: height) else {
      return nil
    }
    entries.append(
      Entry(
        id: nextID, picture: picture, part: part, width: width, height: height, filtered: filtered,
        lastUse: frame))
    nextID += 1
    return entries.count - 1
  }
}
