extension CodeTarget {
  static let android = CodeTarget(
    "android", "Android views",
    header: [
      "import androidx.dynamicanimation.animation.DynamicAnimation",
      "import androidx.dynamicanimation.animation.SpringAnimation",
    ]
  ) { spring in
    CodePassage(
      notes: ["Android keeps these numbers with 24 bits; values are in the property's own unit."],
      lines: [
        "val \(spring.identifier)Animation = "
          + "SpringAnimation(view, DynamicAnimation.TRANSLATION_X, \(float(spring.to))).apply {",
        "  spring.stiffness = \(float(spring.spring.stiffness / spring.spring.mass))",
        "  spring.dampingRatio = \(float(spring.spring.dampingRatio))",
        "  setStartValue(\(float(spring.from)))",
        "  setStartVelocity(\(float(spring.velocity)))",
        "  setMinimumVisibleChange(\(float(spring.threshold)))",
        "}",
      ])
  }

  static let compose = CodeTarget(
    "compose", "Jetpack Compose",
    header: [
      "import androidx.compose.animation.core.Animatable",
      "import androidx.compose.animation.core.spring",
    ]
  ) { spring in
    let name = spring.identifier
    return CodePassage(
      notes: ["Compose keeps these numbers with 24 bits."],
      lines: [
        "val \(name)Spec = spring(",
        "  dampingRatio = \(float(spring.spring.dampingRatio)),",
        "  stiffness = \(float(spring.spring.stiffness / spring.spring.mass)),",
        "  visibilityThreshold = \(float(spring.threshold)),",
        ")",
        "val \(name)Value = Animatable(\(float(spring.from)))",
        "suspend fun \(name)Run() = \(name)Value.animateTo(",
        "  targetValue = \(float(spring.to)),",
        "  animationSpec = \(name)Spec,",
        "  initialVelocity = \(float(spring.velocity)),",
        ")",
      ])
  }

  static let flutter = CodeTarget(
    "flutter", "Flutter", header: ["import 'package:flutter/physics.dart';"]
  ) { spring in
    let name = spring.identifier
    let mass = spring.spring.mass
    // Versions that miscounted other masses are still in use (flutter/flutter#163858).
    return CodePassage(
      notes: mass == 1 ? [] : ["Stiffness and damping are for mass 1; the motion is the same."],
      lines: [
        "final \(name) = SpringSimulation(",
        "  const SpringDescription(",
        "    mass: 1,",
        "    stiffness: \(CodeNumber.exact(spring.spring.stiffness / mass)),",
        "    damping: \(CodeNumber.exact(spring.spring.damping / mass)),",
        "  ),",
        "  \(CodeNumber.exact(spring.from)), // from",
        "  \(CodeNumber.exact(spring.to)), // to",
        "  \(CodeNumber.exact(spring.velocity)), // velocity, per second",
        "  tolerance: const Tolerance(",
        "    distance: \(CodeNumber.exact(spring.threshold)),",
        "    velocity: \(CodeNumber.exact(spring.threshold * spring.spring.naturalFrequency)),",
        "  ),",
        ");",
        "// AnimationController.unbounded(vsync: this).animateWith(\(name));",
      ])
  }

  /// A number of Kotlin's type `Float`.
  private static func float(_ number: Double) -> String { "\(CodeNumber.exact(number))f" }
}
