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
  public var look = Look()

  /// The text shown in the middle of the layer; it keeps its size whatever the layer's scale.
  public var text: Text?

  /// The picture that fills the bounds.
  public var picture: Picture?

  /// The part of the picture that is shown, in fractions of its width and height.
  public var pictureRect = Rect(0, 0, 1, 1)

  /// A blend of colours that fills the bounds, over the background colour.
  public var gradient: Gradient?

  /// Whether the layer and all it holds is left out.
  public var isHidden = false

  /// Whether what the layer holds is cut off at its bounds.
  public var masksToBounds = false

  /// Whether the layer shows when it is seen from behind.
  public var isDoubleSided = true

  /// The layer that holds this one.
  public private(set) weak var superlayer: Layer?

  /// The layers held, from the back to the front where their `zPosition` is the same.
  public private(set) var sublayers: [Layer] = []

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
    get { look[keyPath: keyPath] }
    set { look[keyPath: keyPath] = newValue }
  }

  /// Adds a layer in front of the others; one that is held elsewhere is taken from there.
  public func add(_ layer: Layer) {
    layer.removeFromSuperlayer()
    sublayers.append(layer)
    layer.superlayer = self
  }

  /// Takes the layer out of the one that holds it.
  public func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Puts a layer that is held behind or before its neighbours.
  public func bringToFront(_ layer: Layer) {
    guard let index = sublayers.firstIndex(where: { $0 === layer }) else { return }
    sublayers.append(sublayers.remove(at: index))
  }
}
