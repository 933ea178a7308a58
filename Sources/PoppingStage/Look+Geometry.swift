import PoppingCore

extension Look {
  /// The rectangle that the unturned, unscaled layer covers in its superlayer, in points.
  public var frame: Rect {
    get {
      Rect(
        position.x - anchorPoint.x * bounds.width, position.y - anchorPoint.y * bounds.height,
        bounds.width, bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = Point(
        newValue.minX + anchorPoint.x * newValue.width, newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The size of the bounds, in points.
  public var size: Size {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// The map from the layer's own plane to its superlayer's.
  ///
  /// The lean, then scale, then the turns about x, y and z, then the translation, then perspective, all about the anchor point; the
  /// order in which POP composes a layer's transform.
  public var projection: Projection {
    let (sinX, cosX) = sineAndCosine(rotationX)
    let (sinY, cosY) = sineAndCosine(rotationY)
    let (sinZ, cosZ) = sineAndCosine(rotationZ)
    // The images of the unit vectors along x and y; rows of the product of the three rotation matrices.
    let imageX = SIMD3(cosY * cosZ, cosY * sinZ, -sinY) * scale.x
    let imageY =
      SIMD3(sinX * sinY * cosZ - cosX * sinZ, sinX * sinY * sinZ + cosX * cosZ, sinX * cosY) * scale.y
      + imageX * lean
    let anchor = Point(
      bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
    let shift =
      SIMD3(translation.x, translation.y, translationZ) - imageX * anchor.x - imageY * anchor.y
    let w = SIMD3(-imageX.z, -imageY.z, -shift.z) * perspective + SIMD3(0, 0, 1)
    return Projection(
      x: SIMD3(imageX.x, imageY.x, shift.x) + w * position.x,
      y: SIMD3(imageX.y, imageY.y, shift.y) + w * position.y,
      w: w
    )
  }
}

extension Look {
  /// How far to the right the lean takes what is one point further down, in points.
  private var lean: Double {
    guard skewX != .zero, skewX.radians.isFinite else { return 0 }
    let limit = Angle.degrees(89).radians
    let (sine, cosine) = sineAndCosine(.radians(min(max(skewX.radians, -limit), limit)))
    return sine / cosine
  }
}

private func sineAndCosine(_ angle: Angle) -> (sine: Double, cosine: Double) {
  angle.radians == 0 ? (0, 1) : (sine(angle.radians), cosine(angle.radians))
}
