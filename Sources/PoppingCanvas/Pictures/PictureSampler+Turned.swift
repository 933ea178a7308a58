import PoppingStage

extension PictureSampler {
  /// The most places in a row, and of rows, that one sample is made from.
  private static let greatestTaps = 6.0

  /// Makes the colours of a row ready when the picture is turned: several interpolated places a sample.
  func fillTurned(_ rows: SourceRows, _ y: Double, _ start: Int, _ end: Int) {
    for x in start..<end { set(rows, x, color(Double(x) + 0.5, y)) }
  }

  private func color(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let weight = mapping.w.x * x + mapping.w.y * y + mapping.w.z
    guard weight > 0 else { return .zero }
    let u = (mapping.x.x * x + mapping.x.y * y + mapping.x.z) / weight
    let v = (mapping.y.x * x + mapping.y.y * y + mapping.y.z) / weight
    guard u.magnitude < 1e6, v.magnitude < 1e6 else { return .zero }
    // The sample's sides as ways in the picture.
    let right = SIMD2(mapping.x.x - u * mapping.w.x, mapping.y.x - v * mapping.w.x) / weight
    let down = SIMD2(mapping.x.y - u * mapping.w.y, mapping.y.y - v * mapping.w.y) / weight
    let across = taps(right)
    let along = taps(down)
    var sum = SIMD4<Float>.zero
    for row in 0..<along {
      for column in 0..<across {
        let place =
          right * ((Double(column) + 0.5) / Double(across) - 0.5)
          + down * ((Double(row) + 0.5) / Double(along) - 0.5)
        sum += interpolated(u + place.x, v + place.y)
      }
    }
    return sum / Float(across * along)
  }

  /// How many places are looked at along a side: as many as it is pixels long.
  private func taps(_ side: SIMD2<Double>) -> Int {
    let length = (side * side).sum().squareRoot()
    return length > 1 ? Int(min(PictureSampler.greatestTaps, length + 0.99)) : 1
  }

  private func interpolated(_ u: Double, _ v: Double) -> SIMD4<Float> {
    let x = max(0, min(Double(width - 1), u - 0.5))
    let y = max(0, min(Double(height - 1), v - 0.5))
    let (column, row) = (Int(x), Int(y))
    let (shareX, shareY) = (Float(x - Double(column)), Float(y - Double(row)))
    let nextColumn = min(width - 1, column + 1)
    let nextRow = min(height - 1, row + 1)
    let upper = pixel(column, row) * (1 - shareX) + pixel(nextColumn, row) * shareX
    let lower = pixel(column, nextRow) * (1 - shareX) + pixel(nextColumn, nextRow) * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  @inline(__always)
  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let place = pixels + (row * width + column) * 4
    return SIMD4(Float(place[0]), Float(place[1]), Float(place[2]), Float(place[3]))
  }
}
