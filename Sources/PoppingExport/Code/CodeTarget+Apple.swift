extension CodeTarget {
  static let swiftUI = CodeTarget(
    "swiftui", "SwiftUI", header: ["import SwiftUI"]
  ) { spring in
    let critical = spring.isOverdamped ? ", allowOverDamping: true" : ""
    let (velocity, notes) = relativeVelocity(of: spring, unit: "SwiftUI")
    return CodePassage(
      notes: ["iOS 17, macOS 14 or later."] + notes,
      lines: [
        "let \(spring.identifier) = Animation.interpolatingSpring(",
        "  Spring(\(physics(of: spring))\(critical)),",
        "  initialVelocity: \(CodeNumber.exact(velocity)))",
        "// withAnimation(\(spring.identifier)) { value = \(CodeNumber.exact(spring.to)) }",
      ])
  }

  static let uiKit = CodeTarget(
    "uikit", "UIKit", header: ["import UIKit"]
  ) { spring in
    let (velocity, notes) = relativeVelocity(of: spring, unit: "UIKit")
    let share = CodeNumber.exact(velocity)
    let time = spring.settlingTime
    let overdamping =
      spring.isOverdamped
      ? ["UIKit cannot be told to allow damping above the critical one; core-animation can."] : []
    return CodePassage(
      notes: notes + overdamping + ["The spring decides how long it takes; UIKit ignores the duration."],
      lines: [
        "let \(spring.identifier) = UISpringTimingParameters(",
        "  \(physics(of: spring)),",
        "  initialVelocity: CGVector(dx: \(share), dy: \(share)))",
        "let \(spring.identifier)Animator = UIViewPropertyAnimator(",
        "  duration: \(time.isFinite ? CodeNumber.exact(time) : "0"), timingParameters: \(spring.identifier))",
      ])
  }

  static let coreAnimation = CodeTarget(
    "core-animation", "Core Animation", header: ["import QuartzCore"]
  ) { spring in
    let name = spring.identifier
    let (velocity, notes) = relativeVelocity(of: spring, unit: "Core Animation")
    let (overdamping, overdampingNotes) =
      spring.isOverdamped ? (["\(name).allowsOverdamping = true"], ["iOS 17, macOS 14 or later."]) : ([], [])
    let settles = spring.settlingTime.isFinite
    let ending =
      settles
      ? ["\(name).duration = \(name).settlingDuration"] : ["\(name).duration = .greatestFiniteMagnitude"]
    return CodePassage(
      notes: overdampingNotes + notes,
      lines: [
        "let \(name) = CASpringAnimation(keyPath: \"transform.scale\")",
        "\(name).mass = \(CodeNumber.exact(spring.spring.mass))",
        "\(name).stiffness = \(CodeNumber.exact(spring.spring.stiffness))",
        "\(name).damping = \(CodeNumber.exact(spring.spring.damping))",
        "\(name).initialVelocity = \(CodeNumber.exact(velocity))",
      ] + overdamping + [
        "\(name).fromValue = \(CodeNumber.exact(spring.from))",
        "\(name).toValue = \(CodeNumber.exact(spring.to))",
      ] + ending)
  }

  private static func physics(of spring: CodeSpring) -> String {
    [
      ("mass", spring.spring.mass), ("stiffness", spring.spring.stiffness),
      ("damping", spring.spring.damping),
    ]
    .map { "\($0.0): \(CodeNumber.exact($0.1))" }.joined(separator: ", ")
  }

  /// The velocity in shares of the distance, as Apple's springs take it; without a distance there is none.
  private static func relativeVelocity(of spring: CodeSpring, unit: String) -> (Double, [String]) {
    if let velocity = spring.relativeVelocity {
      return (velocity, velocity == 0 ? [] : ["The velocity is a share of the distance per second."])
    }
    return (
      0,
      [
        "\(unit) takes velocities as shares of the distance; without a distance, "
          + "\(CodeNumber.short(spring.velocity)) per second cannot be expressed."
      ]
    )
  }
}
