import PoppingCore
import PoppingPicture

/// A rectangle on the stage, with what it shows and the layers it holds.
///
/// A layer's animatable properties are those of its `look` and are read and set as if they were its own:
/// `layer.opacity = 0.5`.
@dynamicMemberLookup
open class Layer {
  /// A name for scripts and traces; unique on a stage where a script refers to it.
  public var name: String

  /// All that animations can move.
  public var look: Look {
    get { storage.values }
    set { storage.values = newValue }
  }

  /// Where the look lives; animations write it in place.
  let storage = AnimatedStorage(Look())

  /// The text shown in the middle of the layer; it keeps its size whatever the layer's scale.
  public var text: Text?

  /// The picture that fills the bounds.
  public var picture: Picture?

  /// The part of the picture that is shown, in fractions of its width and height.
  public var pictureRect = Rect(0, 0, 1, 1)

  /// A blend of colours that fills the bounds, over the background colour.
  public var gradient: Gradient?

  /// A path that is filled and drawn, over the background and the picture.
  ///
  /// `fillColor`, `strokeColor` and `lineWidth` say how; joins are round. The bounds do not cut it off.
  public var path: Path?

  /// A path along which the layer and all it holds is cut.
  public var maskPath: Path?

  /// What counts as inside the paths.
  public var fillRule = FillRule.nonZero

  /// How the ends of the path's stroke look.
  public var lineCap = LineCap.butt

  /// Whether what the layer shows and holds is mirrored, left for right, about the middle of its bounds.
  ///
  /// Text stays readable and changes its alignment; what looks at the viewer keeps doing so.
  public var isMirrored = false

  /// Whether the layer and all it holds is left out.
  public var isHidden = false

  /// Whether what the layer holds is cut off at its bounds.
  public var masksToBounds = false

  /// Whether the layer shows when it is seen from behind.
  public var isDoubleSided = true

  /// Whether touches reach the layer and what it holds.
  public var acceptsTouches = true

  /// The layer that holds this one.
  public private(set) weak var superlayer: Layer?

  /// The layers held, from the back to the front where their `zPosition` is the same.
  public private(set) var sublayers: [Layer] = []

  /// The stage of which this is the root.
  weak var ownStage: Stage?
  var pendingAnimations: [(Layer) -> Void] = []
  var gestureAction: ((Layer, Gesture) -> Void)?
  private var gesture: Gesture?

  /// Makes a layer without size.
  public init(_ name: String = "") {
    self.name = name
  }

  /// Makes a layer that covers a rectangle of its superlayer.
  public convenience init(_ name: String = "", frame: Rect) {
    self.init(name)
    look.frame = frame
  }

  /// Reads or sets one of the animatable properties.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Look, Value>) -> Value {
    get { storage.values[keyPath: keyPath] }
    set { storage.values[keyPath: keyPath] = newValue }
  }

  deinit { storage.detach() }

  /// Adds a layer in front of the others; one that is held elsewhere is taken from there.
  public func add(_ layer: Layer) {
    layer.removeFromSuperlayer()
    sublayers.append(layer)
    layer.superlayer = self
    if stage != nil { layer.startPendingAnimations() }
  }

  /// Takes the layer out of the one that holds it.
  public func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Puts a layer that is held before its neighbours.
  public func bringToFront(_ layer: Layer) {
    guard let index = sublayers.firstIndex(where: { $0 === layer }) else { return }
    sublayers.append(sublayers.remove(at: index))
  }

  /// Whether a touch that begins on the layer is answered here.
  var answersTouches: Bool { gestureAction != nil }

  /// Where arrow keys take hold of the layer, in fractions of its width and height; nil where it is not drawn about.
  var grip: Point? { Point(0.5, 0.5) }

  /// Answers a touch that began on the layer; its location is in points of the stage.
  func handle(_ touch: Touch) {
    guard let location = pointInSuperlayer(touch.location) else { return }
    let inside = Touch(phase: touch.phase, location: location, time: touch.time)
    if touch.phase == .began {
      let gesture = Gesture(inside)
      self.gesture = gesture
      gestureAction?(self, gesture)
    } else if let gesture, gesture.update(inside) {
      gestureAction?(self, gesture)
    }
  }
}
