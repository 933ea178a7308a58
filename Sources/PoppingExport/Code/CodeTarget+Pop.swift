extension CodeTarget {
  static let pop = CodeTarget(
    "pop", "POP (Objective-C)", header: ["#import <pop/POP.h>"]
  ) { spring in
    let name = spring.identifier
    func number(_ value: Double) -> String { "@(\(CodeNumber.exact(value)))" }
    return CodePassage(
      notes: bounciness(of: spring),
      lines: [
        "POPSpringAnimation *\(name) = "
          + "[POPSpringAnimation animationWithPropertyNamed:kPOPLayerPositionX];",
        "\(name).dynamicsMass = \(CodeNumber.exact(spring.spring.mass));",
        "\(name).dynamicsTension = \(CodeNumber.exact(spring.spring.stiffness));",
        "\(name).dynamicsFriction = \(CodeNumber.exact(spring.spring.damping));",
        "\(name).fromValue = \(number(spring.from));",
        "\(name).toValue = \(number(spring.to));",
        "\(name).velocity = \(number(spring.velocity));",
      ])
  }

  static let popping = CodeTarget(
    "popping", "Popping", header: ["import PoppingCore"]
  ) { spring in
    let name = spring.identifier
    func argument(_ label: String, _ value: Double) -> String { "\(label): \(CodeNumber.exact(value))" }
    let physics = [
      argument("mass", spring.spring.mass), argument("stiffness", spring.spring.stiffness),
      argument("damping", spring.spring.damping),
    ]
    let ends = [
      argument("from", spring.from), argument("to", spring.to), argument("velocity", spring.velocity),
    ]
    return CodePassage(
      notes: bounciness(of: spring),
      lines: [
        "let \(name) = try Spring(\(physics.joined(separator: ", ")))",
        "let \(name)Animation = Animation<Double>.spring(",
        "  \(ends.joined(separator: ", ")), \(name))",
      ])
  }

  /// The spring in POP's own terms, where it has any that people would use.
  private static func bounciness(of spring: CodeSpring) -> [String] {
    guard let bounciness = spring.spring.bounciness, let speed = spring.spring.speed else { return [] }
    // Rounding may carry a number that was 0 or 20 beyond it.
    let nominal = -1e-9...20.000_000_001
    guard nominal.contains(bounciness), nominal.contains(speed) else { return [] }
    return [
      "The same motion as bounciness \(CodeNumber.rounded(bounciness, places: 4)) "
        + "and speed \(CodeNumber.rounded(speed, places: 4))."
    ]
  }
}
