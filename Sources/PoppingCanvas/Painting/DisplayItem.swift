import PoppingStage

/// One thing to paint: where, through which masks, how strongly, and with what.
struct DisplayItem: Equatable {
  /// What is covered.
  var shape: Shape

  /// What is covered where that is a path; the shape then only says where.
  var mask: MaskSource?

  /// What is left out of it, the inside of a border: a place in the list's masks.
  var hole: Int?

  /// The innermost mask's place in the list; nil without a mask.
  var clip: Int?

  /// The opacity, above 0 and at most 1.
  var opacity: Double

  /// What it is painted with.
  var source: Source

  enum Source: Equatable {
    case solid(SIMD3<UInt8>)
    case gradient(GradientSource)
    case picture(PictureSource)
    case text(TextRun)
  }

  /// Whether it hides all that is behind it, over the whole of a canvas.
  func covers(_ canvas: SampleBox) -> Bool {
    guard case .solid = source, mask == nil, hole == nil, clip == nil, opacity == 1, shape.radius == 0,
      shape.box == canvas
    else { return false }
    return [canvas.left, canvas.right - 1].allSatisfy { x in
      [canvas.top, canvas.bottom - 1].allSatisfy { y in
        shape.coverage(x: Double(x) + 0.5, y: Double(y) + 0.5) == 1
      }
    }
  }
}

/// A mask that a layer lays over all it holds, or the inside of a border.
struct Clip: Equatable {
  var shape: Shape

  /// What is let through where that is a path.
  var mask: MaskSource?

  /// The next mask outwards.
  var parent: Int?
}

/// A blend of two colours as it is seen on the canvas.
struct GradientSource: Equatable {
  /// The factors of x, y and 1 in the place along the blend, before division by `weight`; 0 is its start, 1 its end.
  var place: SIMD3<Double>

  /// The factors of x, y and 1 in what the place is divided by.
  var weight: SIMD3<Double>

  /// Red, green, blue (multiplied by alpha) and alpha at the start, 0 to 255.
  var start: SIMD4<Float>

  /// The same at the end.
  var end: SIMD4<Float>

  /// Makes what a gradient looks like on a shape; nil when its line has no length.
  init?(_ gradient: Gradient, on shape: Shape, opacity: Double) {
    let rect = shape.rect
    let from = Point(rect.minX + gradient.start.x * rect.width, rect.minY + gradient.start.y * rect.height)
    let way = Point(
      (gradient.end.x - gradient.start.x) * rect.width, (gradient.end.y - gradient.start.y) * rect.height)
    let square = way.x * way.x + way.y * way.y
    guard square > 0, square.isFinite, from.x.isFinite, from.y.isFinite else { return nil }
    let inverse = shape.inverse
    let offset = from.x * way.x + from.y * way.y
    place = (inverse.x * way.x + inverse.y * way.y - inverse.w * offset) / square
    weight = inverse.w
    start = GradientSource.premultiplied(gradient.startColor, opacity)
    end = GradientSource.premultiplied(gradient.endColor, opacity)
    guard start.w > 0 || end.w > 0 else { return nil }
  }

  private static func premultiplied(_ color: Color, _ opacity: Double) -> SIMD4<Float> {
    let alpha = color.alpha.share * opacity
    let channels = SIMD4(color.red.share * alpha, color.green.share * alpha, color.blue.share * alpha, alpha)
    return SIMD4<Float>(channels * 255)
  }
}

/// A picture as it is seen on the canvas.
struct PictureSource: Equatable {
  /// Names the filtered picture; never used again for another.
  var id: Int

  /// The place of the filtered picture in the store.
  var index: Int

  /// The map from samples to the filtered picture's pixels.
  var mapping: Projection
}

/// A text laid out in cells.
struct TextRun: Equatable {
  /// Names the layout; never used again for another.
  var id: Int

  /// The place of the layout in the store.
  var index: Int

  /// The column that the lines start at, end before, or are centred about, for lines of an even number of cells.
  var column: Int

  /// The column that a centred line of one cell stands in.
  var oddColumn: Int

  /// The row of the first line.
  var row: Int

  var color: SIMD3<UInt8>
}

extension Double {
  /// The number within 0 and 1; 0 for what is no number.
  var share: Double { self > 0 ? min(self, 1) : 0 }
}

extension Color {
  /// Red, green and blue as bytes.
  var bytes: SIMD3<UInt8> { SIMD3(Color.byte(red), Color.byte(green), Color.byte(blue)) }

  private static func byte(_ value: Double) -> UInt8 { UInt8(value.share * 255 + 0.5) }
}
