/// The touches that show an effect, one after another.
///
/// Steps come at times of the stage, not of a frame, so that a script plays the same whatever the frame rate.
public struct Script: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The steps in order.
  public var steps: [Step]

  /// Makes a script from its steps.
  public init(arrayLiteral steps: Step...) { self.steps = steps }

  /// Makes a script from its steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// Whether a hand does anything in it that an effect can answer: a touch, a key or a text.
  public var touchesSomething: Bool {
    steps.contains { step in
      switch step {
      case .touchDown, .press, .type: true
      case .move, .touchUp, .touchCancel, .wait, .settle: false
      case .perform(let parts): parts.contains(where: \.script.touchesSomething)
      }
    }
  }

  /// A thing that a hand does.
  public enum Step: Hashable, Sendable {
    /// Puts the finger down.
    case touchDown(Place)
    /// Draws the finger to a place in so many seconds, gently at both ends.
    case move(to: Place, over: Double)
    /// Lets go.
    case touchUp
    /// Loses the touch, as when a window takes it away.
    case touchCancel
    /// Types a text, a grapheme cluster each so many seconds.
    case type(String, every: Double)
    /// Presses a key.
    case press(Key)
    /// Does nothing for so many seconds.
    case wait(Double)
    /// Waits until nothing moves any more.
    case settle
    /// Lets parts of a compound perform their scripts at the same time, each with a finger of its own, to the last's end.
    case perform([Part])
  }

  /// What a part of a compound performs; see `AnyEffect`.
  public struct Part: Hashable, Sendable {
    /// The part's number, from 0.
    let number: Int

    /// The touches on the part; places are on its own stage.
    public let script: Script
  }

  /// A place on the stage.
  public struct Place: Hashable, Sendable {
    /// The name of the layer whose bounds are meant; nil for the stage.
    public let layer: String?

    /// Where in the bounds, in fractions of their width and height.
    public let fraction: Point

    /// The middle of the stage.
    public static let center = Place(x: 0.5, y: 0.5)

    /// A place in the layer of that name, or on the stage, in fractions of its width and height.
    public init(in layer: String? = nil, x: Double, y: Double) {
      self.layer = layer
      fraction = Point(x, y)
    }

    /// The middle of the layer of that name.
    public static func center(of layer: String) -> Place { Place(in: layer, x: 0.5, y: 0.5) }

    /// A place in the layer of that name, in fractions of its width and height.
    public static func at(_ x: Double, _ y: Double, in layer: String? = nil) -> Place {
      Place(in: layer, x: x, y: y)
    }
  }
}
