import PoppingCore

/// A thumb on a track that is drawn to a value from 0 at the left to 1 at the right.
///
/// The thumb's middle stands at the value's fraction of the width. A touch on the thumb takes hold of it where it is, one
/// beside it brings it there; it then follows the touch, also above and below the slider. Whatever changes the value
/// sends `.valueChanged`; `value` set by the program sends nothing.
public final class Slider: Control {
  /// Where the thumb stands, 0 to 1; what lies beyond, or is no number, is brought within.
  public var value: Double {
    get { share }
    set {
      share = newValue > 0 ? min(newValue, 1) : 0
      layOut()
    }
  }

  private var share = 0.0
  private let fill = Layer("fill")
  private let thumb = Layer("thumb")
  /// How far right of the thumb's middle it was taken hold of, in points.
  private var grasp = 0.0

  /// The height of the track, in points.
  private static let trackHeight = 4.0

  /// Makes a slider; the thumb is as high as the frame and stands out by half its width at the ends.
  public init(_ name: String = "slider", frame: Rect, value: Double = 0, color: Color = Color(52, 152, 219)) {
    super.init(name)
    look.frame = frame
    let size = frame.size
    let track = Layer("track", frame: Rect(center: Point(size.width / 2, size.height / 2), size: size))
    track.bounds.size.height = Self.trackHeight
    track.backgroundColor = Color(189, 195, 199)
    fill.backgroundColor = color
    for line in [track, fill] { line.cornerRadius = Self.trackHeight / 2 }
    thumb.backgroundColor = color
    thumb.cornerRadius = size.height / 2
    for layer in [track, fill, thumb] { add(layer) }
    self.value = value
  }

  private func layOut() {
    let size = look.bounds.size
    let middle = size.height / 2
    fill.frame = Rect(0, middle - Self.trackHeight / 2, share * size.width, Self.trackHeight)
    thumb.frame = Rect(center: Point(share * size.width, middle), size: Size(size.height, size.height))
  }

  override var grip: Point? { Point(min(share, 0.999), 0.5) }

  override func handle(_ touch: Touch) {
    let width = look.bounds.width
    if isEnabled, width > 0, touch.phase == .began || touch.phase == .moved,
      let place = pointInSuperlayer(touch.location).flatMap({ look.projection.inverse?.apply(to: $0) })
    {
      if touch.phase == .began {
        let distance = place.x - share * width
        grasp = distance.magnitude <= look.bounds.height / 2 ? distance : 0
      }
      let old = share
      value = (place.x - grasp) / width
      if share != old { send(.valueChanged) }
    }
    super.handle(touch)
  }
}
